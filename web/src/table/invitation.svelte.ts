// The link to a table, as others reach it. The server knows by which address that is; until it has said so, and
// when it cannot be asked, it is the one of this page.
import { get } from "../api";

export class Invitation {
  #link = $state("");

  constructor(table: () => string) {
    $effect(() => {
      const id = table();
      this.#link = `${location.origin}/t/${id}`;
      get("GET /api/tables/{table}/invite", id).then(
        ({ link }) => (this.#link = link),
        () => undefined,
      );
    });
  }

  get link(): string {
    return this.#link;
  }

  /** To be read from a sofa and typed. */
  get spelt(): string {
    return this.#link.replace(/^https?:\/\//, "");
  }
}

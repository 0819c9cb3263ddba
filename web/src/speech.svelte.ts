// The words of the shell in the reader's language, and those of games as pages ask for them.
import { cover, Words, words as load, type Language } from "$atoll/texts";
import type { FluentVariable } from "@fluent/bundle";

let shell = $state.raw(new Words("en", []));

/** Speak this language from now on. */
export async function speak(language: Language): Promise<void> {
  shell = await load(language);
  document.documentElement.lang = language;
}

/** A text of the shell or the house. */
export function t(id: string, data: Record<string, FluentVariable> = {}, attribute?: string): string {
  return shell.text(id, data, attribute);
}

/** Whether the shell or the house has such a text. */
export function knows(id: string): boolean {
  return shell.has(id);
}

/** The language that is spoken now. */
export function language(): Language {
  return shell.language;
}

type Fetch = (language: Language, game: string) => Promise<Words>;

/** The words of a game, in the language that is spoken; empty until they are here. */
export class GameWords {
  words = $state.raw<Words>();

  constructor(game: () => string | undefined, fetch: Fetch = load) {
    $effect(() => {
      const wanted = game();
      if (wanted) void fetch(shell.language, wanted).then((loaded) => (this.words = loaded));
    });
  }
}

/** What the cover of a game says; much less than all its words. */
export class CoverWords extends GameWords {
  constructor(game: () => string) {
    super(game, cover);
  }
}

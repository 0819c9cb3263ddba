// Tells a player that it is their turn: in the title, by the bell, and by the system when the page is hidden.
import { play } from "$atoll/sound";
import { announce } from "../announcer.svelte";
import { chosen } from "../settings.svelte";
import { t } from "../speech.svelte";

/** Whether the system will show notices for this site, or may be asked to. */
export function noticesPossible(): boolean {
  return "Notification" in window && Notification.permission !== "denied";
}

/** Ask the system for leave to show notices; whether it was given. */
export async function allowNotices(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}

async function notify(title: string, address: string): Promise<void> {
  if (!chosen.notices || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body: t("your-turn"), icon: "/icon-192.png", tag: address, data: { address } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // Phones show notices of a service worker only.
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

/** Watch for the turn of this reader; `turn` tells a new turn from the one before by its number. */
export function watchTurn(turn: () => number | null, title: () => string): void {
  let before: number | null | undefined;
  $effect(() => {
    const now = turn();
    if (before === now) return;
    // What one finds on opening the page rings no bell.
    const rings = before === null && now !== null;
    before = now;
    if (!rings) return;
    play("bell");
    announce(t("your-turn"));
    if (document.visibilityState === "hidden") void notify(title(), location.pathname);
  });
}

// What the reader has chosen on this device: language, theme, motion, sound, notices, keys, a name to offer.
// Refuses to leave the device: nothing of it is sent but the name one plays under.
import { sound } from "$atoll/sound";
import { LANGUAGES, type Language } from "$atoll/texts";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "less" | "full";
  sound: boolean;
  notices: boolean;
  /** Whether single letters do something at a table. */
  keys: boolean;
  name: string;
}

const KEPT = "atoll-settings";

function spoken(): Language {
  for (const wanted of navigator.languages) {
    const language = LANGUAGES.find((known) => wanted.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return "en";
}

/** What was kept, as far as it still means something: a field of an older version is left aside. */
function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const { language, theme, motion, sound, notices, keys, name } = found as Record<string, unknown>;
    return {
      ...(LANGUAGES.includes(language as Language) && { language: language as Language }),
      ...((theme === "system" || theme === "light" || theme === "dark") && { theme }),
      ...((motion === "system" || motion === "less" || motion === "full") && { motion }),
      ...(typeof sound === "boolean" && { sound }),
      ...(typeof notices === "boolean" && { notices }),
      ...(typeof keys === "boolean" && { keys }),
      ...(typeof name === "string" && { name: name.slice(0, 24) }),
    };
  } catch {
    // Storage that is closed to us, or that somebody else has written into, holds no choices.
    return {};
  }
}

export const chosen: Settings = $state({
  language: spoken(),
  theme: "system",
  motion: "system",
  sound: true,
  notices: false,
  keys: true,
  name: "",
  ...kept(),
});

$effect.root(() => {
  $effect.pre(() => {
    const page = document.documentElement;
    page.dataset["theme"] = chosen.theme;
    page.dataset["motion"] = chosen.motion;
    sound(chosen.sound);
    try {
      localStorage.setItem(KEPT, JSON.stringify(chosen));
    } catch {
      // The choices then hold until the page is closed.
    }
  });
});

// What is chosen in one window holds in all of them.
addEventListener("storage", ({ key }) => {
  if (key === KEPT) Object.assign(chosen, kept());
});

// Numbers, points and dates as the reader's language writes them; for sentences there are the texts.

let language = "en";

/** Set by the shell when the language changes. */
export function formatIn(chosen: string): void {
  language = chosen;
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language, options).format(value);
}

/** With its sign, as gains and losses are written: +3, −2. */
export function signed(value: number): string {
  return number(value, { signDisplay: "exceptZero" });
}

export function list(parts: string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}

/** Minutes and seconds on a clock. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function day(date: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** A distance in time from now, to the nearest unit that says something. */
export function since(milliseconds: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS)
    if (Math.abs(milliseconds) >= length) return words.format(Math.round(milliseconds / length), unit);
  return words.format(0, "minute");
}

/** What a language is called by those who speak it. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The part of a KeyboardEvent that shortcuts need. */
export type KeyPress = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey"
>;

/** Characters of other scripts than Latin: no shortcut is written in these. */
const otherScript = /^(?:(?![\p{Script=Latin}0-9])[\p{L}\p{M}\p{Nd}])+$/u;

const arabicQuestionMark = "؟";

/**
 * The key's name in shortcuts. What it writes comes first, since Dvorak moves letters; a key of
 * Cyrillic, Greek, Hebrew or Arabic counts by its place (keys.4). Caps Lock changes nothing.
 */
export function getKeyName({ key, code, shiftKey }: Pick<KeyPress, "key" | "code" | "shiftKey">): string {
  if (key === arabicQuestionMark) return "?";
  if (!otherScript.test(key)) return key.length === 1 && !shiftKey ? key.toLowerCase() : key;
  if (code === "Slash") return shiftKey ? "?" : "/";
  const letter = /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? key;
  return shiftKey ? letter : letter.toLowerCase();
}

/** Longest pause within a sequence such as `g h`. */
const sequenceMs = 1000;

/** The first key of a possible sequence, and when it was typed. */
export interface Pending {
  readonly key: string;
  readonly atMs: number;
}

/**
 * Returns the bound shortcut that a key completes: a sequence first, then the key alone. `pending`
 * is the key to remember when it may begin a sequence. Keys with a modifier belong to the browser,
 * except a bound one with Alt (`Alt+ArrowUp`).
 */
export function matchShortcut(
  press: KeyPress,
  bound: ReadonlySet<string>,
  previous: Pending | null,
  nowMs: number,
): { shortcut: string | null; pending: Pending | null } {
  const key = getKeyName(press);
  if (press.ctrlKey || press.metaKey || press.altKey) {
    const held = `Alt+${key}`;
    const isBound = bound.has(held) && !press.ctrlKey && !press.metaKey;
    return { shortcut: isBound ? held : null, pending: null };
  }
  if (previous && nowMs - previous.atMs <= sequenceMs) {
    const sequence = `${previous.key} ${key}`;
    if (bound.has(sequence)) return { shortcut: sequence, pending: null };
  }
  const begins = [...bound].some((shortcut) => shortcut.startsWith(`${key} `));
  return {
    shortcut: bound.has(key) ? key : null,
    pending: begins ? { key, atMs: nowMs } : null,
  };
}

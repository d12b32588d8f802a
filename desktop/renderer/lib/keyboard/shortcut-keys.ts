/** The part of a KeyboardEvent that shortcuts need. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
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
  if (press.ctrlKey || press.metaKey || press.altKey) {
    const held = `Alt+${press.key}`;
    const isBound = bound.has(held) && !press.ctrlKey && !press.metaKey;
    return { shortcut: isBound ? held : null, pending: null };
  }
  if (previous && nowMs - previous.atMs <= sequenceMs) {
    const sequence = `${previous.key} ${press.key}`;
    if (bound.has(sequence)) return { shortcut: sequence, pending: null };
  }
  const begins = [...bound].some((shortcut) => shortcut.startsWith(`${press.key} `));
  return {
    shortcut: bound.has(press.key) ? press.key : null,
    pending: begins ? { key: press.key, atMs: nowMs } : null,
  };
}

/** What a key event is, as the shortcut logic needs it. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** A sequence like `g h` must be typed within this. */
const sequenceMs = 1000;

/** Where a pending first key was typed, if one was. */
export interface Pending {
  readonly key: string;
  readonly atMs: number;
}

/**
 * The shortcut a key completes among those that are bound: a sequence first, then the key alone. `pending` is the key to remember when
 * it begins a sequence. Keys with a modifier belong to the browser.
 */
export function matchShortcut(
  press: KeyPress,
  bound: ReadonlySet<string>,
  previous: Pending | null,
  nowMs: number,
): { shortcut: string | null; pending: Pending | null } {
  if (press.ctrlKey || press.metaKey || press.altKey) return { shortcut: null, pending: null };
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

/** Which version of a draft a tab shows, so that two tabs neither overwrite nor repeat a text. */
export interface DraftVersion {
  /** New with each change; also the idempotency key of sending exactly this (api.6). */
  readonly attemptKey: string | null;
  /** The version on which this tab's changes are based; null for a new text. */
  readonly base: string | null;
  /** True when the member wrote this version in this tab. */
  readonly isOwn: boolean;
}

export const unwritten: DraftVersion = { attemptKey: null, base: null, isOwn: false };

/** The version after a change in this tab. */
export function advanceVersion({ attemptKey, base, isOwn }: DraftVersion): DraftVersion {
  return { attemptKey: crypto.randomUUID(), base: isOwn ? base : attemptKey, isOwn: true };
}

/** The version in a stored draft. */
export function parseVersion(kept: object): DraftVersion {
  const { attemptKey, base } = kept as Record<string, unknown>;
  return {
    attemptKey: typeof attemptKey === "string" ? attemptKey : null,
    base: typeof base === "string" ? base : null,
    isOwn: false,
  };
}

/** A draft that was sent or discarded in this browser. */
export interface RemovedDraft extends Pick<DraftVersion, "attemptKey" | "base"> {
  readonly isSent: boolean;
}

/**
 * A tab's action when it finds what is stored: `show` shows that instead, `sent` empties the draft
 * and says why, `conflict` keeps its own text and offers the other, and `restore` stores its own
 * text again, which another tab's had replaced.
 */
type Arrival = "same" | "show" | "sent" | "conflict" | "restore";

/**
 * Compares what a tab shows with what is stored (client.11). Another tab's version is shown when
 * this tab has nothing of its own, or when the other continued exactly what this tab shows.
 * @param removed the drafts that were removed, the newest first
 */
export function compareWithStored(
  shown: DraftVersion & { readonly isEmpty: boolean },
  stored: Pick<DraftVersion, "attemptKey" | "base"> | null,
  removed: readonly RemovedDraft[],
): Arrival {
  const { attemptKey, isOwn, isEmpty } = shown;
  const continues = ({ base }: Pick<DraftVersion, "base">) => attemptKey !== null && base === attemptKey;
  if (stored) {
    if (stored.attemptKey === attemptKey) return "same";
    return isEmpty || !isOwn || continues(stored) ? "show" : "conflict";
  }
  if (isEmpty) return "same";
  const ended = removed.find((each) => each.attemptKey === attemptKey || continues(each));
  if (ended) return ended.isSent ? "sent" : "show";
  if (!isOwn) return "show";
  // Without any, the browser has forgotten everything, or the account is deleted.
  return removed.length > 0 ? "restore" : "same";
}

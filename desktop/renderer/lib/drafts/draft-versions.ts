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
export function versionAfter({ attemptKey, base, isOwn }: DraftVersion): DraftVersion {
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

/** The last draft that was removed in this browser, sent or discarded. */
export interface GoneDraft {
  readonly attemptKey: string;
  readonly isSent: boolean;
}

/**
 * What a tab does when it finds what is stored: `take` shows that instead, `sent` empties the draft
 * and says why, `conflict` keeps its own text and offers the other.
 */
type Arrival = "same" | "take" | "sent" | "conflict";

/**
 * Compares what a tab shows with what is stored (client.11). Another tab's version is taken when
 * this tab has nothing of its own, or when the other continued exactly what this tab shows.
 */
export function compareWithStored(
  shown: DraftVersion & { readonly isEmpty: boolean },
  stored: Pick<DraftVersion, "attemptKey" | "base"> | null,
  gone: GoneDraft | null,
): Arrival {
  const { attemptKey, isOwn, isEmpty } = shown;
  if (stored) {
    if (stored.attemptKey === attemptKey) return "same";
    const isContinued = attemptKey !== null && stored.base === attemptKey;
    return isEmpty || !isOwn || isContinued ? "take" : "conflict";
  }
  if (isEmpty) return "same";
  if (gone && gone.attemptKey === attemptKey) return gone.isSent ? "sent" : "take";
  return isOwn ? "same" : "take";
}

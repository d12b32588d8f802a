/** Where drafts of text live: `localStorage`, or a stand-in. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Drafts belong to the member who wrote them: a shared computer shows nobody another's words. */
function draftKey(memberId: string, name: string): string {
  return `glimmer:draft:${memberId}:${name}`;
}

/** The kept draft, read by `parse`; null when there is none or it cannot be read. */
export function readDraft<T>(
  storage: DraftStorage,
  memberId: string,
  name: string,
  parse: (kept: unknown) => T | null,
): T | null {
  try {
    const kept = storage.getItem(draftKey(memberId, name));
    return kept === null ? null : parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Keeps a draft, or forgets it when null. False when the browser keeps nothing (full, or switched off). */
export function writeDraft(storage: DraftStorage, memberId: string, name: string, draft: unknown): boolean {
  try {
    if (draft === null) storage.removeItem(draftKey(memberId, name));
    else storage.setItem(draftKey(memberId, name), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

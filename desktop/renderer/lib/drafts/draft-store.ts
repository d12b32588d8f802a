import { type GuardedStorage, localTexts } from "../storage/guarded-storage.ts";

export type DraftStorage = Pick<GuardedStorage, "getItem" | "setItem" | "removeItem">;

/** Keyed by member, so that a shared computer does not show a member another's text. */
function draftKey(memberId: string, name: string): string {
  return `glimmer:draft:${memberId}:${name}`;
}

/** Returns the stored draft as `parse` reads it; null when there is none or it is invalid. */
export function readDraft<T>(
  memberId: string,
  name: string,
  parse: (kept: unknown) => T | null,
  storage: DraftStorage = localTexts,
): T | null {
  try {
    const kept = storage.getItem(draftKey(memberId, name));
    return kept === null ? null : parse(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** Stores a draft, or removes it when null. */
export function writeDraft(
  memberId: string,
  name: string,
  draft: unknown,
  storage: DraftStorage = localTexts,
): void {
  if (draft === null) storage.removeItem(draftKey(memberId, name));
  else storage.setItem(draftKey(memberId, name), JSON.stringify(draft));
}

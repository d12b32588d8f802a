import { type GuardedStorage, localTexts } from "../storage/guarded-storage.ts";
import type { GoneDraft } from "./draft-versions.ts";

export type DraftStorage = Pick<GuardedStorage, "getItem" | "setItem" | "removeItem">;

/** Keyed by member, so that a shared computer does not show a member another's text. */
export function draftKey(memberId: string, name: string): string {
  return `glimmer:draft:${memberId}:${name}`;
}

/** One for each member: other tabs hear of a removed draft at once, or when they are shown. */
const goneKey = (memberId: string) => `glimmer:draft-gone:${memberId}`;

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

/** Removes a draft that was sent or discarded, and tells the other tabs which version that was. */
export function removeDraft(
  memberId: string,
  name: string,
  gone: { readonly attemptKey: string | null; readonly isSent: boolean },
  storage: DraftStorage = localTexts,
): void {
  if (gone.attemptKey !== null) storage.setItem(goneKey(memberId), JSON.stringify(gone));
  storage.removeItem(draftKey(memberId, name));
}

/** The member's draft that was last removed in this browser. */
export function readGoneDraft(memberId: string, storage: DraftStorage = localTexts): GoneDraft | null {
  try {
    return JSON.parse(storage.getItem(goneKey(memberId)) ?? "null") as GoneDraft | null;
  } catch {
    return null;
  }
}

import { type GuardedStorage, localTexts, type TextStorage } from "../storage/guarded-storage.ts";
import type { DraftVersion, RemovedDraft } from "./compare-draft-versions.ts";

/** Keyed by member, so that a shared computer does not show a member another's text. */
export function getDraftKey(memberId: string, name: string): string {
  return `glimmer:draft:${memberId}:${name}`;
}

/** The drafts of a member that were last removed, which other tabs may still show. */
const removedKey = (memberId: string) => `glimmer:draft-gone:${memberId}`;

const mostRemoved = 20;

/** Returns the stored draft as `parse` reads it; null when there is none or it is invalid. */
export function readDraft<T>(
  memberId: string,
  name: string,
  parse: (kept: unknown) => T | null,
  storage: TextStorage = localTexts,
): T | null {
  try {
    const kept = storage.getItem(getDraftKey(memberId, name));
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
  storage: TextStorage = localTexts,
): void {
  if (draft === null) storage.removeItem(getDraftKey(memberId, name));
  else storage.setItem(getDraftKey(memberId, name), JSON.stringify(draft));
}

/** Stores a changed draft; once it is empty (null), removes the version before the change. */
export function keepDraft<T extends DraftVersion>(
  memberId: string,
  name: string,
  before: RemovedVersion,
  next: T | null,
): void {
  if (next) writeDraft(memberId, name, next);
  else removeDraft(memberId, name, before, false);
}

type RemovedVersion = Pick<DraftVersion, "attemptKey" | "base">;

/**
 * Removes a draft that was sent or discarded, and records its version, so that no other tab sends
 * it again.
 */
export function removeDraft(
  memberId: string,
  name: string,
  { attemptKey, base }: RemovedVersion,
  isSent: boolean,
  storage: TextStorage = localTexts,
): void {
  if (attemptKey !== null) {
    const removed = [{ attemptKey, base, isSent }, ...readRemovedDrafts(memberId, storage)];
    storage.setItem(removedKey(memberId), JSON.stringify(removed.slice(0, mostRemoved)));
  }
  storage.removeItem(getDraftKey(memberId, name));
}

/** The member's drafts that were last removed in this browser, the newest first. */
export function readRemovedDrafts(memberId: string, storage: TextStorage = localTexts): RemovedDraft[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(removedKey(memberId)) ?? "[]");
    return Array.isArray(kept) ? kept as RemovedDraft[] : [];
  } catch {
    return [];
  }
}

/** Removes every text that this browser keeps of a member's drafts. */
export function removeDraftsOf(memberId: string, storage: DraftKeys = localTexts): void {
  // First, so that no other tab stores its text again.
  storage.removeItem(removedKey(memberId));
  const kept = storage.keys().filter((key) => key.startsWith(getDraftKey(memberId, "")));
  for (const key of kept) storage.removeItem(key);
}

type DraftKeys = Pick<GuardedStorage, "removeItem" | "keys">;

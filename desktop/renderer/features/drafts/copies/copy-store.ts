import { useSyncExternalStore } from "react";
import type { NewDraft } from "#shared/drafts/contract.ts";
import { getDraftKey, readDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { localTexts, watchOtherTabs } from "../../../lib/storage/guarded-storage.ts";
import type { ServerCopy } from "./next-step.ts";

// Beside the drafts in local storage, so that tabs share it and an account that is deleted takes it
// along. It is no part of the draft: a tab that wrote its own text would store an old revision.

const copyOf = (name: string) => `copy-of:${name}`;
const attemptOf = (name: string) => `attempt-of:${name}`;
const removals = "removals";

/** A draft on its way to the server, until that has responded. */
export interface Attempt {
  /** Of a new draft. */
  readonly idempotencyKey: string;
  /** The one that it changes; null: a new one. */
  readonly changed: Pick<ServerCopy, "id" | "revision" | "publishAt"> | null;
  readonly version: string;
  readonly body: NewDraft;
}

const listeners = new Set<() => void>();

export function readCopy(memberId: string, name: string): ServerCopy | null {
  return readDraft(memberId, copyOf(name), parseCopy);
}

export function writeCopy(memberId: string, name: string, copy: ServerCopy | null): void {
  writeDraft(memberId, copyOf(name), copy);
  for (const listener of listeners) listener();
}

/** `readCopy` of what is shown, also after another tab has changed it. */
export function useCopy(memberId: string, name: string): ServerCopy | null {
  const key = getDraftKey(memberId, copyOf(name));
  // A text stays the same value while nothing changes.
  const stored = useSyncExternalStore(watchCopies, () => localTexts.getItem(key));
  return stored === null ? null : readCopy(memberId, name);
}

export function readAttempt(memberId: string, name: string): Attempt | null {
  return readDraft(memberId, attemptOf(name), (kept) => kept as Attempt);
}

export function writeAttempt(memberId: string, name: string, attempt: Attempt | null): void {
  writeDraft(memberId, attemptOf(name), attempt);
}

/** Of the drafts with a copy or an attempt, also where nothing is left of the text. */
export function namesOfCopies(memberId: string): readonly string[] {
  const prefixes = [copyOf(""), attemptOf("")].map((prefix) => getDraftKey(memberId, prefix));
  return localTexts.keys().flatMap((key) =>
    prefixes.flatMap((prefix) => key.startsWith(prefix) ? [key.slice(prefix.length)] : [])
  );
}

/** The drafts that are still to be thrown away on the server. */
export function readRemovals(memberId: string): readonly string[] {
  return readDraft(memberId, removals, (kept) => Array.isArray(kept) ? kept as string[] : null) ?? [];
}

export function writeRemovals(memberId: string, ids: readonly string[]): void {
  writeDraft(memberId, removals, ids.length > 0 ? ids : null);
}

function watchCopies(onChange: () => void): () => void {
  listeners.add(onChange);
  const stop = watchOtherTabs(onChange);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

function parseCopy(kept: unknown): ServerCopy | null {
  const { id, revision, version, publishAt } = (kept ?? {}) as Record<string, unknown>;
  if (typeof id !== "string" || typeof revision !== "number" || typeof version !== "string") return null;
  return { id, revision, version, publishAt: typeof publishAt === "string" ? publishAt : null };
}

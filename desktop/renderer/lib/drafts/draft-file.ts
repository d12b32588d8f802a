import { openBrowserTable } from "../storage/browser-table.ts";
import { localTexts, watchOtherTabs } from "../storage/guarded-storage.ts";
import { removeDraftsOf } from "./draft-store.ts";

/**
 * Files of drafts, in IndexedDB since local storage holds only text.
 */
const inTable = openBrowserTable("glimmer-drafts", "files");
const unstored = new Map<string, File>();
/** The last write of each file. */
const writes = new Map<string, Promise<boolean>>();

/** Returns the stored file, after what this page is writing. */
export async function readDraftFile(memberId: string, name: string): Promise<File | null> {
  const key = keyOf(memberId, name);
  await writes.get(key);
  const ofPage = unstored.get(key);
  if (ofPage) return ofPage;
  const kept = await inTable<unknown>("readonly", (files) => files.get(key));
  return kept instanceof File ? kept : null;
}

/** Stores a file, or removes it when null. Returns false when the browser stores nothing. */
export function writeDraftFile(memberId: string, name: string, file: File | null): Promise<boolean> {
  const key = keyOf(memberId, name);
  const writing = write(key, file);
  writes.set(key, writing);
  return writing;
}

async function write(key: string, file: File | null): Promise<boolean> {
  const done = await inTable("readwrite", (files) => (file ? files.put(file, key) : files.delete(key)));
  // This page keeps what the browser does not (client.10).
  if (file && done === null) unstored.set(key, file);
  else unstored.delete(key);
  // IndexedDB has no events.
  localTexts.setItem(changedFileKey, `${crypto.randomUUID()} ${key}`);
  return done !== null;
}

/** Removes all texts and files of a member's drafts from this browser. */
export async function forgetDraftsOf(memberId: string): Promise<void> {
  removeDraftsOf(memberId);
  const [first, last] = [keyOf(memberId, ""), keyOf(memberId, "\uffff")];
  await inTable("readwrite", (files) => files.delete(IDBKeyRange.bound(first, last)));
}

/** Whether two readings are of one file. */
export function isSameFile(one: File | null | undefined, other: File | null): boolean {
  if (!one || !other) return one === other;
  return one.name === other.name && one.size === other.size && one.type === other.type &&
    one.lastModified === other.lastModified;
}

/** Calls back when another tab has stored or removed a file. Returns a function that stops. */
export function watchDraftFile(memberId: string, name: string, onChange: () => void): () => void {
  return watchOtherTabs((key, text) => {
    if (key === changedFileKey && text?.endsWith(` ${keyOf(memberId, name)}`)) onChange();
  });
}

const changedFileKey = "glimmer:draft-file-changed";

function keyOf(memberId: string, name: string): string {
  return `${memberId}:${name}`;
}

import { openBrowserTable } from "../storage/browser-table.ts";
import { localTexts, tabTexts, watchOtherTabs } from "../storage/guarded-storage.ts";
import { removeDraftsOf } from "./draft-store.ts";

/**
 * Files of drafts, in IndexedDB since local storage holds only text. A draft with several pictures
 * has one for each picture's id, which never changes: another file has another id.
 */
const inTable = openBrowserTable("glimmer-drafts", "files");
const unstored = new Map<string, File>();
/** The last write of each file. */
const writes = new Map<string, Promise<boolean>>();

/** The id of a draft's file where it has only one, as all drafts once had. */
export const onlyFile = "only";

/** Returns the stored file, after what this page is writing. */
export async function readDraftFile(memberId: string, name: string, id = onlyFile): Promise<File | null> {
  const key = keyOf(memberId, name, id);
  await writes.get(key);
  const ofPage = unstored.get(key);
  if (ofPage) return ofPage;
  const kept = await inTable<unknown>("readonly", (files) => files.get(key));
  return kept instanceof File ? kept : null;
}

/** Stores a file, or removes it when null. Returns false when the browser stores nothing. */
export function writeDraftFile(
  memberId: string,
  name: string,
  file: File | null,
  id = onlyFile,
): Promise<boolean> {
  const key = keyOf(memberId, name, id);
  const writing = write(key, file);
  writes.set(key, writing);
  return writing;
}

/** Removes the files of pictures with these ids from a draft. */
export async function removeDraftFiles(
  memberId: string,
  name: string,
  pictures: readonly { readonly id: string }[],
): Promise<void> {
  await Promise.all(pictures.map(({ id }) => writeDraftFile(memberId, name, null, id)));
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
  removeDraftsOf(memberId, tabTexts);
  const [first, last] = [keyOf(memberId, "", onlyFile), keyOf(memberId, "\uffff", onlyFile)];
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
  const ofDraft = keyOf(memberId, name, onlyFile);
  return watchOtherTabs((key, text) => {
    const changed = key === changedFileKey ? text?.slice(text.indexOf(" ") + 1) : undefined;
    if (changed === ofDraft || changed?.startsWith(`${ofDraft}/`)) onChange();
  });
}

const changedFileKey = "glimmer:draft-file-changed";

function keyOf(memberId: string, name: string, id: string): string {
  return `${memberId}:${name}${id === onlyFile ? "" : `/${id}`}`;
}

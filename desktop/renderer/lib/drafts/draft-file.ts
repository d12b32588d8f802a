import { browserTable } from "../storage/browser-table.ts";
import { localTexts, watchOtherTabs } from "../storage/guarded-storage.ts";

/**
 * Files of drafts, in IndexedDB since local storage holds only text.
 */
const inTable = browserTable("glimmer-drafts", "files");
const unstored = new Map<string, File>();

export async function readDraftFile(memberId: string, name: string): Promise<File | null> {
  const ofPage = unstored.get(keyOf(memberId, name));
  if (ofPage) return ofPage;
  const kept = await inTable<unknown>("readonly", (files) => files.get(keyOf(memberId, name)));
  return kept instanceof File ? kept : null;
}

/** Stores a file, or removes it when null. Returns false when the browser stores nothing. */
export async function writeDraftFile(memberId: string, name: string, file: File | null): Promise<boolean> {
  const key = keyOf(memberId, name);
  const done = await inTable("readwrite", (files) => (file ? files.put(file, key) : files.delete(key)));
  // This page keeps what the browser does not (client.10).
  if (file && done === null) unstored.set(key, file);
  else unstored.delete(key);
  // IndexedDB has no events.
  localTexts.setItem(changedFileKey, `${crypto.randomUUID()} ${key}`);
  return done !== null;
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

import { browserTable } from "./browser-table.ts";

/**
 * Files of drafts, in IndexedDB since `localStorage` holds only text. A failure counts as no file.
 */
const inTable = browserTable("glimmer-drafts", "files");

export async function readDraftFile(memberId: string, name: string): Promise<File | null> {
  const kept = await inTable<unknown>("readonly", (files) => files.get(keyOf(memberId, name)));
  return kept instanceof File ? kept : null;
}

/** Stores a file, or removes it when null. Returns false when the browser stores nothing. */
export async function writeDraftFile(memberId: string, name: string, file: File | null): Promise<boolean> {
  const key = keyOf(memberId, name);
  const done = await inTable("readwrite", (files) => (file ? files.put(file, key) : files.delete(key)));
  return done !== null;
}

function keyOf(memberId: string, name: string): string {
  return `${memberId}:${name}`;
}

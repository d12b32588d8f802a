/** Files of drafts, in IndexedDB since `localStorage` holds only text. Failures read as "nothing kept". */
const database = "glimmer-drafts";
const table = "files";

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

/** Some browsers and profiles never respond. */
const answersWithinMs = 10_000;

/** Runs one request. Returns its result (`true` for an empty one), or null when the browser refuses or does not respond. */
function inTable<T>(
  mode: IDBTransactionMode,
  run: (files: IDBObjectStore) => IDBRequest,
): Promise<T | true | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, answersWithinMs, null));
  return Promise.race([ask<T>(mode, run), late]);
}

async function ask<T>(
  mode: IDBTransactionMode,
  run: (files: IDBObjectStore) => IDBRequest,
): Promise<T | true | null> {
  try {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(table);
    const db = await outcome(opening);
    const result = await outcome(run(db.transaction(table, mode).objectStore(table))).finally(() =>
      db.close()
    );
    return (result as T | undefined) ?? true;
  } catch {
    return null;
  }
}

function outcome<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Some browsers and profiles never respond. */
const answersWithinMs = 10_000;

type RunInTable = <T>(
  mode: IDBTransactionMode,
  run: (rows: IDBObjectStore) => IDBRequest,
) => Promise<T | true | null>;

/**
 * Opens an IndexedDB database with one table. The returned function runs requests in one
 * transaction. It returns the result of the last (`true` for an empty one) once the transaction is
 * stored, or null when the browser refuses or does not respond.
 */
export function openBrowserTable(database: string, table: string, keyPath?: string): RunInTable {
  const runInTable: RunInTable = async (mode, run) => {
    try {
      const opening = indexedDB.open(database, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(table, { keyPath });
      const db = await awaitResult(opening);
      try {
        const transaction = db.transaction(table, mode);
        const stored = awaitCompletion(transaction);
        const request = run(transaction.objectStore(table));
        await stored;
        return request.result ?? true;
      } finally {
        db.close();
      }
    } catch {
      return null;
    }
  };
  return (mode, run) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, answersWithinMs, null)));
    return Promise.race([runInTable<never>(mode, run), late]).finally(() => clearTimeout(timer));
  };
}

function awaitResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function awaitCompletion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

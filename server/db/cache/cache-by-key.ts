import { batchReads } from "../batch-statements.ts";
import { cachedForMs, writesSoFar } from "./cache-read.ts";
import type { Sql } from "../open-database.ts";

interface Kept<Value> {
  readonly value: Value;
  /** When the read that returned it started. */
  readonly startedAt: number;
  readonly bytes: number;
}

interface Bounds<Value> {
  /** The byte limit per `sql`; the oldest values are evicted first. */
  readonly mostBytes: number;
  /** An estimate. */
  readonly bytesOf: (value: Value) => number;
}

/** Returns the values it found; no entry for a key that `read` did not find. */
type ReadByKey<Value> = (sql: Sql, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;

/**
 * `cacheRead` by key: a read of data that is the same for all members, with each value cached for
 * 100 ms or until this process writes. Keys that are missing at the same time are read by one
 * statement, whoever asks. Missing values and failed reads are not cached. `onLook` is called once
 * per call; a hit is a call without a statement.
 */
export function cacheByKey<Value>(
  read: ReadByKey<Value>,
  bounds: Bounds<Value>,
  now: () => number = () => performance.now(),
): (
  sql: Sql,
  keys: readonly string[],
  onLook?: (outcome: "hit" | "miss") => void,
) => Promise<ReadonlyMap<string, Value>> {
  const shelves = new WeakMap<Sql, Shelf<Value>>();
  const shelfOf = (sql: Sql) => {
    let shelf = shelves.get(sql);
    if (!shelf) shelves.set(sql, shelf = new Shelf(bounds));
    shelf.moveTo(now(), writesSoFar(sql));
    return shelf;
  };
  const readMissing = batchReads(async (sql, questions: readonly (readonly string[])[]) => {
    const [startedAt, writes] = [now(), writesSoFar(sql)];
    const values = new Map<string, Value>();
    // The statement before this one may have read some of them.
    const missing = shelfOf(sql).take(new Set(questions.flat()), values);
    const found = missing.length > 0 ? await read(sql, missing) : new Map<string, Value>();
    for (const [key, value] of found) values.set(key, value);
    if (writes === writesSoFar(sql)) shelfOf(sql).put(found, startedAt);
    return questions.map(() => values);
  });
  return async (sql, keys, onLook) => {
    const values = new Map<string, Value>();
    const missing = shelfOf(sql).take(keys, values);
    onLook?.(missing.length === 0 ? "hit" : "miss");
    if (missing.length === 0) return values;
    const found = await readMissing(sql, missing);
    for (const key of missing) if (found.has(key)) values.set(key, found.get(key) as Value);
    return values;
  };
}

/** The values of one `sql`, oldest first. */
class Shelf<Value> {
  readonly #bounds: Bounds<Value>;
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;
  #at = 0;
  #writes = 0;

  constructor(bounds: Bounds<Value>) {
    this.#bounds = bounds;
  }

  /** Adds the cached values to `values`, and returns the missing keys. */
  take(keys: Iterable<string>, values: Map<string, Value>): string[] {
    const missing: string[] = [];
    for (const key of keys) {
      const kept = this.#kept.get(key);
      if (kept && this.#isFresh(kept)) values.set(key, kept.value);
      else missing.push(key);
    }
    return missing;
  }

  put(values: ReadonlyMap<string, Value>, startedAt: number): void {
    for (const [key, value] of values) {
      this.#drop(key);
      const bytes = this.#bounds.bytesOf(value);
      this.#kept.set(key, { value, startedAt, bytes });
      this.#bytes += bytes;
    }
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= this.#bounds.mostBytes) break;
      this.#drop(key);
    }
  }

  /** Drops everything after a write, otherwise the values that are too old. */
  moveTo(at: number, writes: number): void {
    const isAll = writes !== this.#writes;
    [this.#at, this.#writes] = [at, writes];
    for (const [key, kept] of this.#kept) {
      if (!isAll && this.#isFresh(kept)) break;
      this.#drop(key);
    }
  }

  #isFresh({ startedAt }: Kept<Value>): boolean {
    return this.#at - startedAt < cachedForMs;
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}

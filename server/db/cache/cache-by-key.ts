import { batchReads } from "../batch-statements.ts";
import { cachedForMs } from "./cache-read.ts";
import { countWrites, getTopicsSince } from "./writes.ts";
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
  /** Whether a write with these topics may change a value; any write may by default. */
  readonly dependsOn?: (topics: ReadonlySet<string>, value: Value, key: string) => boolean;
}

/**
 * Returns the values it found; no entry for a key that `read` did not find. `hints`: what a caller
 * knows of some keys already.
 */
type ReadByKey<Value, Hint> = (
  sql: Sql,
  keys: readonly string[],
  hints: ReadonlyMap<string, Hint>,
) => Promise<ReadonlyMap<string, Value>>;

interface Question<Hint> {
  readonly keys: readonly string[];
  readonly hints: ReadonlyMap<string, Hint> | undefined;
  /** Start of the oldest read: what is read now expires with it, so that a list is read at once. */
  readonly expiresWith: number;
}

/** A read of values by their keys, and a look at what is cached of them. */
interface CachedByKey<Value, Hint> {
  (
    sql: Sql,
    keys: readonly string[],
    onLook?: (outcome: "hit" | "miss") => void,
    hints?: ReadonlyMap<string, Hint>,
  ): Promise<ReadonlyMap<string, Value>>;
  /** A cached value; undefined where none is. */
  peek(sql: Sql, key: string): Value | undefined;
  /** A number that changes whenever a value is added, dropped or expires. */
  version(sql: Sql): number;
}

/**
 * `cacheRead` by key: a read of data that is the same for all members, with each value cached for
 * 100 ms or until this process writes. Keys that are missing at the same time are read by one
 * statement, whoever asks. Missing values and failed reads are not cached. `onLook` is called once
 * per call; a hit is a call without a statement.
 */
export function cacheByKey<Value, Hint = never>(
  read: ReadByKey<Value, Hint>,
  bounds: Bounds<Value>,
  now: () => number = () => performance.now(),
): CachedByKey<Value, Hint> {
  const shelves = new WeakMap<Sql, Shelf<Value>>();
  const shelfOf = (sql: Sql) => {
    let shelf = shelves.get(sql);
    if (!shelf) shelves.set(sql, shelf = new Shelf(sql, bounds));
    shelf.moveTo(now());
    return shelf;
  };
  const readMissing = batchReads(async (sql, questions: readonly Question<Hint>[]) => {
    const [startedAt, writes] = [now(), countWrites(sql)];
    const values = new Map<string, Value>();
    // The statement before this one may have read some of them.
    const missing = shelfOf(sql).take(new Set(questions.flatMap(({ keys }) => keys)), values);
    const hints = new Map(questions.flatMap((question) => [...question.hints ?? []]));
    const found = missing.length > 0 ? await read(sql, missing, hints) : new Map<string, Value>();
    for (const [key, value] of found) values.set(key, value);
    const ages = questions.map(({ expiresWith }) => expiresWith);
    shelfOf(sql).put(found, Math.min(startedAt, ...ages), writes);
    return questions.map(() => values);
  });
  const readCached = async (
    sql: Sql,
    keys: readonly string[],
    onLook?: (outcome: "hit" | "miss") => void,
    hints?: ReadonlyMap<string, Hint>,
  ) => {
    const values = new Map<string, Value>();
    const shelf = shelfOf(sql);
    const missing = shelf.take(keys, values);
    onLook?.(missing.length === 0 ? "hit" : "miss");
    if (missing.length === 0) return values;
    const expiresWith = hints ? shelf.oldestOf(values.keys()) : Infinity;
    const found = await readMissing(sql, { keys: missing, hints, expiresWith });
    for (const key of missing) if (found.has(key)) values.set(key, found.get(key) as Value);
    return values;
  };
  return Object.assign(readCached, {
    peek: (sql: Sql, key: string) => shelfOf(sql).valueOf(key),
    version: (sql: Sql) => shelfOf(sql).version,
  });
}

/** The values of one `sql`, oldest first. */
class Shelf<Value> {
  readonly #sql: Sql;
  readonly #bounds: Bounds<Value>;
  readonly #kept = new Map<string, Kept<Value>>();
  #bytes = 0;
  #at = 0;
  /** None of its reads started earlier. */
  #oldest = Infinity;
  #writes = 0;
  version = 0;

  constructor(sql: Sql, bounds: Bounds<Value>) {
    this.#sql = sql;
    this.#bounds = bounds;
  }

  valueOf(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    return kept && this.#isFresh(kept) ? kept.value : undefined;
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

  /** When the read of the oldest of these values started; Infinity for none. */
  oldestOf(keys: Iterable<string>): number {
    let oldest = Infinity;
    for (const key of keys) oldest = Math.min(oldest, this.#kept.get(key)?.startedAt ?? Infinity);
    return oldest;
  }

  /** `writes`: how many there were when the read started. What was changed since is not kept. */
  put(values: ReadonlyMap<string, Value>, startedAt: number, writes: number): void {
    const since = getTopicsSince(this.#sql, writes);
    if (!since) return;
    for (const [key, value] of values) {
      if (since.some((topics) => this.#dependsOn(topics, value, key))) continue;
      this.#drop(key);
      const bytes = this.#bounds.bytesOf(value);
      this.#kept.set(key, { value, startedAt, bytes });
      this.#bytes += bytes;
      this.#oldest = Math.min(this.#oldest, startedAt);
      this.version += 1;
    }
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= this.#bounds.mostBytes) break;
      this.#drop(key);
    }
  }

  /** Drops what was written since the last look, and the values that are too old. */
  moveTo(at: number): void {
    const since = getTopicsSince(this.#sql, this.#writes);
    [this.#at, this.#writes] = [at, countWrites(this.#sql)];
    if (!since || at - this.#oldest >= cachedForMs) {
      this.#oldest = Infinity;
      for (const [key, kept] of this.#kept) {
        if (since && this.#isFresh(kept)) this.#oldest = Math.min(this.#oldest, kept.startedAt);
        else this.#drop(key);
      }
    }
    // One write is often told of several times.
    for (const topics of new Set(since)) {
      for (const [key, { value }] of this.#kept) {
        if (this.#dependsOn(topics, value, key)) this.#drop(key);
      }
    }
  }

  #dependsOn(topics: ReadonlySet<string>, value: Value, key: string): boolean {
    return this.#bounds.dependsOn?.(topics, value, key) ?? true;
  }

  #isFresh({ startedAt }: Kept<Value>): boolean {
    return this.#at - startedAt < cachedForMs;
  }

  #drop(key: string): void {
    this.version += 1;
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }
}

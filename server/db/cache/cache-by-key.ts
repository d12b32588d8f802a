import { batchReads } from "../batch-statements.ts";
import type { Changes, Topic } from "../../changes.ts";
import { hearsChanges, onChanges, unheardForMs } from "./drop-cached-reads.ts";
import type { Sql } from "../open-database.ts";

interface Kept<Value> {
  readonly value: Value;
  /** When the read that returned it started. */
  readonly startedAt: number;
  readonly bytes: number;
  readonly topics: readonly Topic[];
}

interface Bounds<Value> {
  /** The byte limit per `sql`; the oldest values are evicted first. */
  readonly mostBytes: number;
  /** An estimate. */
  readonly bytesOf: (value: Value) => number;
  /**
   * What the value depends on. Such values live for `keptForMs`, where this process hears of
   * changes; others for `unheardForMs` or until any write of this process.
   */
  readonly topicsOf?: (value: Value, key: string) => readonly Topic[];
  /** By default what nobody told of, a manual statement, shows after five seconds. */
  readonly keptForMs?: number;
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
}

const keptForMs = 5_000;

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
  /** The cached values in the order of their keys; null where one is missing. */
  peekAll(sql: Sql, keys: Iterable<string>): Value[] | null;
  /** A number that changes whenever a value is added, dropped or expires. */
  version(sql: Sql): number;
}

/**
 * Makes a read by key of data that is the same whoever asks. Each value is cached until a write
 * changes what it depends on (`Topic`), and for a time at most; a transaction's reads stay in it.
 * Keys that are missing at the same time are read by one statement. What is changed while it is
 * read is returned to those who asked before, and not kept. Missing values and failed reads are not
 * cached. `onLook` is called once per call; a hit is a call without a statement.
 */
export function cacheByKey<Value, Hint = never>(
  read: ReadByKey<Value, Hint>,
  bounds: Bounds<Value>,
  now: () => number = () => performance.now(),
): CachedByKey<Value, Hint> {
  const shelves = new WeakMap<Sql, Shelf<Value>>();
  const shelfOf = (sql: Sql) => {
    let shelf = shelves.get(sql);
    if (!shelf) shelves.set(sql, shelf = openShelf(sql, bounds));
    shelf.moveTo(now(), bounds.topicsOf && hearsChanges(sql) ? bounds.keptForMs ?? keptForMs : unheardForMs);
    return shelf;
  };
  const readMissing = batchReads(async (sql, questions: readonly Question<Hint>[]) => {
    const shelf = shelfOf(sql);
    const values = new Map<string, Value>();
    // The statement before this one may have read some of them.
    const missing = shelf.take(new Set(questions.flatMap(({ keys }) => keys)), values);
    const hints = new Map(questions.flatMap((question) => [...question.hints ?? []]));
    if (missing.length > 0) {
      const found = await shelf.putWhatIsRead(now(), () => read(sql, missing, hints));
      for (const [key, value] of found) values.set(key, value);
    }
    return questions.map(() => values);
  });
  const readCached = async (
    sql: Sql,
    keys: readonly string[],
    onLook?: (outcome: "hit" | "miss") => void,
    hints?: ReadonlyMap<string, Hint>,
  ) => {
    const values = new Map<string, Value>();
    const missing = shelfOf(sql).take(keys, values);
    onLook?.(missing.length === 0 ? "hit" : "miss");
    if (missing.length === 0) return values;
    const found = await readMissing(sql, { keys: missing, hints });
    for (const key of missing) if (found.has(key)) values.set(key, found.get(key) as Value);
    return values;
  };
  return Object.assign(readCached, {
    peek: (sql: Sql, key: string) => shelfOf(sql).valueOf(key),
    peekAll: (sql: Sql, keys: Iterable<string>) => shelfOf(sql).valuesOf(keys),
    version: (sql: Sql) => shelfOf(sql).version,
  });
}

function openShelf<Value>(sql: Sql, bounds: Bounds<Value>): Shelf<Value> {
  const shelf = new Shelf(bounds);
  onChanges(sql, (changes) => shelf.drop(changes));
  return shelf;
}

/** The values of one `sql`, oldest first. */
class Shelf<Value> {
  readonly #bounds: Bounds<Value>;
  readonly #kept = new Map<string, Kept<Value>>();
  /** The kept keys by what they depend on. */
  readonly #keysOf = new Map<Topic, Set<string>>();
  /** What was changed since the start of each running read. */
  readonly #changesSince = new Set<Set<Topic | "everything">>();
  #bytes = 0;
  #at = 0;
  #lifetime = 0;
  version = 0;

  constructor(bounds: Bounds<Value>) {
    this.#bounds = bounds;
  }

  valueOf(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    return kept && this.#isFresh(kept) ? kept.value : undefined;
  }

  valuesOf(keys: Iterable<string>): Value[] | null {
    const values: Value[] = [];
    for (const key of keys) {
      const kept = this.#kept.get(key);
      if (!kept || !this.#isFresh(kept)) return null;
      values.push(kept.value);
    }
    return values;
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

  /** Keeps the values of a read that starts now, but for those that were changed meanwhile. */
  async putWhatIsRead(
    startedAt: number,
    read: () => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const changed = new Set<Topic | "everything">();
    this.#changesSince.add(changed);
    try {
      const values = await read();
      if (!changed.has("everything")) this.#put(values, startedAt, changed);
      return values;
    } finally {
      this.#changesSince.delete(changed);
    }
  }

  /** Drops what the changes concern. */
  drop(changes: Changes): void {
    const topics = this.#bounds.topicsOf ? changes : "everything";
    for (const changed of this.#changesSince) {
      for (const topic of topics === "everything" ? [topics] : topics) changed.add(topic);
    }
    if (topics === "everything") return this.#clear();
    for (const topic of topics) {
      for (const key of this.#keysOf.get(topic) ?? []) this.#remove(key);
    }
  }

  /** Drops the values that are too old by now. */
  moveTo(at: number, lifetime: number): void {
    [this.#at, this.#lifetime] = [at, lifetime];
    for (const [key, kept] of this.#kept) {
      if (this.#isFresh(kept)) break;
      this.#remove(key);
    }
  }

  #put(values: ReadonlyMap<string, Value>, startedAt: number, changed: ReadonlySet<string>): void {
    for (const [key, value] of values) {
      const topics = this.#bounds.topicsOf?.(value, key) ?? [];
      if (topics.some((topic) => changed.has(topic))) continue;
      this.#remove(key);
      const bytes = this.#bounds.bytesOf(value);
      this.#kept.set(key, { value, startedAt, bytes, topics });
      this.#bytes += bytes;
      this.version += 1;
      for (const topic of topics) {
        const keys = this.#keysOf.get(topic);
        if (keys) keys.add(key);
        else this.#keysOf.set(topic, new Set([key]));
      }
    }
    for (const key of this.#kept.keys()) {
      if (this.#bytes <= this.#bounds.mostBytes) break;
      this.#remove(key);
    }
  }

  #isFresh({ startedAt }: Kept<Value>): boolean {
    return this.#at - startedAt < this.#lifetime;
  }

  #remove(key: string): void {
    const kept = this.#kept.get(key);
    if (!kept) return;
    this.version += 1;
    this.#bytes -= kept.bytes;
    this.#kept.delete(key);
    for (const topic of kept.topics) {
      const keys = this.#keysOf.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(topic);
    }
  }

  #clear(): void {
    if (this.#kept.size === 0) return;
    this.version += 1;
    this.#bytes = 0;
    this.#kept.clear();
    this.#keysOf.clear();
  }
}

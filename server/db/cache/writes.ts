import type { Sql } from "../open-database.ts";

/** The topics that a write changed, in words of the features; null: anything. */
export type Topics = ReadonlySet<string> | null;

interface Writes {
  count: number;
  /** The topics of the latest ones, the last one last. */
  readonly latest: Topics[];
}

/** A cache that has not looked for longer counts as out of date. */
const mostRemembered = 100;

/** The writes of this process, by `sql`. */
const writesOf = new WeakMap<Sql, Writes>();

/**
 * Call it after a write, by this process or another: later callers get only later reads. It drops
 * everything, so that no verb must know what its statement changes. A write that is frequent may
 * name its topics: then only what depends on these is dropped, and what does not say what it
 * depends on.
 */
export function dropCachedReads(sql: Sql, topics: Topics = null): void {
  const writes = writesOf.get(sql) ?? { count: 0, latest: [] };
  writes.count += 1;
  writes.latest.push(topics);
  if (writes.latest.length > mostRemembered) writes.latest.shift();
  writesOf.set(sql, writes);
}

/** How often this process has written with the `sql`. */
export function countWrites(sql: Sql): number {
  return writesOf.get(sql)?.count ?? 0;
}

/** The topics of all writes since there were `count`; null when these may have changed anything. */
export function getTopicsSince(sql: Sql, count: number): readonly ReadonlySet<string>[] | null {
  const { count: now, latest } = writesOf.get(sql) ?? { count: 0, latest: [] };
  if (now === count) return none;
  if (now - count > latest.length) return null;
  const since = latest.slice(latest.length - (now - count));
  return since.every((topics) => topics !== null) ? since : null;
}

const none: readonly ReadonlySet<string>[] = [];

const topicsOfEvents = new WeakMap<object, Topics>();

/** Keeps what the write behind an event changed, for who hears of it in this process. */
export function noteTopics(event: object, topics: Topics): void {
  if (topics) topicsOfEvents.set(event, topics);
}

/** Null for an event of another process: it says nothing of what was written there. */
export function getTopicsOfEvent(event: object): Topics {
  return topicsOfEvents.get(event) ?? null;
}

import type { Sql } from "../open-database.ts";

/**
 * What cached reads depend on, and writes change:
 *
 * - `post`: a post, with its counters and all that is shown of it; also a picture or audio of it
 * - `threads`: the comments below a post; `comment`: one of them
 * - `author`: the list of a member's posts and reposts: one was published, removed or given back
 * - `newest`: the same for the lists of everybody's posts and of tags
 * - `member`: how a member looks beside posts and comments, and whether these are shown at all
 */
export type Topic =
  | `${"post" | "threads" | "comment" | "author" | "member"}:${string}`
  | "newest";

/**
 * What a write changed of what is cached for all members; none: nothing. `everything` is for what
 * happens rarely: all processes read all of it again.
 */
export type Changes = readonly Topic[] | "everything";

type Listener = (changes: Changes) => void;

const listenersOf = new WeakMap<Sql, Set<Listener>>();
const lifetimes = new WeakMap<Sql, () => number>();

/** The lifetime where the changes of other processes are not heard of, in ms. */
export const shortMs = 100;
/** The lifetime where they are: what nobody told of, a manual statement, shows after this. */
export const longMs = 5_000;

/**
 * Call it after a write, by this process or another, with its `sql`: later callers get only later
 * reads of what it changed.
 */
export function dropCachedReads(sql: Sql, changes: Changes = "everything"): void {
  for (const listener of listenersOf.get(sql) ?? none) listener(changes);
}

/** Calls `listener` at each change. */
export function onChanges(sql: Sql, listener: Listener): void {
  const listeners = listenersOf.get(sql);
  if (listeners) listeners.add(listener);
  else listenersOf.set(sql, new Set([listener]));
}

/**
 * For a database whose changes this process hears of: how long a read may be cached that nothing
 * has changed, in ms, asked at each look. Elsewhere, as on a replica, `shortMs`.
 */
export function setLifetime(sql: Sql, lifetime: () => number): void {
  lifetimes.set(sql, lifetime);
}

export function getLifetime(sql: Sql): number {
  return lifetimes.get(sql)?.() ?? shortMs;
}

const none: ReadonlySet<Listener> = new Set();

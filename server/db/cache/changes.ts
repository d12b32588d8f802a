import type { Sql } from "../open-database.ts";

/**
 * What cached reads depend on, and writes change:
 *
 * - `post`: a post, with its counters and all that is shown of it; also a picture or audio of it
 * - `threads`: the comments below a post; `comment`: one of them
 * - `author`: the list of a member's posts and reposts: one was published, removed or given back
 * - `tag`: the same for the posts with a tag, when one was published
 * - `newest`: the same for everybody's posts
 * - `gone`: how many posts there are to see; some were removed
 * - `member`: how a member looks beside posts and comments, and whether these are shown at all
 * - `reader`: what a member sees of others: their follows, blocks and mutes, their voice, and where
 *   they have comments that not every filter shows
 * - `marks`: what a member has liked, bookmarked and reposted
 */
export type Topic =
  | `${"post" | "threads" | "comment" | "author" | "tag" | "member" | "reader" | "marks"}:${string}`
  | "newest"
  | "gone";

/**
 * What a write changed of what is cached for all members; none: nothing. `everything` is for what
 * happens rarely: all processes read all of it again.
 */
export type Changes = readonly Topic[] | "everything";

type Listener = (changes: Changes) => void;

const listenersOf = new WeakMap<Sql, Set<Listener>>();
const hearing = new WeakMap<Sql, () => boolean>();

/** The lifetime of cached reads where the changes of other processes are not heard of, in ms. */
export const unheardForMs = 100;

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
 * `hears`: whether this process hears now of all that others change in the database. Without it, as
 * for a replica, it does not.
 */
export function setHearing(sql: Sql, hears: () => boolean): void {
  hearing.set(sql, hears);
}

export function hearsChanges(sql: Sql): boolean {
  return hearing.get(sql)?.() ?? false;
}

const none: ReadonlySet<Listener> = new Set();

import type { Changes } from "../../changes.ts";
import type { Sql } from "../open-database.ts";

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

import type { Sql } from "../open-database.ts";
import { countWrites, getTopicsSince } from "./writes.ts";

/** The age at which an answer expires, so that other processes' writes show within it. */
export const cachedForMs = 100;

/** A caller this late gets the cached answer and starts a refresh for those after them. */
const renewAfterMs = 70;

interface Kept<Answer> {
  readonly answer: Promise<Answer>;
  readonly startedAt: number;
  /** How often this process had written when the read started, or when none since concerned it. */
  writes: number;
  /** The refresh, which replaces this read once it has ended or this one has expired. */
  next: Kept<Answer> | null;
  isDone: boolean;
}

/**
 * Makes a read of data that is the same for all members: its result is cached for 100 ms from the
 * start of the read, or until this process writes. So a member's own writes show at once, and those
 * of a job, another process or a manual statement within 100 ms, even without an event. A failed
 * read is not cached. Each `sql` has its own cache, so a transaction's reads stay in it.
 *
 * When callers follow each other closely, none waits at the end of the 100 ms: the next read starts
 * before.
 *
 * `dependsOn`: whether a write with these topics may change the answer; any write may by default.
 */
export function cacheRead<Answer>(
  read: (sql: Sql) => Promise<Answer>,
  now: () => number = () => performance.now(),
  dependsOn: (topics: ReadonlySet<string>) => boolean = () => true,
): (sql: Sql, onLook?: (outcome: "hit" | "miss") => void) => Promise<Answer> {
  const keptBy = new WeakMap<Sql, Kept<Answer>>();

  const start = (sql: Sql): Kept<Answer> => ({
    startedAt: now(),
    writes: countWrites(sql),
    answer: read(sql),
    next: null,
    isDone: false,
  });
  const isFresh = (sql: Sql, kept: Kept<Answer>) => {
    if (now() - kept.startedAt >= cachedForMs) return false;
    const since = getTopicsSince(sql, kept.writes);
    if (!since || since.some(dependsOn)) return false;
    kept.writes = countWrites(sql);
    return true;
  };

  function keep(sql: Sql, fresh: Kept<Answer>): Kept<Answer> {
    keptBy.set(sql, fresh);
    fresh.answer.then(() => fresh.isDone = true, () => {
      if (keptBy.get(sql) === fresh) keptBy.delete(sql);
    });
    return fresh;
  }

  function renew(sql: Sql, kept: Kept<Answer>): void {
    const next = kept.next = start(sql);
    next.answer.then(() => {
      if (keptBy.get(sql) === kept && isFresh(sql, next)) keep(sql, next);
    }, () => {
      if (kept.next === next) kept.next = null;
    });
  }

  return (sql, onLook) => {
    const kept = keptBy.get(sql);
    if (kept && isFresh(sql, kept)) {
      onLook?.("hit");
      if (kept.isDone && !kept.next && now() - kept.startedAt >= renewAfterMs) renew(sql, kept);
      return kept.answer;
    }
    onLook?.("miss");
    const next = kept?.next;
    return keep(sql, next && isFresh(sql, next) ? next : start(sql)).answer;
  };
}

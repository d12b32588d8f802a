import { setTimeout } from "node:timers";
import type { Clock } from "../../clock.ts";
import type { Sql } from "../../db/open-database.ts";
import { batchReads } from "../../db/batch-statements.ts";
import { countHits, makeWindowKey, type WindowRow } from "./limit-queries.ts";
import { limitMax, type LimitName } from "./rate-limits.ts";

type Window = Pick<WindowRow, "name" | "subject">;

/** A window as this process knows it. */
interface Known extends Window {
  /** In the database, including a statement under way. */
  written: number;
  /** Counted here and not yet written. */
  waiting: number;
  /** Infinite until the first statement returned what others have counted. */
  endsAt: number;
}

/**
 * Limits of signed-in members for frequent acts: a statement for each would cost as much as a small
 * change.
 */
const countedInMemory: ReadonlySet<LimitName> = new Set<LimitName>(["write", "message", "post", "comment"]);
const gatherMs = 50;
/** Beyond this number the oldest are evicted, and read again when needed. */
export const mostKnown = 20_000;
/** Fewer are not searched for those that have ended. */
const leastSearched = 1_000;

interface Counts {
  readonly known: Map<string, Known>;
  /**
   * Windows with unwritten hits, even if they were evicted from `known`: a statement takes each
   * window once.
   */
  readonly waiting: Map<string, Known>;
  isTimed: boolean;
  /** At how many known windows those that have ended are forgotten. */
  searchAt: number;
}

const countsBySql = new WeakMap<Sql, Counts>();

function countsOf(sql: Sql): Counts {
  let counts = countsBySql.get(sql);
  if (!counts) {
    counts = { known: new Map(), waiting: new Map(), isTimed: false, searchAt: leastSearched };
    countsBySql.set(sql, counts);
  }
  return counts;
}

export function isCountedInMemory(name: LimitName): boolean {
  return countedInMemory.has(name);
}

/**
 * Counts one hit of each window and returns the windows, with the hits so far. While less than half
 * of all of them is used, hits are counted in memory and written 50 ms later, those of all members
 * in one statement; otherwise at once, in one statement with concurrent ones. So the limits hold
 * exactly in one process, each further process that a member calls at the same moment allows at
 * most half a limit more, and a process that is killed loses 50 ms.
 */
export async function countInMemory(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  windows: readonly Window[],
): Promise<readonly WindowRow[]> {
  const counts = countsOf(sql);
  const known = windows.flatMap((window) => counts.known.get(makeWindowKey(window)) ?? []);
  const now = clock.now().getTime();
  const hasRoom = ({ name, written, waiting, endsAt }: Known) =>
    endsAt > now && endsAt < Infinity && written + waiting < limitMax(name, 1) / 2;
  if (known.length < windows.length || !known.every(hasRoom)) return await countNow(sql, { windows, clock });
  if (!counts.isTimed) setTimeout(() => void writeWaiting(sql, clock), gatherMs).unref();
  counts.isTimed = true;
  return known.map((one) => {
    add(counts, one);
    const { name, subject, written, waiting, endsAt } = one;
    return { name, subject, hits: written + waiting, expires_at: new Date(endsAt) };
  });
}

function add({ waiting }: Counts, one: Known): void {
  one.waiting += 1;
  waiting.set(makeWindowKey(one), one);
}

/** Hits that cannot be written while the database is unavailable wait for the next hit. */
async function writeWaiting(sql: Sql, clock: Clock): Promise<void> {
  countsOf(sql).isTimed = false;
  await countNow(sql, { windows: [], clock }).catch(() => {});
}

interface Asked {
  /** Windows to count one hit of each, beside the waiting hits. */
  readonly windows: readonly Window[];
  readonly clock: Clock;
}

/** One statement at a time, so that totals return in order. */
const countNow = batchReads(async (sql, asked: readonly Asked[]) => {
  const counts = countsOf(sql);
  const now = asked[0]?.clock.now() ?? new Date();
  for (const window of asked.flatMap(({ windows }) => windows)) add(counts, openWindow(counts, window, now));
  const written = await writeAll(sql, counts, now);
  // The last of several hits of a window includes all before it.
  const after = new Map<string, number>();
  return asked.toReversed().map(({ windows }) =>
    windows.map((window) => {
      const key = makeWindowKey(window);
      const later = after.get(key) ?? 0;
      after.set(key, later + 1);
      const row = written.get(key) as WindowRow;
      return { ...row, hits: row.hits - later };
    })
  ).reverse();
}, { maxConcurrent: 1 });

function openWindow(counts: Counts, window: Window, now: Date): Known {
  const { known, waiting } = counts;
  const key = makeWindowKey(window);
  const held = known.get(key) ?? waiting.get(key);
  const isOver = !held || held.endsAt <= now.getTime();
  if (!isOver && known.has(key)) return held;
  const opened = isOver ? { ...window, written: 0, waiting: 0, endsAt: Infinity } : held;
  known.delete(key);
  known.set(key, opened);
  forgetEnded(counts, now);
  const oldest = known.size > mostKnown ? known.keys().next().value : undefined;
  if (oldest !== undefined) known.delete(oldest);
  return opened;
}

/** Whenever their number has doubled, so that the search costs each window little. */
function forgetEnded(counts: Pick<Counts, "known" | "searchAt">, now: Date): void {
  const { known } = counts;
  if (known.size < counts.searchAt) return;
  for (const [key, { endsAt }] of known) if (endsAt <= now.getTime()) known.delete(key);
  counts.searchAt = Math.max(leastSearched, 2 * known.size);
}

async function writeAll(sql: Sql, counts: Counts, now: Date): Promise<ReadonlyMap<string, WindowRow>> {
  // Hits of an expired window are not needed.
  const windows = [...counts.waiting.values()].filter(({ endsAt }) => endsAt > now.getTime());
  counts.waiting.clear();
  if (windows.length === 0) return new Map();
  const given = windows.map(({ name, subject, waiting: hits }) => {
    return { name, subject, hits, cap: limitMax(name, 1) + hits };
  });
  const move = (sign: 1 | -1) => {
    for (const [n, { hits }] of given.entries()) {
      const one = windows[n] as Known;
      one.waiting -= sign * hits;
      one.written += sign * hits;
    }
  };
  move(1);
  try {
    const rows = await countHits(sql, given, now);
    const byKey = new Map(rows.map((row) => [makeWindowKey(row), row]));
    for (const one of windows) {
      const row = byKey.get(makeWindowKey(one));
      if (row) Object.assign(one, { written: row.hits, endsAt: row.expires_at.getTime() });
    }
    return byKey;
  } catch (error) {
    move(-1);
    for (const one of windows) counts.waiting.set(makeWindowKey(one), one);
    throw error;
  }
}

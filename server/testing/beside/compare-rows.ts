import { mask, nameAlike } from "./ids.ts";
import type { Side } from "./side.ts";

/** A row of a table as JSON. */
interface Row {
  readonly tbl: string;
  readonly line: string;
}

/** Tables that no act decides, or that hold digests of ids alone. */
const leftOut = [
  "rate_limits",
  "migrations",
  "function_files",
  "idempotency_keys",
  "processes",
  "service_log",
  "promotion_marks",
  "payment_readings",
];

interface Changes {
  readonly rows: readonly Row[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Reads which rows one side wrote since the last time (`isWhole`: all), and how many each table has. */
export function createReader({ t }: Side) {
  let since = 0;
  let statement: string | null = null;
  return async (isWhole = false): Promise<Changes> => {
    if (isWhole) since = 0;
    statement ??= await writeStatement(t.sql);
    const [at] = await t.sql<{ xid: number }[]>`select pg_current_xact_id()::text::bigint as xid`;
    const found = await t.sql.unsafe<(Row & { count: number })[]>(statement.replaceAll("$since", String(since)));
    since = at?.xid ?? 0;
    return {
      rows: found.filter(({ line }) => line !== null),
      counts: Object.fromEntries(found.filter(({ line }) => line === null).map(({ tbl, count }) => [tbl, count])),
    };
  };
}

async function writeStatement(sql: Side["t"]["sql"]): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name
    from pg_tables
    where schemaname in ('public', 'graphile_worker')
      and tablename not in ('_private_tasks', '_private_known_crontabs', '_private_job_queues')
    order by 1`;
  const kept = tables.map(({ name }) => name)
    .filter((name) => !leftOut.some((out) => name.replace(/^public\./, "").startsWith(out)));
  return kept.map((name) => `
    select '${name}' as tbl, to_jsonb(x)::text as line, 0 as count from ${name} x where x.xmin::text::bigint >= $since
    union all select '${name}', null, count(*) from ${name}`).join(" union all ");
}

/** The differences between what both sides wrote. Rows that are equal get equal names for their ids. */
export function compareChanges(
  [a, b]: readonly [Side, Side],
  [ofA, ofB]: readonly [Changes, Changes],
): string[] {
  const faults: string[] = [];
  for (const table of Object.keys(ofA.counts)) {
    if (ofA.counts[table] !== ofB.counts[table]) {
      faults.push(`${table}: ${ofA.counts[table]} rows before, ${ofB.counts[table]} now`);
    }
  }
  while (nameMore(sides(a, ofA), sides(b, ofB))) {
    // Names that one round finds make the rows of the next one differ.
  }
  const [left, right] = [masked(ofA, a), masked(ofB, b)].map((rows) => rows.map((row) => row.masked)) as [string[], string[]];
  const rest = [...right];
  for (const line of left) {
    const at = rest.indexOf(line);
    if (at === -1) faults.push(`before: ${line}`);
    else rest.splice(at, 1);
  }
  return [...faults, ...rest.map((line) => `now: ${line}`)];
}

type Alike = Map<string, ReturnType<typeof masked>>;

const sides = (side: Side, changes: Changes) => ({ side, changes });

/**
 * Names ids by rows that are like no other row of their side; when there is none, by one of those
 * that are alike. Returns whether any got a name.
 */
function nameMore(a: ReturnType<typeof sides>, b: ReturnType<typeof sides>): boolean {
  const known = a.side.ids.names.size;
  const [left, right] = [a, b].map(({ side, changes }) =>
    Map.groupBy(masked(changes, side).filter((row) => row.masked.includes("?")), (row) => row.masked)
  ) as [Alike, Alike];
  const name = (one?: { line: string }, other?: { line: string }) =>
    one && other && nameAlike(one.line, other.line, [a.side.ids, b.side.ids]);
  for (const [text, ones] of left) {
    if (ones.length === 1 && right.get(text)?.length === 1) name(ones[0], right.get(text)?.[0]);
  }
  if (a.side.ids.names.size > known) return true;
  for (const [text, ones] of left) {
    name(ones[0], right.get(text)?.[0]);
    if (a.side.ids.names.size > known) return true;
  }
  return false;
}

function masked({ rows }: Changes, { ids }: Side) {
  return rows
    .map(({ tbl, line }) => ({ line, masked: `${tbl} ${mask(withoutChance(tbl, line), ids)}` }))
    .toSorted((one, other) =>
      one.masked < other.masked ? -1 : one.masked > other.masked ? 1 : one.line < other.line ? -1 : 1
    );
}

/** Columns that chance fills. */
const byChance: Readonly<Record<string, readonly string[]>> = {
  "public.members": ["password_hash"],
  "public.sessions": ["token_hash"],
  "public.payment_events": ["body"],
  "public.orders": ["reading"],
  "public.crown_subscriptions": ["reading"],
  "graphile_worker._private_jobs": ["id", "run_at", "created_at", "updated_at", "key", "locked_at", "locked_by", "job_queue_id"],
};

function withoutChance(table: string, line: string): string {
  const row = JSON.parse(line) as Record<string, unknown>;
  for (const column of byChance[table] ?? []) delete row[column];
  return JSON.stringify(sortKeys(row));
}

/** Columns of a table may stand in another order. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, sortKeys(v)]));
}

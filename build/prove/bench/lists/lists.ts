import type { Sql } from "../../../../server/db/open-database.ts";
import { migrate } from "../../../../server/db/migrate.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve, type Served } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { seed } from "../seed/seed.ts";
import type { Size } from "../seed/statements.ts";
import { type ListReaders, seedListReaders } from "./list-readers.ts";
import { type ListFigure, type ListRead, listReads } from "./list-reads.ts";
import { figureOf, kind } from "../figures/figure.ts";
import { median } from "../figures/percentiles.ts";
import { selectHistory, selectTransfers } from "../../../../server/features/xp/history/history-queries.ts";
import { load, type Round } from "../load.ts";

/** How many there are, and how long they are read. */
export interface ListsSizes extends ListsPlan {
  readonly size: Size;
}

/** Fills a database beside the given one and compares the pages of lists with the feed's. */
export async function benchLists(context: BenchContext, { size, ...plan }: ListsSizes): Promise<PartReport> {
  await withDatabase(context.databaseUrl, (sql) => sql`create database bench_lists`);
  const url = new URL(context.databaseUrl);
  url.pathname = "/bench_lists";
  await migrate(url.href);
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  const readers = await withDatabase(
    url.href,
    async (sql) => await seedListReaders(sql, await seed(sql, size), size),
  );
  const histories = await withDatabase(url.href, (sql) => compareHistories(sql, readers, plan));
  const server = await serve(context.deno, "server/main.ts", productEnv(url.href, context.dataDir));
  console.log(`Reading lists: ${plan.rounds} rounds of ${plan.secondsPerRound} s of each …`);
  try {
    return listsReport(await measureLists(server, listReads(readers), plan), histories);
  } finally {
    await server.stop();
  }
}

async function compareHistories(
  sql: Sql,
  { heavy, writerId }: ListReaders,
  { rounds }: ListsPlan,
): Promise<HistoryRounds> {
  const long = heavy[0]?.memberId;
  if (!long) throw new Error("There are too few readers");
  await seedLongHistory(sql, long);
  return await measureHistories(sql, { usual: writerId, long, rounds });
}

/** `lists` begins with the feed. */
function listsReport(lists: readonly ListRounds[], histories: HistoryRounds): PartReport {
  const beside = (list: ListRounds | undefined) => ({
    value: (list?.rounds ?? []).map((round, at) =>
      round.requestsPerSecond / (lists[0]?.rounds[at]?.requestsPerSecond ?? Number.NaN)
    ),
    note: noteOf(list?.rounds ?? []),
  });
  const declared = (figure: ListFigure) => beside(lists.find(({ read }) => read.figure === figure));
  return reportOf("lists", {
    following: declared("following"),
    quiet: declared("quiet"),
    post: declared("post"),
    heavy: declared("heavy"),
    history: histories.usual,
    longHistory: histories.long,
  }, lists.filter(({ read }) => !read.figure).map((list) => figureOf(kind(list.read.name), beside(list))));
}

/** "3,016 pages a second, p99 15 ms, processor time 0.25 ms" */
function noteOf(rounds: ListRounds["rounds"]): string {
  const perSecond = median(rounds.map(({ requestsPerSecond }) => requestsPerSecond));
  const p99Ms = median(rounds.map((round) => round.p99Ms));
  const cpuMs = median(rounds.map(({ cpuMsPerRequest }) => cpuMsPerRequest));
  return `${Math.round(perSecond).toLocaleString("en")} pages a second, p99 ${p99Ms.toFixed(0)} ms, ` +
    `processor time ${cpuMs.toFixed(2)} ms`;
}

/** Of a member with few transfers and one with 100,000: the grouped page beside the plain one. */
interface HistoryRounds {
  readonly usual: readonly number[];
  readonly long: readonly number[];
}

const long = 100_000;
const readsPerRound = 200;
const firstPage = { after: null, limit: 10, offset: 0 } as const;

/**
 * Gives a member 100,000 transfers, a minute apart: one in ten was earned, the others are views of
 * three promoted posts. The triggers' work is done in one statement.
 */
async function seedLongHistory(sql: Sql, memberId: string): Promise<void> {
  const tables = ["xp_transfers", "xp_entries", "members"];
  for (const table of tables) await sql.unsafe(`alter table ${table} disable trigger user`);
  const id = "bench_id('history', n, at)";
  const rows = `
    from generate_series(1, ${long}) as n
    cross join lateral (select date_trunc('minute', now()) - n * interval '1 minute' as at) as moment`;
  await sql.unsafe(`
    insert into xp_transfers (id, idempotency_key, reason, reference, created_at)
    select
      ${id},
      case when n % 10 = 0 then 'like:' || n else 'promotion:${memberId}:' || n % 3 || ':view:0:' || n end,
      case when n % 10 = 0 then 'like' else 'promotion' end,
      case when n % 10 <> 0 then (n % 3)::text end,
      at
    ${rows}`);
  for (const [account, sign] of [[memberId, 1], ["00000000-0000-0000-0000-000000000001", -1]] as const) {
    await sql.unsafe(`
      insert into xp_entries (transfer_id, account_id, amount)
      select ${id}, '${account}', ${sign} * case when n % 10 = 0 then 20 else -2 end
      ${rows}`);
  }
  await sql.unsafe(`
    update members
    set xp = (select sum(amount) from xp_entries where account_id = '${memberId}')
    where id = '${memberId}'`);
  await sql.unsafe(`delete from xp_history where account_id = '${memberId}'`);
  await sql.unsafe(
    `insert into xp_history select * from xp_history_of_ledger() where account_id = '${memberId}'`,
  );
  for (const table of tables) await sql.unsafe(`alter table ${table} enable trigger user`);
  await sql.unsafe("vacuum analyze xp_transfers, xp_entries, xp_history");
}

/** Reads the first page of both members by both statements in turn, in one run. */
async function measureHistories(
  sql: Sql,
  { usual, long: other, rounds }: {
    readonly usual: string;
    readonly long: string;
    readonly rounds: number;
  },
): Promise<HistoryRounds> {
  const ratios = { usual: [] as number[], long: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    ratios.usual.push(await historyBesidePlain(sql, usual));
    ratios.long.push(await historyBesidePlain(sql, other));
  }
  return ratios;
}

async function historyBesidePlain(sql: Sql, memberId: string): Promise<number> {
  const plain = { read: () => selectTransfers(sql, memberId, firstPage), times: [] as number[] };
  const grouped = { read: () => selectHistory(sql, memberId, firstPage), times: [] as number[] };
  for (let n = 0; n < readsPerRound; n++) {
    // The first of two is quicker on a busy machine.
    for (const { read, times } of n % 2 ? [plain, grouped] : [grouped, plain]) times.push(await timeOf(read));
  }
  return median(grouped.times) / median(plain.times);
}

async function timeOf(read: () => Promise<readonly unknown[]>): Promise<number> {
  const from = performance.now();
  await read();
  return performance.now() - from;
}

interface ListsPlan {
  readonly rounds: number;
  readonly secondsPerRound: number;
}

/** The rounds of one page. */
interface ListRounds {
  readonly read: ListRead;
  readonly rounds: readonly Round[];
}

/** Loads the pages in turn, each once a round. */
async function measureLists(
  server: Served,
  reads: readonly ListRead[],
  { rounds, secondsPerRound }: ListsPlan,
): Promise<readonly ListRounds[]> {
  const measured = reads.map((read) => ({ read, rounds: [] as Round[] }));
  for (const { read } of measured) await loadPage(server, read, 1);
  for (let round = 0; round < rounds; round++) {
    // The order moves on, so that none always follows the same one.
    const first = round % measured.length;
    for (const { read, rounds: own } of [...measured.slice(first), ...measured.slice(0, first)]) {
      own.push(await loadPage(server, read, secondsPerRound));
    }
  }
  return measured;
}

async function loadPage(server: Served, { paths, readers }: ListRead, seconds: number): Promise<Round> {
  const tokens = readers.map(({ token }) => token);
  const calls = await load(server, paths, tokens, seconds);
  return {
    requestsPerSecond: calls.requestsPerSecond / paths.length,
    p99Ms: calls.p99Ms,
    cpuMsPerRequest: calls.cpuMsPerRequest * paths.length,
  };
}

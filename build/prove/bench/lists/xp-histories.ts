import type { Sql } from "../../../../server/db/open-database.ts";
import { selectHistory, selectTransfers } from "../../../../server/features/xp/history/history-queries.ts";
import { median } from "../figures/percentiles.ts";

/** Of a member with few transfers and one with 100,000: the grouped page beside the plain one. */
export interface HistoryRounds {
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
export async function seedLongHistory(sql: Sql, memberId: string): Promise<void> {
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
export async function measureHistories(
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

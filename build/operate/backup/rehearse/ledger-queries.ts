import type { Sql } from "../../../../server/db/open-database.ts";

/** Transfers whose entries do not sum to zero, by table, column and key; at most ten. */
export async function selectLedgerFaults(sql: Sql): Promise<string[]> {
  const rows = await sql<{ fault: string }[]>`
    select 'xp_entries.amount sums to ' || sum(amount) || ', not 0, where transfer_id = ' || transfer_id as fault
    from xp_entries
    group by transfer_id
    having sum(amount) <> 0
    limit 10`;
  return rows.map(({ fault }) => fault);
}

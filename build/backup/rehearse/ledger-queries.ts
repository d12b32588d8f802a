import type { Sql } from "../../../server/db/open-database.ts";

/** Transfers whose entries do not sum to zero, in words; at most ten. */
export async function selectLedgerFaults(sql: Sql): Promise<string[]> {
  const rows = await sql<{ fault: string }[]>`
    select 'the entries of transfer ' || transfer_id || ' sum to ' || sum(amount) as fault
    from xp_entries
    group by transfer_id
    having sum(amount) <> 0
    limit 10`;
  return rows.map(({ fault }) => fault);
}

import type { Sql } from "../../db/open-database.ts";

interface LimitUseRow {
  name: string;
  hits: number;
  expires_at: Date;
}

/** The current windows of one subject. */
export async function selectLimitUse(sql: Sql, subject: string, now: Date): Promise<readonly LimitUseRow[]> {
  return await sql<LimitUseRow[]>`
    select name, hits, expires_at
    from rate_limits
    where subject = ${subject}
      and expires_at > ${now}`;
}

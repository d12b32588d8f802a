import type { Sql } from "../../db/client.ts";

interface LimitUseRow {
  name: string;
  hits: number;
  expires_at: Date;
}

/** The windows that run now for one subject. */
export async function selectLimitUse(sql: Sql, subject: string, now: Date): Promise<readonly LimitUseRow[]> {
  return await sql<LimitUseRow[]>`
    select name, hits, expires_at
    from rate_limits
    where subject = ${subject}
      and expires_at > ${now}`;
}

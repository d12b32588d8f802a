import type { Sql } from "../../../db/open-database.ts";

/** What is as it was when a suspension is over, for its mails. */
export async function afterSuspension(sql: Sql, memberId: string): Promise<string> {
  const kept = await hasLostContent(sql, memberId)
    ? "Your XP and badges are as they were. What was removed of your posts and comments stays removed."
    : "Your posts, XP and badges are as they were.";
  return `${kept} Promotions that were stopped do not go on.`;
}

/** Whether a suspension removed what the member had posted, by their cases or those of waves. */
async function hasLostContent(sql: Sql, memberId: string): Promise<boolean> {
  const rows = await sql`
    select
    from (
      select d.* from decisions d where d.member_id = ${memberId}
      union all
      select d.*
      from wave_contents w
      join decisions d on d.case_id = w.case_id
      where w.member_id = ${memberId}
    ) as d
    where d.decision = 'suspend'
      and d.removes_content
      and d.undone_at is null
      and d.former -> 'effects' @> jsonb_build_array(jsonb_build_object('memberId', ${memberId}::text))
    limit 1`;
  return rows.length > 0;
}

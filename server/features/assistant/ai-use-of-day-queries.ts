import type { Sql } from "../../db/open-database.ts";

/** The tokens and images of a UTC day, YYYY-MM-DD, of a member; null: of the server. */
export async function selectBudgetUse(
  sql: Sql,
  memberId: string | null,
  day: string,
): Promise<{ tokens: number; images: number }> {
  const [row] = await sql<{ tokens: number; images: number }[]>`
    select tokens, images
    from ai_budget_days
    where day = ${day}::date
      and ${memberId === null ? sql`member_id is null` : sql`member_id = ${memberId}`}`;
  return row ?? { tokens: 0, images: 0 };
}

/** Lisa's answers that count for a member's UTC day, as `start_lisa_answer` counts them. */
export async function selectLisaUse(sql: Sql, memberId: string, day: string): Promise<number> {
  const [row] = await sql<{ answers: number }[]>`
    select count(*)::integer as answers
    from lisa_answers
    where asker_id = ${memberId}
      and created_at >= ${day}::date::timestamp at time zone 'UTC'
      and created_at < (${day}::date + 1)::timestamp at time zone 'UTC'
      and state in ('answering', 'answered', 'withheld')`;
  return row?.answers ?? 0;
}

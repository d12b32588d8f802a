import type { Sql } from "../../../db/open-database.ts";

/** See show_ai_question. Returns the session; null when the member has no such question. */
export async function showBranchOf(
  sql: Sql,
  { questionId, memberId, at }: { questionId: string; memberId: string; at: Date },
): Promise<string | null> {
  const [row] = await sql<{ session_id: string | null }[]>`
    select show_ai_question(${questionId}::uuid, ${memberId}::uuid, ${at}::timestamptz) as session_id`;
  return row?.session_id ?? null;
}

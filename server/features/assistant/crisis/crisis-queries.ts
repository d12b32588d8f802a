import type { Sql } from "../../../db/open-database.ts";
import type { Written } from "../../moderation/words-of-crisis.ts";
import type { Branching } from "../branches/branch-queries.ts";

/** Questions among whose answers help lines are looked for. */
const lookedThrough = 200;

/**
 * A member's questions with words of crisis since a moment, in all branches of their session, and
 * whether help lines stand since another in the branch that a question joins.
 */
export async function selectCrisisOf(
  sql: Sql,
  { sessionId, memberId, replaces, follows, since, helpSince, helpBeginning }: Branching & {
    sessionId: string;
    memberId: string;
    since: Date;
    helpSince: Date;
    helpBeginning: string;
  },
): Promise<{ readonly questions: readonly Written[]; readonly hasHelp: boolean }> {
  const rows = await sql<(Written & { readonly is_question: boolean; readonly has_help: boolean })[]>`
    select
      m.content as text,
      m.created_at as at,
      m.role = 'user' as is_question,
      (
        m.created_at > ${helpSince}
        and strpos(m.content, ${helpBeginning}) > 0
        and m.question_id in (
          select branch.id
          from ai_branch(
            ${sessionId}, ai_question_joined(${sessionId}, ${replaces}, ${follows}), ${lookedThrough}
          ) as branch
        )
      ) as has_help
    from ai_messages m
    join ai_sessions s on s.id = m.session_id and s.member_id = ${memberId}
    where m.session_id = ${sessionId}
      and m.created_at > ${since}
      and m.support`;
  return {
    questions: rows.filter(({ is_question }) => is_question),
    hasHelp: rows.some(({ has_help }) => has_help),
  };
}

/**
 * Who asked an expired question in a crisis, in such words or free (ai.26), and what came of its
 * answer; null for all others.
 */
export async function selectExpiredCrisis(
  sql: Sql,
  { id, now }: { id: string; now: Date },
): Promise<{ readonly member_id: string; readonly content: string } | null> {
  const [row] = await sql<{ member_id: string; content: string }[]>`
    select r.member_id, a.content
    from ai_reservations r
    join ai_messages q on q.id = r.id and (q.support or r.cost = 0)
    join ai_messages a on a.question_id = q.id and a.state = 'answering'
    where r.id = ${id}
      and r.expires_at <= ${now}`;
  return row ?? null;
}

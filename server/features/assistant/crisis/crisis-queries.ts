import type { Sql } from "../../../db/open-database.ts";
import type { NewAnswer } from "../answers/answer-queries.ts";
import type { Branching } from "../branches/branch-queries.ts";
import { searchOfChatMessage } from "../search/search-of-chat-message.ts";

interface NewHelp extends
  Pick<
    NewAnswer,
    "id" | "answerId" | "memberId" | "title" | "replaces" | "follows" | "content" | "level" | "at"
  > {
  readonly sessionId: string;
  /** Whether the question itself has words of crisis. */
  readonly support: boolean;
  /** The answer's text. */
  readonly help: string;
}

/** See answer_with_help. Returns false when the question was asked before. */
export async function insertHelp(sql: Sql, given: NewHelp): Promise<boolean> {
  const { id, memberId, sessionId, replaces, follows, answerId, level, at } = given;
  const question = { id, member_id: memberId, created_at: at };
  const search = searchOfChatMessage(given.content);
  const asked = {
    sessionId,
    replaces,
    follows,
    answerId,
    model: null,
    support: given.support,
    level,
    search,
  };
  const [row] = await sql<{ is_new: boolean }[]>`
    select answer_with_help(
      jsonb_populate_record(null::ai_reservations, ${sql.json(question)}::jsonb),
      ${sql.json(asked)}::jsonb,
      ${given.title}::text,
      ${given.content}::text,
      ${given.help}::text
    ) as is_new`;
  return row?.is_new ?? false;
}

/** Questions among whose answers help lines are looked for. */
const lookedThrough = 200;

/**
 * Whether help lines stand since a moment in the branch of a member's session that a question
 * joins; null when they wrote no words of crisis in any branch since another.
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
): Promise<{ readonly has_help: boolean } | null> {
  const [row] = await sql<{ has_help: boolean }[]>`
    select coalesce(
      bool_or(
        m.created_at > ${helpSince}
        and strpos(m.content, ${helpBeginning}) > 0
        and m.question_id in (
          select branch.id
          from ai_branch(
            ${sessionId}, ai_question_joined(${sessionId}, ${replaces}, ${follows}), ${lookedThrough}
          ) as branch
        )
      ),
      false
    ) as has_help
    from ai_messages m
    join ai_sessions s on s.id = m.session_id and s.member_id = ${memberId}
    where m.session_id = ${sessionId}
      and m.created_at > ${since}
      and m.support
    having bool_or(m.role = 'user')`;
  return row ?? null;
}

/**
 * Who asked an expired question in words of crisis, and what came of its answer; null for all
 * others.
 */
export async function selectExpiredCrisis(
  sql: Sql,
  { id, now }: { id: string; now: Date },
): Promise<{ readonly member_id: string; readonly content: string } | null> {
  const [row] = await sql<{ member_id: string; content: string }[]>`
    select r.member_id, a.content
    from ai_reservations r
    join ai_messages q on q.id = r.id and q.support
    join ai_messages a on a.question_id = q.id and a.state = 'answering'
    where r.id = ${id}
      and r.expires_at <= ${now}`;
  return row ?? null;
}

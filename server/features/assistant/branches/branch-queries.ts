import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { Sql } from "../../../db/open-database.ts";

/** Where a chat goes on: see open_ai_branch. */
export interface Branching {
  /** The question whose place another takes; null: it comes after all others. */
  readonly replaces: string | null;
  readonly follows: string | null;
}

interface AnsweredPair {
  readonly question: string;
  readonly answer: string;
  readonly answer_id: string;
  /** Why the answer can be continued; null: it is whole. */
  readonly cut: AiMessage["cut"];
}

/** Questions of a branch that are read for one with an answer: others have none. */
const readForOne = 4;

/**
 * The latest answered questions of a branch of a session, latest first, for the model's context.
 */
export function selectHistory(
  sql: Sql,
  { sessionId, memberId, replaces, follows, limit }: Branching & {
    sessionId: string;
    memberId: string;
    limit: number;
  },
): Promise<AnsweredPair[]> {
  return sql<AnsweredPair[]>`
    select q.content as question, a.content as answer, a.id as answer_id, a.cut
    from ai_branch(
      ${sessionId}, ai_question_joined(${sessionId}, ${replaces}, ${follows}), ${limit * readForOne}
    ) as branch
    join ai_messages q on q.id = branch.id
    join ai_messages a on a.question_id = q.id
    join ai_sessions s on s.id = q.session_id and s.member_id = ${memberId}
    where a.state in ('complete', 'stopped')
      and a.content <> ''
    order by branch.place
    limit ${limit}`;
}

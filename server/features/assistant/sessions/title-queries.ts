import type { Sql } from "../../../db/open-database.ts";
import { filterInForceOf } from "../../../db/visibility/content-visibility.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";

/** Pairs of question and answer that a model reads for a title. */
const toldPairs = 3;

export interface TitledRow {
  readonly question: string;
  /** Empty where the answer is a picture. */
  readonly answer: string;
}

/**
 * The latest answered questions of the branch that is shown, without words of crisis, latest first.
 */
export function selectTitlePairs(sql: Sql, sessionId: string): Promise<TitledRow[]> {
  return sql<TitledRow[]>`
    select q.content as question, a.content as answer
    from ai_messages q
    join ai_messages a on a.question_id = q.id
    where q.session_id = ${sessionId}
      and q.hidden_at is null
      and not q.support
      and not a.support
      and a.state in ('complete', 'stopped')
      and (a.content <> '' or a.image_id is not null)
    order by q.id desc
    limit ${sql.unsafe(String(toldPairs))}`;
}

interface UntitledRow {
  readonly member_id: string;
  readonly filter: Viewer["filter"];
}

/**
 * A session that waits for a title (ask_for_ai_title) of a member who may use it; null otherwise.
 */
export async function selectUntitled(sql: Sql, sessionId: string, now: Date): Promise<UntitledRow | null> {
  const [row] = await sql<UntitledRow[]>`
    select s.member_id, ${filterInForceOf(sql, now)} as filter
    from ai_sessions s
    join members m on m.id = s.member_id and m.suspended_at is null
    where s.id = ${sessionId}
      and s.title_by = 'default'
      and not exists (select from ai_messages where session_id = s.id and support)`;
  return row ?? null;
}

/**
 * Gives a session a model's title. False when the member has named it meanwhile, or wrote words of
 * crisis in it.
 */
export async function storeSuggestedTitle(
  sql: Sql,
  { sessionId, title }: { sessionId: string; title: string },
): Promise<boolean> {
  const rows = await sql`
    update ai_sessions s
    set title = ${title}, title_by = 'model'
    where s.id = ${sessionId}
      and s.title_by = 'default'
      and not exists (select from ai_messages where session_id = s.id and support)
    returning s.id`;
  return rows.length === 1;
}

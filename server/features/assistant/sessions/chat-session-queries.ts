import type { KeysetPage } from "../../../db/id-cursor.ts";
import { hideLength } from "../../../db/hide-length.ts";
import { limitOf, makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { aiMessageColumns } from "../ai-message-fragments.ts";
import type { MessageRow, SessionRow } from "../present.ts";

/** The titles of a member's latest sessions, by `ai_sessions_of_member`. */
export function selectTitles(sql: Sql, memberId: string): Promise<Pick<SessionRow, "id" | "title">[]> {
  return sql<Pick<SessionRow, "id" | "title">[]>`
    select id, title
    from ai_sessions
    where member_id = ${memberId}
    order by updated_at desc, id desc
    limit ${limitOf(sql, 2000)}`;
}

/**
 * A page of a member's sessions, latest first, by `ai_sessions_of_member`; only those with these
 * ids unless null.
 */
export function selectChatSessions(
  sql: Sql,
  { memberId, ids, now }: { memberId: string; ids: readonly string[] | null; now: Date },
  { after, limit, offset }: PlacedPage,
): Promise<SessionRow[]> {
  return sql<SessionRow[]>`
    select s.id, s.title, s.model, s.created_at, s.updated_at, ${isAnswering(sql, now)}
    from ai_sessions s
    where s.member_id = ${memberId}
      ${ids ? sql`and s.id = any(${hideLength(sql, ids)})` : sql``}
      ${after ? sql`and (s.updated_at, s.id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by s.updated_at desc, s.id desc
    ${makePageClause(sql, { limit, offset })}`;
}

/** Null when the member has no such session. */
export async function selectChatSession(
  sql: Sql,
  { id, memberId, now }: { id: string; memberId: string; now: Date },
): Promise<SessionRow | null> {
  const [row] = await sql<SessionRow[]>`
    select s.id, s.title, s.model, s.created_at, s.updated_at, ${isAnswering(sql, now)}
    from ai_sessions s
    where s.id = ${id} and s.member_id = ${memberId}`;
  return row ?? null;
}

function isAnswering(sql: Sql, now: Date) {
  return sql`
      exists (select from ai_reservations r where r.session_id = s.id and r.expires_at > ${now}) as is_answering`;
}

/** False when the id is taken by an earlier attempt of the same call. */
export async function insertChatSession(
  sql: Sql,
  { id, memberId, title, titleBy, at }: {
    id: string;
    memberId: string;
    title: string;
    titleBy: "default" | "member";
    at: Date;
  },
): Promise<boolean> {
  const rows = await sql`
    insert into ai_sessions (id, member_id, title, title_by, created_at, updated_at)
    values (${id}, ${memberId}, ${title}, ${titleBy}, ${at}, ${at})
    on conflict (id) do nothing
    returning id`;
  return rows.length === 1;
}

/** Gives a session the member's own title. False when they have no such session. */
export async function updateTitle(
  sql: Sql,
  { id, memberId, title }: { id: string; memberId: string; title: string },
): Promise<boolean> {
  const rows = await sql`
    update ai_sessions
    set title = ${title}, title_by = 'member'
    where id = ${id} and member_id = ${memberId}
    returning id`;
  return rows.length === 1;
}

/** False when the member has no such session. */
export async function updateModel(
  sql: Sql,
  { id, memberId, model }: { id: string; memberId: string; model: string },
): Promise<boolean> {
  const rows = await sql`
    update ai_sessions
    set model = ${model}
    where id = ${id} and member_id = ${memberId}
    returning id`;
  return rows.length === 1;
}

/** A page of the shown branch of a session, newest first, by `ai_messages_of_session`. */
export function selectChatMessages(sql: Sql, sessionId: string, page: KeysetPage): Promise<MessageRow[]> {
  return sql<MessageRow[]>`
    select ${aiMessageColumns(sql)}
    from ai_messages m
    left join images i on i.id = m.image_id
    where m.session_id = ${sessionId}
      and m.hidden_at is null
      ${page.after ? sql`and m.id < ${page.after}` : sql``}
    order by m.id desc
    ${makePageClause(sql, page)}`;
}

/** The member's local hour decides the title of a chat without one. */
export async function selectTimeZone(sql: Sql, memberId: string): Promise<string> {
  const [row] = await sql<{ time_zone: string }[]>`
    select time_zone
    from members
    where id = ${memberId}`;
  return row?.time_zone ?? "UTC";
}

import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/client.ts";
import { hasCrown } from "../members/has-crown.ts";

export interface LiveSessionRow {
  session_id: string;
  last_used_at: Date;
  member_id: string;
  username: string;
  email: string;
  email_verified_at: Date | null;
  is_admin: boolean;
  moderation_level: ModerationLevel | null;
  has_crown: boolean;
  time_zone: string;
  /** YYYY-MM-DD */
  last_active_on: string | null;
}

/** By `sessions_by_token_hash`, then the member's key. */
export async function findLiveSession(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
): Promise<LiveSessionRow | null> {
  const [row] = await sql<LiveSessionRow[]>`
    select
      sessions.id as session_id,
      sessions.last_used_at,
      members.id as member_id,
      members.username,
      members.email,
      members.email_verified_at,
      members.is_admin,
      members.moderation_level,
      ${hasCrown(sql, sql`members.id`, now)} as has_crown,
      members.time_zone,
      members.last_active_on::text as last_active_on
    from sessions
    join members on members.id = sessions.member_id
    where sessions.token_hash = ${tokenHash}
      and sessions.expires_at > ${now}`;
  return row ?? null;
}

export async function touchSession(sql: Sql, id: string, usedAt: Date, expiresAt: Date): Promise<void> {
  await sql`
    update sessions
    set
      last_used_at = ${usedAt},
      expires_at = ${expiresAt}
    where id = ${id}
      and last_used_at < ${usedAt}`;
}

export interface NewSession {
  readonly id: string;
  readonly memberId: string;
  readonly tokenHash: Buffer;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The hash the password was checked against: a password replaced meanwhile opens nothing. */
  readonly passwordHash: string;
  /** The session this one takes the place of in its browser. */
  readonly replacedId: string | null;
}

/**
 * Stores a session, ends the one it replaces, and lets no member hold more than `most`: the longest unused end. Answers the
 * ids of those that ended; null, with nothing done, when the password was replaced meanwhile. The member's row is locked:
 * a reset under way is waited for, and a later one waits.
 */
export async function insertSession(sql: Sql, session: NewSession, most: number): Promise<string[] | null> {
  const [row] = await sql<{ is_inserted: boolean; ended: string[] }[]>`
    with member as (
      select id
      from members
      where id = ${session.memberId}
        and password_hash = ${session.passwordHash}
      for share
    ), inserted as (
      insert into sessions (id, member_id, token_hash, user_agent, created_at, last_used_at, expires_at)
      select
        ${session.id}::uuid,
        member.id,
        ${session.tokenHash}::bytea,
        ${session.userAgent},
        ${session.createdAt}::timestamptz,
        ${session.createdAt}::timestamptz,
        ${session.expiresAt}::timestamptz
      from member
      returning member_id
    ), ended as (
      delete from sessions
      using inserted
      where sessions.id = ${session.replacedId}
        or sessions.id in (
          select id
          from sessions
          where member_id = ${session.memberId}
          order by last_used_at desc
          offset ${most - 1}
        )
      returning sessions.id
    )
    select
      exists (select from inserted) as is_inserted,
      array(select id from ended) as ended`;
  return row?.is_inserted ? row.ended : null;
}

export interface SessionRow {
  id: string;
  member_id: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}

/** By `sessions_by_member`. */
export async function selectSessions(sql: Sql, memberId: string, now: Date): Promise<SessionRow[]> {
  return await sql<SessionRow[]>`
    select id, member_id, user_agent, created_at, last_used_at
    from sessions
    where member_id = ${memberId}
      and expires_at > ${now}
    order by last_used_at desc, id desc`;
}

export async function findSession(sql: Sql, id: string): Promise<SessionRow | null> {
  const [row] = await sql<SessionRow[]>`
    select id, member_id, user_agent, created_at, last_used_at
    from sessions
    where id = ${id}`;
  return row ?? null;
}

export async function deleteSessionRow(sql: Sql, id: string): Promise<void> {
  await sql`
    delete from sessions
    where id = ${id}`;
}

/** By `sessions_by_member`. Ends all of a member's sessions but one, or all. */
export async function deleteOtherSessions(sql: Sql, memberId: string, keptId: string | null): Promise<void> {
  await sql`
    delete from sessions
    where member_id = ${memberId}
      and id is distinct from ${keptId}`;
}

/** By `sessions_by_expiry`. */
export async function deleteExpiredSessions(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from sessions
    where expires_at <= ${now}`;
}

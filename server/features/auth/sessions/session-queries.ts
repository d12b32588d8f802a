import type { Fragment, Sql } from "../../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";

interface NewSession {
  readonly id: string;
  readonly memberId: string;
  readonly tokenHash: Buffer;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** The member's token on the device, which is known until `deviceExpiresAt`. */
  readonly deviceHash: Buffer;
  readonly deviceExpiresAt: Date;
  /** The session that this one replaces in its browser. */
  readonly replacedId: string | null;
}

/**
 * The proof for a session: the hash that the password was checked against, or a mailed link, which
 * is used up.
 */
export type SignInProof = { readonly passwordHash: string } | { readonly linkHash: Buffer };

interface EndedSession {
  readonly id: string;
  /** The browser's former user may have been another member. */
  readonly member_id: string;
}

/**
 * Stores a session and its device, ends the session it replaces, and limits the member to `most`
 * sessions and devices: the least recently used are removed. Returns the ended sessions; null, and
 * does nothing, when the proof is no longer valid.
 */
export async function insertSession(
  sql: Sql,
  session: NewSession,
  proof: SignInProof,
  most: number,
): Promise<EndedSession[] | null> {
  const [row] = await sql<{ is_inserted: boolean; ended: EndedSession[] }[]>`
    with ${provenMember(sql, session, proof)},
    inserted as (
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
      where sessions.id in (
        select id
        from sessions
        where id = ${session.replacedId}
          or id in (
            select id
            from sessions
            where member_id = ${session.memberId}
            order by last_used_at desc
            offset ${most - 1}
          )
        order by id
        for update
      )
      returning sessions.id, sessions.member_id
    ), device as (
      insert into known_devices (token_hash, member_id, created_at, expires_at)
      select
        ${session.deviceHash}::bytea,
        member.id,
        ${session.createdAt}::timestamptz,
        ${session.deviceExpiresAt}::timestamptz
      from member
      on conflict (token_hash) do update
      set expires_at = excluded.expires_at
    ), forgotten as (
      delete from known_devices
      using inserted
      where known_devices.token_hash in (
        select token_hash
        from known_devices
        where member_id = ${session.memberId}
          and token_hash <> ${session.deviceHash}
        order by expires_at desc
        offset ${most - 1}
      )
    )
    select
      exists (select from inserted) as is_inserted,
      (select coalesce(jsonb_agg(ended), '[]') from ended) as ended`;
  return row?.is_inserted ? row.ended : null;
}

/**
 * `member`, when the proof is valid. Their row is locked first: this waits for a concurrent reset,
 * and a later reset waits for this. The same holds for a link that is used twice at once: the
 * second finds it gone.
 */
function provenMember(sql: Sql, { memberId, createdAt }: NewSession, proof: SignInProof): Fragment {
  if ("passwordHash" in proof) {
    return sql`
      member as (
        select id
        from members
        where id = ${memberId}
          and password_hash = ${proof.passwordHash}
          and account_is_open(members)
        for share
      )`;
  }
  return sql`
    owner as (
      select id
      from members
      where id = ${memberId}
        and account_is_open(members)
      for share
    ), member as (
      delete from sign_in_links
      using owner
      where sign_in_links.token_hash = ${proof.linkHash}
        and sign_in_links.member_id = owner.id
        and sign_in_links.expires_at > ${createdAt}
      returning owner.id
    )`;
}

interface SessionRow {
  id: string;
  member_id: string;
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
}

export interface ListedSessionRow extends SessionRow {
  gets_pushes: boolean;
}

/** By `sessions_of_member`. */
export async function selectSessions(sql: Sql, memberId: string, now: Date): Promise<ListedSessionRow[]> {
  return await sql<ListedSessionRow[]>`
    select
      id, member_id, user_agent, created_at, last_used_at,
      exists (select from push_subscriptions push where push.session_id = sessions.id) as gets_pushes
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

/** The sessions among these that have ended. By their keys. */
export async function selectEndedSessions(sql: Sql, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select asked.id
    from unnest(${ids}::uuid[]) as asked (id)
    where not exists (
      select
      from sessions
      where sessions.id = asked.id
        and sessions.expires_at > ${now}
    )`;
  return rows.map(({ id }) => id);
}

/** By `sessions_by_expiry`. */
export async function deleteExpiredSessions(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "sessions", { by: "expires_at", after, until: now })}`,
  );
}

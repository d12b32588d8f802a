import type { ModerationLevel } from "#shared/primitives.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { hasCrown } from "../../../db/visibility/active-crown.ts";

interface LiveSessionRow {
  session_id: string;
  created_at: Date;
  last_used_at: Date;
  member_id: string;
  username: string;
  email: string;
  is_admin: boolean;
  suspended_at: Date | null;
  moderation_level: ModerationLevel | null;
  has_crown: boolean;
  time_zone: string;
  /** YYYY-MM-DD */
  last_active_on: string | null;
}

/**
 * By `sessions_by_token_hash` or the session's key, then the member's key. Concurrent look-ups
 * share a statement.
 */
export function findLiveSession(
  sql: Sql,
  session: { readonly tokenHash: Buffer } | { readonly id: string },
  now: Date,
): Promise<LiveSessionRow | null> {
  return "id" in session
    ? findByIds(sql, { key: session.id, now })
    : findByHashes(sql, { key: session.tokenHash.toString("hex"), now });
}

interface Wanted {
  readonly key: string;
  readonly now: Date;
}

const findByIds = batchReads((sql, wanted: readonly Wanted[]) =>
  selectLiveSessions(sql, wanted, (keys) => ({
    key: sql`sessions.id::text`,
    condition: sql`sessions.id = any(${keys}::uuid[])`,
  }))
);

const findByHashes = batchReads((sql, wanted: readonly Wanted[]) =>
  selectLiveSessions(sql, wanted, (keys) => ({
    key: sql`encode(sessions.token_hash, 'hex')`,
    condition:
      sql`sessions.token_hash = any(array(select decode(hash, 'hex') from unnest(${keys}::text[]) as hash))`,
  }))
);

async function selectLiveSessions(
  sql: Sql,
  wanted: readonly Wanted[],
  by: (keys: string[]) => { readonly key: Fragment; readonly condition: Fragment },
): Promise<(LiveSessionRow | null)[]> {
  const { key, condition } = by(wanted.map((one) => one.key));
  // Requested within milliseconds.
  const now = wanted.at(-1)?.now ?? new Date();
  const rows = await sql<(LiveSessionRow & { readonly key: string })[]>`
    select
      ${key} as key,
      sessions.id as session_id,
      sessions.created_at,
      sessions.last_used_at,
      members.id as member_id,
      members.username,
      members.email,
      members.is_admin,
      members.suspended_at,
      members.moderation_level,
      ${hasCrown(sql, sql`members.id`, now)} as has_crown,
      members.time_zone,
      members.last_active_on::text as last_active_on
    from sessions
    join members on members.id = sessions.member_id
    where ${condition}
      and sessions.expires_at > ${now}
      and members.suspended_at is null
      and members.left_at is null`;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return wanted.map((one) => byKey.get(one.key) ?? null);
}

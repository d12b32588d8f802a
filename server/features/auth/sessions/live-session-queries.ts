import type { ModerationLevel } from "#shared/primitives.ts";
import { batchReads } from "../../../db/batch-statements.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { actorColumns, type ActorRow } from "./actor-fragments.ts";

interface LiveSessionRow extends ActorRow {
  session_id: string;
  created_at: Date;
  last_used_at: Date;
  /** The filter as it was chosen. */
  moderation_level: ModerationLevel | null;
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
  given: Pick<Wanted, "adminEmails" | "now">,
): Promise<LiveSessionRow | null> {
  return "id" in session
    ? findByIds(sql, { key: session.id, ...given })
    : findByHashes(sql, { key: session.tokenHash.toString("hex"), ...given });
}

interface Wanted {
  readonly key: string;
  /** In lower case; the same for all. */
  readonly adminEmails: readonly string[];
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
  // Asked for within milliseconds.
  const { now = new Date(), adminEmails = [] } = wanted.at(-1) ?? {};
  const rows = await sql<(LiveSessionRow & { readonly key: string })[]>`
    select
      ${key} as key,
      sessions.id as session_id,
      sessions.created_at,
      sessions.last_used_at,
      ${actorColumns(sql, { now, adminEmails })},
      members.moderation_level,
      members.time_zone,
      members.last_active_on::text as last_active_on
    from sessions
    join members on members.id = sessions.member_id
    where ${condition}
      and sessions.expires_at > ${now}
      and account_is_open(members)`;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return wanted.map((one) => byKey.get(one.key) ?? null);
}

import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../../db/open-database.ts";

/** How a post, comment or message stands; times as JSON has them. */
export interface Standing {
  readonly removed: string | null;
  readonly level: ModerationLevel | null;
  readonly covered: string | null;
}

/** Those of these posts, comments and messages that are there. */
export async function selectStandings(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await sql<(Standing & { readonly id: string })[]>`
    select
      content.id, to_jsonb(content.removed_at) as removed, content.moderation_level as level,
      to_jsonb(content.covered_at) as covered
    from (
      select id, removed_at, moderation_level, covered_at from posts where id = any(${[...ids]}::uuid[])
      union all
      select id, removed_at, moderation_level, covered_at from comments where id = any(${[...ids]}::uuid[])
      union all
      select id, removed_at, moderation_level, covered_at from messages where id = any(${[...ids]}::uuid[])
    ) as content`;
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** Those of these promotions that run. */
export async function selectRunning(sql: Sql, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await sql<{ id: string }[]>`
    select id from promotions where id = any(${[...ids]}::uuid[]) and ended_at is null`;
  return new Set(rows.map(({ id }) => id));
}

/** Those of these promotions that stand still before their time, with why they ended. */
export async function selectWaiting(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; reason: string }[]>`
    select id, end_reason as reason
    from promotions
    where id = any(${[...ids]}::uuid[]) and end_reason is not null and ends_at > ended_at`;
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

import type { Sql } from "../../db/open-database.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { PlacedPage } from "../../db/place-cursor.ts";

export interface Block {
  readonly blockerId: string;
  readonly blockedId: string;
}

/** False when there is no such member. */
export async function deleteBlock(sql: Sql, block: Block): Promise<boolean> {
  const rows = await sql`
    with member as (
      select id
      from members
      where id = ${block.blockedId}
    ), unblocked as (
      delete from blocks
      using member
      where blocker_id = ${block.blockerId} and blocked_id = member.id
    )
    select id
    from member`;
  return rows.length > 0;
}

interface BlockStatusRow {
  readonly username: string;
  readonly is_blocked: boolean;
  readonly is_blocked_by: boolean;
}

/** Null when there is no such member. */
export async function selectBlockStatus(
  sql: Sql,
  viewerId: string,
  memberId: string,
): Promise<BlockStatusRow | null> {
  const [row] = await sql<BlockStatusRow[]>`
    select
      m.username,
      exists (select from blocks b where b.blocker_id = ${viewerId} and b.blocked_id = m.id) as is_blocked,
      exists (select from blocks b where b.blocker_id = m.id and b.blocked_id = ${viewerId}) as is_blocked_by
    from members m
    where m.id = ${memberId}`;
  return row ?? null;
}

export interface BlockedRow {
  readonly id: string;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly blocked_at: Date;
}

/** A page of the members a member has blocked, latest first. */
export function selectBlocked(
  sql: Sql,
  blockerId: string,
  { after, limit, offset }: PlacedPage,
): Promise<BlockedRow[]> {
  return sql<BlockedRow[]>`
    select
      m.id, m.username, m.display_name, m.profile_image_url, m.profile_image_made_with_ai,
      b.created_at as blocked_at
    from blocks b
    join members m on m.id = b.blocked_id
    where b.blocker_id = ${blockerId}
      ${after ? sql`and (b.created_at, b.blocked_id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by b.created_at desc, b.blocked_id desc
    ${makePageClause(sql, { limit, offset })}`;
}

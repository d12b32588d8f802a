import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { PromotionEventType } from "#shared/promotions/contract.ts";
import { isPromotable, promotionRules } from "#shared/promotions/promotion-prices.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import type { Sql } from "../../db/open-database.ts";
import { limitOf } from "../../db/limit-clause.ts";
import { isPostOfferedTo, isPostVisibleTo } from "../../db/visibility/post-visibility.ts";

const { hourPrice, viewPrice } = promotionRules;

/** The levels of posts that may be promoted. */
export const promotableLevels = moderationLevels.filter(isPromotable) as string[];

/** The promotions whose next hour begins, or whose time is up, at a moment. */
export async function selectPromotionsDue(sql: Sql, at: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from promotions
    where ended_at is null
      and due_at <= ${at}
    order by due_at
    limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** See promotion_advance. */
export async function advancePromotion(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`
    select promotion_advance(${id}::uuid, ${hourPrice}::integer, ${promotableLevels}::text[], ${at}::timestamptz)`;
}

interface TurnRow {
  readonly id: string;
  readonly post_id: string;
}

/**
 * The promotions to show to a viewer: running, by others, visible, not muted, and able to pay for
 * the view.
 */
export function selectPromotedInTurn(
  sql: Sql,
  viewer: Viewer,
  { at, limit }: { at: Date; limit: number },
): Promise<TurnRow[]> {
  return sql<TurnRow[]>`
    select promotion.id, promotion.post_id
    from promotions promotion
    join posts p on p.id = promotion.post_id
    join members author on author.id = promotion.member_id
    where promotion.ended_at is null
      and promotion.ends_at > ${at}
      and promotion.member_id <> ${viewer.id}
      and author.xp >= ${viewPrice}
      and p.moderation_level = any(${promotableLevels})
      and ${isPostOfferedTo(sql, viewer)}
    order by promotion.last_viewed_at nulls first, promotion.id
    limit ${limitOf(sql, limit)}`;
}

interface Seen {
  readonly id: string;
  readonly viewer: Viewer;
  readonly at: Date;
}

/**
 * Counts and charges a view; see promotion_view. Null when the promotion does not exist, or the
 * viewer cannot see its post.
 */
export async function insertPromotionView(sql: Sql, view: Seen): Promise<{ counted: boolean } | null> {
  const [row] = await sql<{ counted: boolean }[]>`
    with post as (
      ${promotedPost(sql, view)}
      for no key update of p
    )
    select
      post.author_id <> ${view.viewer.id}
        and promotion_view(
          ${view.id}::uuid,
          ${view.viewer.id}::uuid,
          ${viewPrice}::integer,
          ${hourPrice}::integer,
          ${promotableLevels}::text[],
          ${view.at}::timestamptz
        ) as counted
    from post`;
  return row ?? null;
}

/** Counts a viewer's event; see promotion_event. Null as for a view. */
export async function insertPromotionEvent(
  sql: Sql,
  event: Seen & { type: PromotionEventType },
): Promise<{ counted: boolean } | null> {
  const [row] = await sql<{ counted: boolean }[]>`
    with post as (
      ${promotedPost(sql, event)}
    )
    select
      post.author_id <> ${event.viewer.id}
        and promotion_event(
          ${event.id}::uuid,
          ${event.viewer.id}::uuid,
          ${event.type}::text,
          ${event.at}::timestamptz
        ) as counted
    from post`;
  return row ?? null;
}

function promotedPost(sql: Sql, { id, viewer }: Seen) {
  return sql`
      select p.author_id
      from promotions promotion
      join posts p on p.id = promotion.post_id
      where promotion.id = ${id}
        and ${isPostVisibleTo(sql, viewer)}`;
}

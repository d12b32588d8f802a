import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { PromotionResults } from "#shared/promotions/contract.ts";
import { isPromotable } from "#shared/promotions/promotion-prices.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { KeysetPage } from "../../db/id-cursor.ts";

export interface PromotionRow {
  readonly id: string;
  readonly post_id: string;
  /** Null when the post is deleted or removed. */
  readonly content: string | null;
  readonly is_active: boolean;
  readonly can_promote_again: boolean;
  readonly duration_hours: number;
  readonly started_at: Date;
  readonly ends_at: Date;
  readonly ended_at: Date | null;
  readonly end_reason: "time" | "xp" | "post" | "stopped" | null;
  readonly total_cost: number;
  readonly totals: PromotionResults;
}

/** A member's promotions, newest first. */
export function selectPromotions(
  sql: Sql,
  memberId: string,
  at: Date,
  page: KeysetPage,
): Promise<PromotionRow[]> {
  return sql<PromotionRow[]>`
    select ${promotionColumns(sql, at)}
    from promotions promotion
    left join posts p on p.id = promotion.post_id and p.removed_at is null
    where promotion.member_id = ${memberId}
      ${page.after ? sql`and promotion.id < ${page.after}` : sql``}
    order by promotion.id desc
    ${makePageClause(sql, page)}`;
}

/** Null when the member has no such promotion. */
export async function selectPromotion(
  sql: Sql,
  { id, memberId, at }: { id: string; memberId: string; at: Date },
): Promise<PromotionRow | null> {
  const [row] = await sql<PromotionRow[]>`
    select ${promotionColumns(sql, at)}
    from promotions promotion
    left join posts p on p.id = promotion.post_id and p.removed_at is null
    where promotion.id = ${id}
      and promotion.member_id = ${memberId}`;
  return row ?? null;
}

/**
 * Ended as soon as the time is up or the post is deleted or hidden, even before the next job stores
 * it.
 */
function promotionColumns(sql: Sql, at: Date): Fragment {
  const levels = moderationLevels.filter(isPromotable) as string[];
  const ending =
    sql`promotion_ending(promotion.ends_at, p.moderation_level, ${levels}::text[], ${at}::timestamptz)`;
  const isShown = sql`coalesce(p.moderation_level = any(${levels}), false)`;
  return sql`
      promotion.id,
      promotion.post_id,
      p.content,
      promotion.ended_at is null and ${ending} is null as is_active,
      ${isShown} and not exists (
        select
        from promotions running
        where running.post_id = promotion.post_id
          and running.ended_at is null
          and running.ends_at > ${at}
      ) as can_promote_again,
      promotion.duration_hours,
      promotion.started_at,
      promotion.ends_at,
      coalesce(promotion.ended_at, case when ${ending} = 'time' then promotion.ends_at end) as ended_at,
      coalesce(promotion.end_reason, ${ending}) as end_reason,
      promotion.total_cost,
      (
        select json_build_object(
          'views', coalesce(sum(views), 0),
          'postClicks', coalesce(sum(post_clicks), 0),
          'imageClicks', coalesce(sum(image_clicks), 0),
          'likes', coalesce(sum(likes), 0),
          'comments', coalesce(sum(comments), 0),
          'commentLikes', coalesce(sum(comment_likes), 0),
          'shares', coalesce(sum(shares), 0),
          'bookmarks', coalesce(sum(bookmarks), 0),
          'ttsPlays', coalesce(sum(tts_plays), 0)
        )
        from promotion_hours
        where promotion_id = promotion.id
      ) as totals`;
}

export interface HourRow {
  readonly id: string;
  readonly starts_at: Date;
  readonly views: number;
  readonly post_clicks: number;
  readonly image_clicks: number;
  readonly likes: number;
  readonly comments: number;
  readonly comment_likes: number;
  readonly shares: number;
  readonly bookmarks: number;
  readonly tts_plays: number;
  readonly xp_spent: number;
}

/** The paid hours of a promotion. */
export function selectHours(sql: Sql, promotionId: string): Promise<HourRow[]> {
  return sql<HourRow[]>`
    select
      id, starts_at, views, post_clicks, image_clicks, likes, comments, comment_likes, shares, bookmarks, tts_plays,
      xp_spent
    from promotion_hours
    where promotion_id = ${promotionId}
    order by hour`;
}

import type { Promotion, PromotionHour } from "#shared/promotions/contract.ts";
import type { HourRow, PromotionRow } from "./promotion-results-queries.ts";

export function presentPromotion(row: PromotionRow): Promotion {
  return {
    id: row.id,
    isActive: row.is_active,
    startedAt: row.started_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endReason: row.end_reason,
    durationHours: row.duration_hours,
    totalCost: row.total_cost,
    postId: row.post_id,
    post: row.content === null ? null : { id: row.post_id, content: row.content },
    canPromoteAgain: row.can_promote_again,
    totals: row.totals,
  };
}

export function presentHour(row: HourRow): PromotionHour {
  return {
    id: row.id,
    statsHour: row.starts_at.toISOString(),
    views: row.views,
    postClicks: row.post_clicks,
    imageClicks: row.image_clicks,
    likes: row.likes,
    comments: row.comments,
    commentLikes: row.comment_likes,
    shares: row.shares,
    bookmarks: row.bookmarks,
    ttsPlays: row.tts_plays,
    hourlyXpSpent: row.xp_spent,
  };
}

import type { ModerationLevel } from "#shared/primitives.ts";
import type { OwnPromotion } from "#shared/promotions/own-promotion.ts";
import { isPromotable } from "#shared/promotions/promotion-prices.ts";
import type { OwnPromotionColumn } from "./own-promotion-fragments.ts";

/**
 * Null as soon as the time is up or the post's level is too low, also before a job stores the end.
 */
export function presentOwnPromotion(
  promotion: OwnPromotionColumn,
  level: ModerationLevel | null,
  now: Date,
): OwnPromotion | null {
  if (!promotion || !isPromotable(level)) return null;
  const endsAt = new Date(promotion.endsAt);
  return endsAt > now ? { id: promotion.id, endsAt: endsAt.toISOString() } : null;
}

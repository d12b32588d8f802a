import { needsCrown } from "../moderation/rules.ts";
import type { ModerationLevel } from "../primitives.ts";

/** What promoting costs and how long it lasts (A§5, A§9, decision 47). XP and hours. */
export const promotionRules = {
  /** Paid as each hour begins, the first at the start. */
  hourPrice: 100,
  /** Paid once per viewer and hour. */
  viewPrice: 2,
  /** Nobody starts with less, however short the promotion. */
  leastBalance: 1000,
  /** From this balance on the card offers it. */
  offeredFrom: 5000,
  leastHours: 1,
  mostHours: 168,
  defaultHours: 24,
  /** A view counts once the post has been in sight this long. */
  viewAfterMs: 2000,
} as const;

/** All hours of a promotion, without its views. */
export function baseCost(hours: number): number {
  return promotionRules.hourPrice * hours;
}

/** The XP a member must hold to start. */
export function neededBalance(hours: number): number {
  return Math.max(promotionRules.leastBalance, baseCost(hours));
}

/** Whether a promotion may last so long. */
export function isDuration(hours: number): boolean {
  const { leastHours, mostHours } = promotionRules;
  return Number.isInteger(hours) && hours >= leastHours && hours <= mostHours;
}

/**
 * Whether a post of this level can be promoted: one that shows under the filters everybody may choose. Low and none show to
 * holders of a crown alone, and a post without a level to its author.
 */
export function isPromotable(level: ModerationLevel | null): boolean {
  return level !== null && !needsCrown(level);
}

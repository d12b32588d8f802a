import type { ModerationLevel } from "../primitives.ts";

/** Prices and durations of promotions, in XP and hours (promotions.1, promotions.2). */
export const promotionRules = {
  /** Paid as each hour begins, the first at the start. */
  hourPrice: 100,
  /** Paid once per viewer and hour. */
  viewPrice: 2,
  /** The least balance to start any promotion. */
  leastBalance: 1000,
  /** The balance from which the card offers promotion. */
  offeredFrom: 5000,
  leastHours: 1,
  mostHours: 168,
  defaultHours: 24,
} as const;

/** The price of all hours, without views. */
export function getBaseCost(hours: number): number {
  return promotionRules.hourPrice * hours;
}

/** The XP a member must hold to start. */
export function getNeededBalance(hours: number): number {
  return Math.max(promotionRules.leastBalance, getBaseCost(hours));
}

/** Whether a number of hours is a valid duration. */
export function isDuration(hours: number): boolean {
  const { leastHours, mostHours } = promotionRules;
  return Number.isInteger(hours) && hours >= leastHours && hours <= mostHours;
}

/**
 * Whether a post of this level can be promoted: only top and high, since low and none show
 * only to holders of a crown, and a post without a level only to its author.
 */
export function isPromotable(level: ModerationLevel | null): boolean {
  return level === "top" || level === "high";
}

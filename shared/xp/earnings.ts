import { msg } from "@lingui/core/runtime-macro";
import type { ModerationLevel } from "../primitives.ts";
import type { Text } from "../language/text.ts";

/** Activities that earn XP (xp.4). */
export type ActivityKind =
  | "post"
  | "comment"
  | "like"
  | "bookmark"
  | "share"
  | "comment_like"
  | "repost"
  | "streak"
  | "referral";

export interface Earning {
  /** XP for the actor, by the moderation level of the content where that matters. */
  readonly amount: number | Readonly<Record<ModerationLevel, number>>;
  /** XP for the other side: the author of the reposted post, the invited member. */
  readonly otherAmount: number;
  /** Most payments of the kind per UTC day; null without a cap. */
  readonly dailyCap: number | null;
  /** Whether a Gold Crown raises it (badges.3): engagement only, not streaks or referrals. */
  readonly isEngagement: boolean;
  readonly description: Text;
  readonly otherDescription?: Text;
}

/** The earning table, used both to pay and to show what earns XP (xp.6). */
export const earnings: Readonly<Record<ActivityKind, Earning>> = {
  post: {
    amount: { top: 5, high: 5, low: 1, none: 0 },
    otherAmount: 0,
    dailyCap: 20,
    isEngagement: true,
    description: msg`Writing a post`,
  },
  comment: {
    amount: { top: 2, high: 2, low: 1, none: 0 },
    otherAmount: 0,
    dailyCap: 100,
    isEngagement: true,
    description: msg`Writing a comment or reply`,
  },
  like: { amount: 2, otherAmount: 0, dailyCap: 200, isEngagement: true, description: msg`Liking a post` },
  bookmark: {
    amount: 2,
    otherAmount: 0,
    dailyCap: 100,
    isEngagement: true,
    description: msg`Bookmarking a post`,
  },
  share: { amount: 2, otherAmount: 0, dailyCap: 50, isEngagement: true, description: msg`Sharing a post` },
  comment_like: {
    amount: 2,
    otherAmount: 0,
    dailyCap: 200,
    isEngagement: true,
    description: msg`Liking a comment`,
  },
  repost: {
    amount: 5,
    otherAmount: 5,
    dailyCap: 50,
    isEngagement: true,
    description: msg`Reposting a post`,
    otherDescription: msg`Having a post reposted`,
  },
  streak: {
    amount: 1,
    otherAmount: 0,
    dailyCap: null,
    isEngagement: false,
    description: msg`Each consecutive day you are here`,
  },
  referral: {
    amount: 200,
    otherAmount: 200,
    dailyCap: null,
    isEngagement: false,
    description: msg`Inviting a friend who joins`,
    otherDescription: msg`Joining through a friend's invitation`,
  },
};

/** XP that withdrawing a repost takes, down to a balance of 0 (xp.4). */
export const repostWithdrawalCost = 10;

/** Returns the XP that an activity pays its actor (xp.4). An unknown level counts as top. */
export function getEarnedXp(kind: ActivityKind, level: ModerationLevel | null = null): number {
  const { amount } = earnings[kind];
  return typeof amount === "number" ? amount : amount[level ?? "top"];
}

/** Returns what a Gold Crown adds to an amount: half of it, rounded down (badges.3). */
export function getGoldCrownBonus(kind: ActivityKind, amount: number): number {
  return earnings[kind].isEngagement ? Math.floor(amount * 0.5) : 0;
}

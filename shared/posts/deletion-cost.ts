import type { ModerationLevel } from "../primitives.ts";

/** The engagement that the deletion cost is based on. */
export interface Engagement {
  readonly likes: number;
  readonly comments: number;
  readonly bookmarks: number;
  readonly commentLikes: number;
}

export interface DeletionCost {
  /** XP; the charge is the smaller of this and the author's balance. */
  readonly cost: number;
  readonly moderationLevel: ModerationLevel | null;
  readonly breakdown: {
    readonly baseCost: number;
    readonly engagementCost: number;
    readonly multiplier: number;
  };
  readonly engagement: Engagement & { readonly total: number };
  /**
   * Until when it is free, while nobody else acts on the post (posts.23). Null: somebody has, or
   * the time is over.
   */
  readonly freeUntil: string | null;
}

/**
 * In XP: the least that deleting a post costs, and what each act on it adds by its level. For the
 * first minutes it is free while nobody else acts on it (posts.23).
 */
export const deletionRules: {
  readonly baseCost: number;
  readonly multipliers: Readonly<Record<ModerationLevel, number>>;
  readonly freeMinutes: number;
} = { baseCost: 10, multipliers: { top: 2, high: 1.5, low: 1, none: 0.5 }, freeMinutes: 10 };

/**
 * Returns what deleting a post costs its author (posts.6). A post without a level counts as top.
 */
export function computeDeletionCost(level: ModerationLevel | null, engagement: Engagement): DeletionCost {
  const { baseCost, multipliers } = deletionRules;
  const { likes, comments, bookmarks, commentLikes } = engagement;
  const total = likes + comments + bookmarks + commentLikes;
  const multiplier = multipliers[level ?? "top"];
  const engagementCost = Math.round(total * multiplier);
  return {
    cost: baseCost + engagementCost,
    moderationLevel: level,
    breakdown: { baseCost, engagementCost, multiplier },
    engagement: { total, likes, comments, bookmarks, commentLikes },
    freeUntil: null,
  };
}

/** Until when a post may be deleted free, as long as nobody else has acted on it (posts.23). */
export function getFreeUntil(createdAt: Date): Date {
  return new Date(createdAt.getTime() + deletionRules.freeMinutes * 60_000);
}

/** Withdrawing a repost always costs the same (posts.5). */
export function computeWithdrawalCost(level: ModerationLevel | null): DeletionCost {
  return computeDeletionCost(level, { likes: 0, comments: 0, bookmarks: 0, commentLikes: 0 });
}

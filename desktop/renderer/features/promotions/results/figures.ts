import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { t } from "@lingui/core/macro";
import type { Promotion, PromotionHour, PromotionResults } from "#shared/promotions/contract.ts";
import { shortenText } from "#shared/shorten-text.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";

/** The nine figures of a promotion and of each hour, in the order they are shown. */
export const figures: readonly (readonly [name: keyof PromotionResults, label: string])[] = [
  ["views", t`Views`],
  ["postClicks", t`Post clicks`],
  ["imageClicks", t`Image clicks`],
  ["likes", t`Likes`],
  ["comments", t`Comments`],
  ["commentLikes", t`Comment likes`],
  ["shares", t`Shares`],
  ["bookmarks", t`Bookmarks`],
  ["ttsPlays", t`Audio plays`],
];

/** How often viewers did something: all figures but the views. */
export function countActs(results: PromotionResults): number {
  return figures.reduce((sum, [name]) => (name === "views" ? sum : sum + results[name]), 0);
}

/** '3.4 XP', with one decimal; '–' when there is nothing to divide by. */
export function formatCostEach(totalCost: number, count: number): string {
  return count > 0 ? `${formatXp(Math.round((totalCost / count) * 10) / 10)} XP` : "–";
}

/** 'Active', or 'Ended' and why. */
export function formatStatus({ isActive, endReason, post }: Promotion): string {
  if (isActive) return t({ message: "Active", context: "promotion" });
  const ended = {
    time: t`Ended: time was up`,
    xp: t`Ended: XP ran out`,
    post: post ? t`Ended: post hidden by its level` : t`Ended: post deleted`,
    stopped: t`Ended: stopped by you`,
  };
  return endReason ? ended[endReason] : t`Ended`;
}

/** The first words of the post; null once it is deleted. */
export function getPostWords({ post }: Promotion, length: number): string | null {
  if (!post) return null;
  const words = leaveOutSpoilers(post.content).replaceAll(/\s+/g, " ").trim();
  return words === "" ? t`Post without words` : shortenText(words, length);
}

/** One hour of the chart. */
export interface HourPoint {
  /** Start of the hour. */
  readonly at: string;
  readonly views: number;
  readonly acts: number;
  readonly xp: number;
}

const hourMs = 60 * 60 * 1000;

/**
 * The points of the chart, oldest first. Hours that were not paid, since nobody
 * was served, are zero.
 */
export function createHourPoints(hours: readonly PromotionHour[]): HourPoint[] {
  const points: HourPoint[] = [];
  for (const hour of hours) {
    const start = Date.parse(hour.statsHour);
    for (;;) {
      const last = points.at(-1);
      const next = last ? Date.parse(last.at) + hourMs : start;
      if (next >= start) break;
      points.push({ at: new Date(next).toISOString(), views: 0, acts: 0, xp: 0 });
    }
    points.push({ at: hour.statsHour, views: hour.views, acts: countActs(hour), xp: hour.hourlyXpSpent });
  }
  return points;
}

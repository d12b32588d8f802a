import { expect, test } from "vitest";
import type { Promotion, PromotionHour } from "#shared/promotions/contract.ts";
import { countActs, createHourPoints, formatCostEach, formatStatus, getPostWords } from "./figures.ts";

const totals = {
  views: 40,
  postClicks: 1,
  imageClicks: 2,
  likes: 3,
  comments: 4,
  commentLikes: 5,
  shares: 6,
  bookmarks: 7,
  ttsPlays: 8,
};

const promotion = (changes: Partial<Promotion>): Promotion => ({
  id: "p",
  isActive: false,
  startedAt: "2026-11-01T10:00:00.000Z",
  endsAt: "2026-11-02T10:00:00.000Z",
  endedAt: null,
  endReason: null,
  durationHours: 24,
  totalCost: 100,
  postId: "1",
  post: { id: "1", content: "Hello" },
  canPromoteAgain: true,
  totals,
  ...changes,
});

const hour = (statsHour: string, changes: Partial<PromotionHour> = {}): PromotionHour => ({
  ...totals,
  id: statsHour,
  statsHour,
  hourlyXpSpent: 100,
  ...changes,
});

test("counts all figures but the views as acts", () => {
  expect(countActs(totals)).toBe(36);
});

test("shows costs per view and act with one decimal, and none without a count", () => {
  expect(formatCostEach(100, 3)).toBe("33.3 XP");
  expect(formatCostEach(2400, 1200)).toBe("2 XP");
  expect(formatCostEach(123_456, 2)).toBe("61,728 XP");
  expect(formatCostEach(100, 0)).toBe("–");
});

test.each(
  [
    [{ isActive: true }, "Active"],
    [{ endReason: "time" }, "Ended: time was up"],
    [{ endReason: "xp" }, "Ended: XP ran out"],
    [{ endReason: "stopped" }, "Ended: stopped by you"],
    [{ endReason: "post" }, "Ended: post hidden by its level"],
    [{ endReason: "post", post: null }, "Ended: post deleted"],
  ] satisfies [Partial<Promotion>, string][],
)("describes a promotion with %j as '%s'", (changes, text) => {
  expect(formatStatus(promotion(changes))).toBe(text);
});

test("cuts the post's words between characters, and returns null for a deleted post", () => {
  const words = (content: string) => getPostWords(promotion({ post: { id: "1", content } }), 8);
  expect(words("Short")).toBe("Short");
  expect(words("One\n\n two three")).toBe("One two…");
  expect(words("🌅🌅🌅🌅🌅🌅🌅🌅🌅")).toBe("🌅🌅🌅🌅🌅🌅🌅🌅…");
  expect(words("  ")).toBe("Post without words");
  expect(getPostWords(promotion({ post: null }), 8)).toBeNull();
});

test("shows unpaid hours as zero in the chart", () => {
  const points = createHourPoints([hour("2026-11-01T10:00:00.000Z"), hour("2026-11-01T13:00:00.000Z")]);
  expect(points.map(({ at, views, acts, xp }) => [at.slice(11, 13), views, acts, xp])).toEqual([
    ["10", 40, 36, 100],
    ["11", 0, 0, 0],
    ["12", 0, 0, 0],
    ["13", 40, 36, 100],
  ]);
  expect(createHourPoints([])).toEqual([]);
});

import type { Page } from "@playwright/test";
import type { Promotion, PromotionHour } from "#shared/promotions/contract.ts";
import { asServer } from "../support/as-server.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

const hourMs = 60 * 60 * 1000;
const start = Date.parse("2026-11-05T15:04:00Z");

function results(views: number): Promotion["totals"] {
  return {
    views,
    postClicks: Math.floor(views / 2),
    imageClicks: 1,
    likes: Math.floor(views / 3),
    comments: 2,
    commentLikes: 0,
    shares: 0,
    bookmarks: 0,
    ttsPlays: 4,
  };
}

function promotion(id: string, changes: Partial<Promotion> = {}): Promotion {
  return {
    id,
    isActive: false,
    startedAt: new Date(start).toISOString(),
    endsAt: new Date(start + 24 * hourMs).toISOString(),
    endedAt: new Date(start + 24 * hourMs).toISOString(),
    endReason: "time",
    durationHours: 24,
    totalCost: 2_600,
    postId: "01a204e5-b09d-7780-8c83-ef85a038f783",
    post: { id: "01a204e5-b09d-7780-8c83-ef85a038f783", content: `Words of ${id}` },
    canPromoteAgain: true,
    totals: results(100),
    ...changes,
  };
}

const running = promotion("running", {
  isActive: true,
  endedAt: null,
  endReason: null,
  canPromoteAgain: false,
  endsAt: new Date(Date.now() + 10 * hourMs).toISOString(),
});

function hours(count: number): PromotionHour[] {
  return Array.from({ length: count }, (_, hour) => ({
    ...results((hour * 7) % 12),
    id: `hour ${hour}`,
    statsHour: new Date(start + hour * hourMs).toISOString(),
    hourlyXpSpent: 100 + 2 * ((hour * 7) % 12),
  }));
}

interface Served {
  promotions: Promotion[];
  hours: PromotionHour[];
}

/** Has the server return these promotions and, for each, these hours. */
async function serve(page: Page, served: Served): Promise<void> {
  await page.route("**/api/promotions/**", (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const [id = "", part] = pathname.split("/").slice(3);
    const all = served.promotions;
    if (id === "my") {
      const from = Number(searchParams.get("cursor") ?? 0);
      const page = all.slice(from, from + 10);
      const headers: Record<string, string> = page.length === 10
        ? { "x-next-cursor": String(from + 10) }
        : {};
      return route.fulfill(asServer({ json: page, headers }));
    }
    const one = all.find((promotion) => promotion.id === id);
    if (!one) {
      return route.fulfill(
        asServer({ status: 404, json: { message: "Gone", code: "not_found", requestId: "1" } }),
      );
    }
    return route.fulfill(asServer({ json: part === "stats" ? served.hours : one }));
  });
}

test.beforeEach(async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
});

test("a member who never promoted a post is told how to @deep", { tag: "@sweep" }, async ({ page }) => {
  await page.getByRole("button", { name: /menu/i }).first().click();
  await page.getByRole("menuitem", { name: "Promotion Results" }).click();
  await expect(page).toHaveURL("/promotion-results");
  for (const tab of ["Overview", "Detailed Stats"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByText("No promotions yet")).toBeVisible();
    await expect(page.getByText("From 5,000 XP your own posts have a 'Promote' button.")).toBeVisible();
  }
  await expectAccessibleEverywhere(page);
});

test("the overview has a card for each promotion, in pages", { tag: "@deep" }, async ({ page }) => {
  const ended = Array.from({ length: 10 }, (_, n) => promotion(`ended ${n}`));
  await serve(page, {
    promotions: [
      running,
      ...ended,
      promotion("gone", { endReason: "post", post: null, canPromoteAgain: false }),
    ],
    hours: hours(3),
  });
  await page.goto("/promotion-results");
  const cards = page.getByRole("list", { name: "Your promotions" }).getByRole("article");
  await expect(cards).toHaveCount(10);
  const [first, second] = [cards.first(), cards.nth(1)];
  for (const text of ["Active", "Words of running", "24 hours", "10 hours", "2,600 XP", "26 XP", "28.9 XP"]) {
    await expect(first.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(first.getByRole("button", { name: "Stop now" })).toBeVisible();
  await expect(first.getByRole("button", { name: "Promote again" })).toHaveCount(0);
  await expect(second).toContainText("Ended: time was up");
  await expect(second.getByText(/^Started 5 Nov 2026, \d\d:04$/)).toBeVisible();
  await expect(second.getByRole("button", { name: "Promote again" })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards).toHaveCount(12);
  await expect(cards.last()).toContainText("Deleted post");
  await first.getByRole("link", { name: "Detailed stats" }).click();
  await expect(page).toHaveURL("/promotion-results?promotion=running");
  await page.goBack();
  await expect(cards.first()).toBeVisible();
});

test(
  "detailed stats show all figures, and each hour as a chart or a table @deep",
  { tag: "@sweep" },
  async ({ page }) => {
    await serve(page, { promotions: [running, promotion("earlier")], hours: hours(14) });
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.url());
    });
    await page.goto("/promotion-results");
    await expect(page.getByRole("list", { name: "Your promotions" })).toBeVisible();
    expect(scripts.filter((url) => url.includes("HourChart"))).toEqual([]);
    await page.getByRole("tab", { name: "Detailed Stats" }).click();
    const performance = page.getByRole("region", { name: "Total performance" });
    await expect(performance.getByRole("definition")).toHaveText(
      ["2,600 XP", "26 XP", "28.9 XP", "100", "50", "1", "33", "2", "0", "0", "0", "4"],
    );
    const chart = page.getByRole("img", {
      name: /^14 hours with \d+ views, [\d,]+ interactions and 1,\d{3} XP spent/,
    });
    await expect(chart.locator("svg.recharts-surface")).toBeVisible();
    await expect(chart.getByText("Views")).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole("button", { name: "Table" }).press("Enter");
    const rows = page.getByRole("region", { name: "Figures by hour" }).getByRole("row");
    await expect(rows).toHaveCount(15);
    await expect(rows.first().getByRole("columnheader")).toHaveCount(11);
    await expect(rows.nth(2).getByRole("cell")).toHaveText([
      "7",
      "3",
      "1",
      "2",
      "2",
      "0",
      "0",
      "0",
      "4",
      "114",
    ]);
    await expectAccessibleEverywhere(page);
    await chooseOption(page.getByLabel("Promotion", { exact: true }), /^Words of earlier/);
    await expect(page).toHaveURL("/promotion-results?promotion=earlier");
    await expect(page.getByRole("region", { name: "Details" })).toContainText("Ended: time was up");
  },
);

test("a week of hours is drawn as lines", { tag: "@deep" }, async ({ page }) => {
  await serve(page, { promotions: [promotion("long", { durationHours: 168 })], hours: hours(168) });
  await page.goto("/promotion-results?tab=stats");
  await expect(page.getByRole("img", { name: /^168 hours/ }).locator(".recharts-line")).toHaveCount(3);
  await expectAccessibleEverywhere(page);
});

test("a running promotion is read again every 30 s, on focus, and no more once it has ended @deep", async ({ page }) => {
  await page.clock.install();
  const served = { promotions: [running], hours: hours(1) };
  await serve(page, served);
  let reads = 0;
  page.on("request", (request) => (reads += Number(request.url().endsWith("promotions/running"))));
  await page.goto("/promotion-results?promotion=running");
  const details = page.getByRole("region", { name: "Details" });
  const views = page.getByRole("region", { name: "Total performance" }).getByRole("definition").nth(3);
  await expect(views).toHaveText("100");
  served.promotions = [{ ...running, totals: results(101) }];
  await page.clock.runFor(31_000);
  await expect(views).toHaveText("101");
  served.promotions = [promotion("running", { totals: results(102), endReason: "xp" })];
  await page.clock.runFor(6_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(views).toHaveText("102");
  await expect(details.getByText("Ended: XP ran out")).toBeVisible();
  const before = reads;
  await page.clock.runFor(120_000);
  expect(reads).toBe(before);
});

test("an unknown promotion says so and leads to all of them", async ({ page }) => {
  await page.goto("/promotion-results?promotion=01a204e5-b09d-7780-8c83-ef85a038f783");
  await expect(page.getByText("Promotion not found")).toBeVisible();
  await page.getByRole("link", { name: "All promotions" }).click();
  await expect(page.getByText("No promotions yet")).toBeVisible();
});

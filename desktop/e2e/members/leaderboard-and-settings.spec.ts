import type { Leader } from "#shared/xp/leaderboard-contract.ts";
import { asServer, refusal } from "../support/as-server.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { isDeep } from "../support/deep.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { publishAll } from "../support/posts.ts";
import { refuseSockets } from "../support/sockets.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** The first rows of a leaderboard. */
function leaders(count: number): Leader[] {
  return Array.from({ length: count }, (_, n) => ({
    id: crypto.randomUUID(),
    username: `leader_${n + 1}`,
    displayName: `Leader ${n + 1}`,
    profileImageUrl: null,
    profileImageMadeWithAi: false,
    xp: 5000 - n,
    level: 51,
    streak: n,
  }));
}

test("XP Shop stays where it is when the weekly leaders arrive", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const arriving = Promise.withResolvers<void>();
  await page.route("**/api/leaderboard/weekly?limit=5", async (route) => {
    await arriving.promise;
    await route.fulfill(asServer({ json: leaders(5) }));
  });
  await page.goto("/blocked-users");
  const about = page.getByRole("complementary", { name: "Lisa, leaders and shop" });
  const shop = about.getByRole("link", { name: "XP Shop" });
  const before = await shop.boundingBox();
  arriving.resolve();
  await expect(about.getByText("leader_5")).toBeVisible();
  expect(await shop.boundingBox()).toEqual(before);
});

test("the leaderboard shows a podium from three members on, and says when it is empty or fails @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
  const asked: string[] = [];
  let rows: Leader[] | null = leaders(5);
  await page.route("**/api/leaderboard/*?limit=10", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill(asServer(rows ? { json: rows } : refusal));
  });
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(page.getByRole("tab")).toHaveText(["Today", "This Week", "All Time", "XP Services"]);
  await expect(page.getByRole("tab", { name: "This Week" })).toHaveAttribute("aria-selected", "true");
  const podium = page.getByRole("list", { name: "Top 3" });
  await expect(podium.getByRole("listitem")).toHaveText([/Leader 1/, /Leader 2/, /Leader 3/]);
  await expect(podium.getByRole("link").first()).toHaveAttribute("href", "/leader_1");
  await expect(page.getByRole("link", { name: /Leader 4.*4,997 XP/s })).toHaveAttribute("href", "/leader_4");
  rows = leaders(2);
  const today = page.getByRole("tab", { name: "Today" });
  await today.click();
  await expect(today, "a click shows no focus ring").toHaveCSS("outline-style", "none");
  await expect(page.getByRole("link", { name: /Leader 2/ })).toBeVisible();
  await expect(podium).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "This Week" })).toHaveCSS("outline-style", "solid");
  rows = [];
  await page.getByRole("tab", { name: "All Time" }).click();
  await expect(page.getByText("No data available")).toBeVisible();
  await expect(page.getByText("Be the first to earn XP and appear on the leaderboard!")).toBeVisible();
  expect([...new Set(asked)]).toEqual([
    "/api/leaderboard/weekly",
    "/api/leaderboard/daily",
    "/api/leaderboard/all-time",
  ]);
  rows = null;
  await page.reload();
  await expect(page.getByText("Failed to fetch leaderboard")).toBeVisible();
  await page.getByRole("tab", { name: "XP Services" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Liking a post" })).toContainText("+2 XP");
  await expect(page.getByRole("listitem").filter({ hasText: "Audio of a post" })).toContainText("30 XP");
  await expect(page.getByRole("listitem").filter({ hasText: "Deleting a post" })).toContainText("from 10 XP");
});

test("the first click on a tab of any list, or on what opens a dialog, draws no focus ring, and the next key does @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  for (const address of ["/", "/leaderboard", "/shop", "/promotion-results", "/blocked-users"]) {
    await test.step(address, async () => {
      await page.goto(address);
      const tabs = page.getByRole("tab");
      await tabs.nth(1).click();
      await expect(tabs.nth(1)).toBeFocused();
      await expect(tabs.nth(1)).toHaveCSS("outline-style", "none");
      await page.keyboard.press("ArrowLeft");
      await expect(tabs.first()).toBeFocused();
      await expect(tabs.first()).toHaveCSS("outline-style", "solid");
    });
  }
  await page.goto("/");
  await page.getByRole("button", { name: "Invite" }).click();
  const focused = page.getByRole("dialog").locator(":focus");
  await expect(focused).toHaveCSS("outline-style", "none");
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCSS("outline-style", "solid");
});

test("the XP history is read again without its body until it changes @deep", async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, await joinedMember(server));
  await publishAll(page, ["The first words of the day"]);
  await page.goto("/xp-history");
  const rows = page.getByRole("listitem").filter({ hasText: "Wrote a post" });
  await expect(rows).toHaveCount(1);
  const readAgain = async () => {
    const answered = page.waitForResponse("**/xp-transactions?*");
    await page.clock.runFor(30_000);
    return await answered;
  };
  const unchanged = await readAgain();
  expect(unchanged.status()).toBe(304);
  expect(await unchanged.request().headerValue("if-none-match")).toBe(await unchanged.headerValue("etag"));
  await expect(rows).toHaveCount(1);
  await publishAll(page, ["More words of the day"]);
  expect((await readAgain()).status()).toBe(200);
  await expect(rows).toHaveCount(2);
  expect((await readAgain()).status()).toBe(304);
});

test("a member who opts out of the leaderboards in Settings stays opted out after a reload @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=%2Fsettings");
  const ranked = page.getByLabel("Show me on the leaderboards");
  await expect(ranked).toBeChecked();
  await ranked.uncheck();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Settings saved");
  await page.reload();
  await expect(ranked).not.toBeChecked();
});

const viewsOfADay = {
  id: "01900000-0000-7000-8000-000000000009",
  type: "spent",
  amount: 74,
  reason: "Promoted a post: 37 views",
  reasonCode: "promotion",
  count: 37,
  createdAt: "2026-11-05T12:20:00.000Z",
  latestAt: "2026-11-05T13:40:00.000Z",
};

test("the XP history totals earned and spent XP, and loads ten entries at a time @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
  await publishAll(page, Array.from({ length: 11 }, (_, n) => `Moment ${n}`));
  await page.reload();
  const pills = page.getByRole("link", { name: /^XP history: Level \d+ \d+ XP$/ });
  await expect(pills).toHaveCount(2);
  for (const pill of await pills.all()) await expect(pill).toHaveAttribute("href", "/xp-history");
  await page.getByRole("banner").getByRole("link", { name: /XP$/ }).click();
  await expect(page).toHaveURL("/xp-history");
  const total = (label: string) =>
    page.getByRole("main").locator("dl > div").filter({ hasText: label }).locator("dd");
  await expect(total("Total Earned")).toHaveText("55");
  await expect(total("Total Spent")).toHaveText("0");
  const rows = page.getByRole("region", { name: "Transactions" }).getByRole("listitem");
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText("Wrote a post");
  await expect(rows.first()).toContainText("+5 XP");
  await expect(rows.first().getByText(/^[A-Z][a-z]{2} \d{2}, \d{4} • \d{1,2}:\d{2} [AP]M$/)).toBeVisible();
  await page.getByRole("button", { name: "Load More Transactions" }).click();
  await expect(rows).toHaveCount(11);
  await page.getByRole("banner").getByRole("link", { name: "Glimmer" }).click();
  await page.getByRole("article").filter({ hasText: "Moment 10" }).getByRole("button", {
    name: "Post options",
  })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Post deleted");
  await page.goto("/xp-history");
  await expect(rows.first()).toContainText("Deleted a post");
  await expect(total("Total Spent")).toHaveText("10");
  await expect(total("Current XP")).toHaveText("45");
  await page.route("**/xp-transactions?*", (route) => route.fulfill(asServer({ json: [viewsOfADay] })));
  await page.reload();
  await expect(rows).toHaveText(
    /Promoted a post: 37 views\s*Spent −74 XP.* • \d+:20 [AP]M\s*to\s*\d+:40 [AP]M$/,
  );
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
});

test("blocked members are listed, and leave the list when unblocked unless the call fails @deep", async ({ page, server }) => {
  const others = [
    await joinedMember(server, { displayName: "Ann" }),
    await joinedMember(server, { displayName: "Bea" }),
  ];
  const member = await joinedMember(server);
  const own = await server.as(member);
  for (const { username } of others) {
    const { id } = await own.get<{ id: string }>(`/api/users/username/${username}`);
    await own.post(`/api/users/${id}/block`);
  }
  await openSession(page, member);
  await page.goto("/settings");
  await page.getByRole("link", { name: "Blocked users" }).click();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveText([/Bea.*Blocked just now/, /Ann.*Blocked just now/]);
  await page.route("**/block", (route) => route.fulfill(asServer(refusal)), { times: 1 });
  await page.getByRole("button", { name: "Unblock Ann" }).click();
  await expectToast(page, "Error", "Not now");
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Unblock Ann" }).click();
  await expectToast(page, "User Unblocked", "User has been unblocked successfully");
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Unblock Bea" }).click();
  await expect(page.getByText("No Blocked Users")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/settings");
});

test("unread messages and notifications are counted in the top bar, up to 99+", async ({ page, server }) => {
  let waiting = 100;
  await refuseSockets(page);
  await page.route("**/api/messages/unread-count", (route) => route.fulfill(asServer({ json: waiting })));
  await page.route("**/api/notifications/unread-count", (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.install();
  await signIn(page, await joinedMember(server));
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: /^Chat/ })).toContainText("99+");
  await expect(bar.getByRole("link", { name: "Notifications", exact: true })).toHaveText("Notifications");
  waiting = 3;
  // The next poll.
  await page.clock.fastForward(5_000);
  await expect(bar.getByRole("link", { name: /^Chat/ })).toHaveText(/3\s*unread/);
});

test("the screens reached from the bars are accessible and fit at every width, light and dark", {
  tag: "@sweep",
}, async ({ page, server }) => {
  test.slow();
  const other = await joinedMember(server, { displayName: "Ottoline Of the very long name indeed" });
  const member = await joinedMember(server);
  await signIn(page, member);
  await publishAll(page, [`A walk with @${other.username}`, `Another one with @${other.username}`]);
  await page.route("**/api/leaderboard/*?limit=10", (route) => route.fulfill(asServer({ json: leaders(6) })));
  await page.route("**/unread-count", (route) => route.fulfill(asServer({ json: 100 })));
  const screens: readonly (readonly [address: string, sign: string])[] = [
    [`/search?q=${other.username}`, "Posts found"],
    ["/leaderboard", "Top 3"],
    ["/leaderboard?tab=services", "Earning XP"],
    ["/xp-history", "Transactions"],
    ["/rate-limit-status", "Limits"],
    ["/chat", "Messages"],
    ["/blocked-users", "Members you blocked"],
  ];
  const own = await server.as(member);
  const { id } = await own.get<{ id: string }>(`/api/users/username/${other.username}`);
  for (const [address, sign] of isDeep ? screens : screens.slice(0, 2)) {
    if (address === "/blocked-users") await own.post(`/api/users/${id}/block`);
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByLabel(sign).or(page.getByRole("heading", { name: sign })).first()).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  }
});

import type { Locator, Page, Request } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { asServer } from "../support/as-server.ts";
import { administrator, openDesk, xpOf } from "../support/administrator.ts";
import { joinedMember, type Member, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** Searches for a member on the open desk and returns their row. */
async function find(page: Page, { username }: Member): Promise<Locator> {
  await page.getByLabel("Search members").fill(username);
  const row = page.locator("[data-user]").filter({ hasText: `@${username}` });
  await expect(row).toBeVisible();
  await expect(page.locator("[data-user]")).toHaveCount(1);
  return row;
}

test("a member has no entry in the menu, is denied, and loads none of the desk's scripts", async ({ page, server }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await signIn(page, await joinedMember(server));
  await page.getByRole("button", { name: /^Menu of/ }).click();
  await expect(page.getByRole("menuitem", { name: "Settings", exact: true })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Community Settings" })).toHaveCount(0);
  for (const address of ["/community-settings", "/admin/bots"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByText("This area is restricted to administrators only")).toBeVisible();
  }
  expect(scripts.filter((path) => path.includes("AdministratorsOnly"))).not.toEqual([]);
  expect(scripts.filter((path) => path.includes("CommunitySettings"))).toEqual([]);
  expect(scripts.filter((path) => /^\/api\/(admin|bot)/.test(path))).toEqual([]);
});

test("the tabs are in the address, and /admin/bots opens the one of the bots", async ({ page }) => {
  await openDesk(page);
  await expect(page.getByRole("tab")).toHaveText([
    "Users",
    "Bot Users",
    "Detected Bots",
    "Rules",
    "Transparency",
    "Audit",
    "Services",
  ]);
  await page.getByRole("tab", { name: "Detected Bots" }).click();
  await expect(page).toHaveURL("/community-settings?tab=detected");
  await expect(page.getByRole("tab", { name: "Detected Bots" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Services" }).click();
  await expect(page.getByRole("region", { name: "Storage" })).toContainText("Can be writtenYes");
  await page.getByRole("tab", { name: "Transparency" }).click();
  const published = page.getByRole("switch", { name: "Publish the numbers of moderation" });
  await published.check();
  await page.getByRole("link", { name: "Open /transparency" }).click();
  // Months that are over have nothing here.
  await expect(page.getByText("No numbers yet")).toBeVisible();
  await page.goBack();
  await published.uncheck();
  await page.getByRole("link", { name: "Open /transparency" }).click();
  await expect(page.getByText("Not published", { exact: true })).toBeVisible();
  await page.goto("/admin/bots");
  await expect(page).toHaveURL("/community-settings?tab=bots");
  await expect(page.getByRole("tab", { name: "Bot Users" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("button", { name: "New bot" })).toBeVisible();
});

test("several gifts are held for ten seconds, each with its own Undo, and then given once", async ({ page, server }) => {
  const member = await joinedMember(server);
  const calls = await server.as(member);
  const before = await xpOf(calls);
  await page.clock.install();
  await openDesk(page);
  const row = await find(page, member);
  await expect(page.getByRole("tabpanel").getByText(`1 member found for “${member.username}”`)).toBeVisible();
  for (const amount of [10, 100, 500]) {
    await row.getByRole("button", { name: `Give ${amount} XP` }).click();
    await expect(row.getByText(`Giving ${amount} XP to ${member.displayName}`)).toBeVisible();
  }
  await row.getByRole("button", { name: `Undo 500 XP to ${member.displayName}` }).click();
  await expect(row.getByText("Giving 500 XP")).toHaveCount(0);
  expect(await xpOf(calls)).toBe(before);
  await page.clock.fastForward(10_000);
  await expect(row.getByText(`Gave 110 XP to ${member.displayName}`)).toBeVisible();
  await expect(row.getByText(`${before + 110} XP`, { exact: true })).toBeVisible();
  expect(await xpOf(calls)).toBe(before + 110);
  const notifications = await calls.get<{ type: string; xpAmount: number }[]>("/api/notifications");
  const gifts = notifications.filter(({ type }) => type === "gift").map(({ xpAmount }) => xpAmount);
  // Both were sent at the same time, so either may be the latest.
  expect(gifts.toSorted((a, b) => a - b)).toEqual([10, 100]);
});

test("a gift whose response is lost is given once: Retry sends the same key @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  const calls = await server.as(member);
  const before = await xpOf(calls);
  await page.clock.install();
  await openDesk(page);
  const row = await find(page, member);
  const keys: (string | undefined)[] = [];
  let isLost = true;
  await page.route("**/api/admin/gift-xp", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await route.fetch();
    if (isLost) await route.abort();
    else await route.fallback();
  });
  await row.getByRole("button", { name: "Give 100 XP" }).click();
  await page.clock.fastForward(10_000);
  await expect(row.getByRole("alert")).toContainText(`Failed to gift XP: 100 XP to ${member.displayName}`);
  isLost = false;
  await row.getByRole("button", { name: "Retry" }).click();
  await expect(row.getByText(`Gave 100 XP to ${member.displayName}`)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect(await xpOf(calls)).toBe(before + 100);
});

test("what is held when the administrator leaves the screen or closes the page is given once @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  const calls = await server.as(member);
  const before = await xpOf(calls);
  const sent: Request[] = [];
  page.on("request", (request) => request.url().endsWith("/api/admin/gift-xp") && sent.push(request));
  await openDesk(page);
  await (await find(page, member)).getByRole("button", { name: "Give 10 XP" }).click();
  await page.getByRole("tab", { name: "Audit" }).click();
  await expect.poll(() => xpOf(calls)).toBe(before + 10);
  await page.getByRole("tab", { name: "Users", exact: true }).click();
  await (await find(page, member)).getByRole("button", { name: "Give 100 XP" }).click();
  await page.goto("/leaderboard");
  await expect.poll(() => xpOf(calls)).toBe(before + 110);
  // The closing page did not get the response: the desk sends the call again with the same key.
  await page.goto("/community-settings");
  await expect(page.getByText(`Gave 100 XP to ${member.displayName}`, { exact: true })).toBeVisible();
  await expect.poll(() =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("gift")))
  )
    .toEqual([]);
  expect(await xpOf(calls)).toBe(before + 110);
});

test("a gift that fails after the screen was left offers Retry in a toast @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  const calls = await server.as(member);
  const before = await xpOf(calls);
  await openDesk(page);
  await page.route("**/api/admin/gift-xp", (route) => route.abort());
  await (await find(page, member)).getByRole("button", { name: "Give 10 XP" }).click();
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expectToast(page, "Failed to gift XP", `10 XP to ${member.displayName}`);
  await page.unroute("**/api/admin/gift-xp");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => xpOf(calls)).toBe(before + 10);
});

test("a refused suspension undoes the row and opens the dialog again with the reason @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openDesk(page);
  const row = await find(page, member);
  await page.route(
    "**/api/admin/users/*/suspend",
    (route) =>
      route.fulfill(asServer({
        status: 409,
        json: { message: "Already suspended", code: "conflict", requestId: "1" },
      })),
  );
  await row.getByRole("button", { name: /^Suspend/ }).click();
  const dialog = page.getByRole("alertdialog", { name: `Suspend ${member.displayName}?` });
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByText("Please write a reason.")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Spam");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Already suspended");
  await expect(dialog.getByLabel("Reason")).toHaveValue("Spam");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row.getByRole("button", { name: /^Suspend/ })).toBeFocused();
  await expect(row.getByText("Suspended", { exact: true })).toHaveCount(0);
});

test("a moderator is named with reason and password, whose open page follows, and dismissed again", async ({ page, server, browser }) => {
  const member = await joinedMember(server);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, member, "/login?next=/moderation?tab=members");
  await expect(other.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await openDesk(page);
  const row = await find(page, member);
  const change = async (item: string, title: string, button: string) => {
    await row.getByRole("button", { name: `Options for ${member.displayName}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
    const dialog = page.getByRole("alertdialog", { name: title });
    await dialog.getByLabel("Reason").fill("Knows the community");
    await dialog.getByLabel("Your password").fill(administrator.password);
    await dialog.getByRole("button", { name: button, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change("Make moderator", `Make ${member.displayName} a moderator?`, "Make moderator");
  await expect(row.getByText("Moderator", { exact: true })).toBeVisible();
  await other.getByLabel("Search members").fill(member.username);
  await other.getByRole("list", { name: "Members" }).getByRole("link", { name: member.displayName }).click();
  await expect(other.getByRole("region", { name: "Member", exact: true })).toContainText(
    "There has been no case about them yet.",
  );
  await expectAccessible(other);
  await change("Remove as moderator", `Remove ${member.displayName} as moderator?`, "Remove as moderator");
  await expect(other.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await context.close();
});

test("a session that ends on the open desk says so and leads to sign-in and back @deep", async ({ page, context }) => {
  await openDesk(page);
  await expect(page.locator("[data-user]").first()).toBeVisible();
  await context.clearCookies();
  await page.getByLabel("Search members").fill("someone");
  await expect(page.getByText("Authentication Required")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fcommunity-settings/);
});

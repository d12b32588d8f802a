import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { administrator } from "../support/administrator.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { fillBars, longNames } from "./full-member.ts";
import { expectApart, expectNoSidewaysScroll, expectReachable } from "./window-facts.ts";

/** Both sides of each change of layout, 400% zoom, and phones on their side. */
const windows = [
  { width: 320, height: 640 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 767, height: 900 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 740, height: 220 },
] as const;

/** Where links lead from every screen that does not fill the window (shell.8). */
const forMembers = (username: string) => [
  "/",
  `/${username}`,
  "/create-post",
  "/settings",
  "/chat",
  "/notifications",
  "/ai-chat",
  "/leaderboard",
  "/shop",
  "/promotion-results",
  "/xp-history",
  "/blocked-users",
  "/leaderboard?tab=services",
  "/terms",
  "/privacy",
  "/rules",
  "/report",
];
const forAdministrators = ["/moderation", "/community-settings", "/admin/bots"];

/** In columns, in one, wide, for everyone, and at an address without a screen. */
const memberScreens = ["/", "/leaderboard", "/search", "/terms", "/no/such/screen"];

const forVisitors: readonly (readonly [screen: string, wanted: readonly string[]])[] = [
  ["/", ["/login", "/register", "/terms", "/privacy", "/rules", "/report"]],
  ["/terms", ["/", "/privacy", "/rules", "/report"]],
  ["/login", ["/", "/register"]],
  ["/register", ["/", "/login", "/terms", "/privacy"]],
];

/** The addresses of the links that are shown, in the open menu of the member too. */
async function shownAddresses(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter((link) => link.checkVisibility() && link.getBoundingClientRect().width > 1)
      .map(({ pathname, search }) => pathname + search)
  );
}

async function expectEveryDestination(page: Page, screen: string, wanted: readonly string[]): Promise<void> {
  await page.goto(screen);
  const menu = page.getByRole("banner").getByRole("button", { name: /^Menu of/ });
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeAttached();
  await expect.poll(() => shownAddresses(page)).toEqual(expect.arrayContaining([...wanted]));
  await page.keyboard.press("Escape");
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole("searchbox").filter({ visible: true }).first()).toBeVisible();
  await expectApart(page.getByRole("banner"));
  await expectReachable(page.getByRole("link", { name: "Terms", exact: true }).filter({ visible: true }));
}

for (const who of ["member", "administrator"] as const) {
  test(`at every width links lead a ${who} from every kind of screen to all others`, async ({ page, server }) => {
    test.setTimeout(300_000);
    await fillBars(page);
    const one = who === "member" ? await joinedMember(server, longNames()) : administrator;
    await openSession(page, one);
    const wanted = [...forMembers(one.username), ...(who === "member" ? [] : forAdministrators)];
    for (const size of windows) {
      await page.setViewportSize(size);
      for (const screen of memberScreens) {
        await test.step(`${screen} at ${size.width}×${size.height}`, async () => {
          await expectEveryDestination(page, screen, wanted);
          if (who === "member" && (screen === "/" || screen === "/terms")) await expectAccessible(page);
        });
      }
    }
  });
}

test("at every width links lead visitors to sign-in, registration and the legal texts", async ({ page }) => {
  test.setTimeout(120_000);
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const [screen, wanted] of forVisitors) {
      await test.step(`${screen} at ${size.width}×${size.height}`, async () => {
        await page.goto(screen);
        await expect.poll(() => shownAddresses(page)).toEqual(expect.arrayContaining([...wanted]));
        await expectNoSidewaysScroll(page);
      });
    }
  }
});

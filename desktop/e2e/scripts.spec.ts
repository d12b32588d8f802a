import { expectAccessible } from "./support/access.ts";
import { joinedMember, signIn } from "./support/members.ts";
import { publish } from "./support/posts.ts";
import { expectLost, holdScript, loseScripts } from "./support/scripts.ts";
import { expect, test } from "./support/test.ts";

// A sample of lost-scripts.deep.spec.ts and slow-scripts.deep.spec.ts.
test.beforeEach(async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
});

test("a card's menu that cannot be had is closed again, and opens once it can", async ({ page }) => {
  const findAgain = await loseScripts(page, "OpenMenu");
  const post = await publish(page, `Out of the tunnel soon, ${crypto.randomUUID()}`);
  const more = post.getByRole("button", { name: "More" });
  await more.click();
  await expectLost(page, post);
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.press("ArrowDown");
  await expectLost(page, post);
  await findAgain();
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
});

test("a screen that cannot be had leaves the page around it, and is loaded again from there", async ({ page }) => {
  const findAgain = await loseScripts(page, "LeaderboardScreen");
  let loads = 0;
  page.on("load", () => loads++);
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This page could not be loaded");
  await expect(page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();
  await findAgain();
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  expect(loads).toBe(0);
});

test("a script that is lost before the app stands leaves the failure screen, which loads the page again", {
  tag: "@deep",
}, async ({ page }) => {
  const forbidden: string[] = [];
  page.on(
    "console",
    (message) => message.text().includes("Security Policy") && forbidden.push(message.text()),
  );
  for (const name of ["index", "client", "start-app"]) {
    const findAgain = await loseScripts(page, name);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Something went wrong" }), name).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Please refresh the page to continue");
    await findAgain();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: "Refresh Page" }).click();
  await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
  expect(forbidden).toEqual([]);
});

test(
  "a menu that comes late opens for who still waits, also one that pressed again",
  { tag: "@deep" },
  async ({ page }) => {
    const release = await holdScript(page, "OpenMenu");
    const post = await publish(page, `Not yet, ${crypto.randomUUID()}`);
    const more = post.getByRole("button", { name: "More" });
    await more.click();
    await more.click();
    await release();
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  },
);

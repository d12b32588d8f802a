import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn, uniqueWord } from "../support/members.ts";
import { publish } from "../support/posts.ts";
import { expectLost, holdScript, loseScripts, reloadByToast } from "../support/scripts.ts";
import { expect, test } from "../support/test.ts";

// A sample of lost-scripts.deep.spec.ts and slow-scripts.deep.spec.ts.
test.beforeEach(async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
});

test("a menu whose script fails closes, and opens after a reload that keeps every draft @deep", async ({ page }) => {
  const findAgain = await loseScripts(page, "OpenMenu");
  const post = await publish(page, `Out of the tunnel soon, ${uniqueWord()}`);
  await post.getByRole("button", { name: "Comments" }).click();
  await post.getByLabel("Write a comment").fill("Half a thought");
  const more = post.getByRole("button", { name: "Post options" });
  await more.click();
  await expectLost(page, post);
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await findAgain();
  await reloadByToast(page);
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).press("Escape");
  await post.getByRole("button", { name: "Comments" }).click();
  await expect(post.getByLabel("Write a comment")).toHaveValue("Half a thought");
});

test("a screen whose script fails leaves the page around it, and Retry loads it", async ({ page }) => {
  const findAgain = await loseScripts(page, "LeaderboardScreen");
  let loads = 0;
  page.on("load", () => loads++);
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This page could not be loaded");
  await expect(page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();
  await page.route("**/api/health", (route) => route.abort("internetdisconnected"));
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/health"));
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  await refused;
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Check your connection");
  expect(loads).toBe(0);
  await page.unroute("**/api/health");
  await findAgain();
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
  expect(loads).toBe(0);
});

for (const name of ["index", "client", "start-app"]) {
  test(`the page offers Reload when the core script ${name} hangs for 2.5 s @deep`, {
    tag: name === "client" ? [] : "@deep",
  }, async ({ page }) => {
    let isHanging = true;
    await page.route(`**/assets/${name}-*.js`, (route) => isHanging ? undefined : route.continue());
    await page.goto("/", { waitUntil: "commit" });
    const slow = page.locator(".full-screen-loading-slow");
    await expect(slow).toHaveCSS("animation-delay", "2.5s, 2.5s");
    await expect(slow).toBeVisible();
    isHanging = false;
    await page.getByRole("button", { name: "Reload" }).click({ noWaitAfter: true });
    await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
  });
}

test("a core script that fails shows the failure screen, which reloads the page, also by itself", {
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
  await test.step("and once the browser is online again", async () => {
    const findAgain = await loseScripts(page, "client");
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await findAgain();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("tab", { name: "All Posts" })).toBeVisible();
  });
  expect(forbidden).toEqual([]);
});

test(
  "a late menu opens for a member who still waits, also after a second press",
  { tag: "@deep" },
  async ({ page }) => {
    const release = await holdScript(page, "OpenMenu");
    const post = await publish(page, `Not yet, ${uniqueWord()}`);
    const more = post.getByRole("button", { name: "Post options" });
    await more.click();
    await more.click();
    await release();
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  },
);

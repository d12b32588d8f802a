import { expectAccessible } from "../support/access.ts";
import { joinedMember, signIn, uniqueWord } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { findInFeed, publish } from "../support/posts.ts";
import { expectLost, loseScripts, reloadByToast } from "../support/scripts.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
});

test("a menu whose script fails to load does not stay open and empty", async ({ page }) => {
  await loseScripts(page, "OpenMenu");
  const post = await publish(page, `One bar of signal, ${uniqueWord()}`);
  const more = post.getByRole("button", { name: "Post options" });
  await more.evaluate((control) => {
    const askAgain = async () => {
      // The part fails within these steps; the screen renders after all of them.
      for (let step = 0; step < 50; step++) await Promise.resolve();
      control.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    };
    addEventListener("vite:preloadError", () => void askAgain(), { once: true });
    control.focus();
  });
  await expectLost(page, post);
  await expect(more).toHaveAttribute("aria-expanded", "false");
});

test("the member's menu opens complete or not at all", async ({ page }) => {
  const findAgain = await loseScripts(page, "UserMenuItems");
  const post = await publish(page, `Between two stations, ${uniqueWord()}`);
  const control = page.getByRole("button", { name: /^Menu of/ });
  await control.click();
  await expectLost(page, post);
  await findAgain();
  await reloadByToast(page);
  await control.click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
});

test("a dialog whose script fails leaves the feed intact, and opens after a reload", async ({ page }) => {
  const findAgain = await loseScripts(page, "PostDialogs");
  const post = await publish(page, `Written on the way, ${uniqueWord()}`);
  const askToDelete = async () => {
    await post.getByRole("button", { name: "Post options" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
  };
  await askToDelete();
  await expectLost(page, post);
  await findAgain();
  await reloadByToast(page);
  await askToDelete();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("comments whose script fails show Retry under their card, which loads them", async ({ page }) => {
  const findAgain = await loseScripts(page, "PostComments");
  const post = await publish(page, `Talk to me, ${uniqueWord()}`);
  await post.getByRole("button", { name: "Comments" }).click();
  await expect(post.getByRole("alert")).toContainText("Comments could not be loaded");
  await findAgain();
  await post.getByRole("button", { name: "Retry" }).click();
  await expect(post.getByLabel("Write a comment")).toBeVisible();
  await expect(post.getByRole("alert")).toHaveCount(0);
});

test("an image viewer whose script fails leaves the feed intact, and opens after a reload", async ({ page, baseURL }) => {
  const findAgain = await loseScripts(page, "ImageViewer");
  const { name, mimeType, buffer } = await photo();
  const words = `A dawn from the window, ${uniqueWord()}`;
  const written = await page.request.post("/api/posts", {
    headers: { Origin: baseURL ?? "" },
    multipart: { content: words, image: { name, mimeType, buffer } },
  });
  expect(written.status(), await written.text()).toBe(201);
  await page.goto("/");
  const post = await findInFeed(page, words);
  const image = post.getByRole("button", { name: /^Open image/ });
  await image.click();
  await expectLost(page, post);
  await findAgain();
  await reloadByToast(page);
  await image.click();
  await expect(page.getByRole("dialog", { name: /^Image by/ })).toBeVisible();
});

test("a screen whose script fails loads by itself once the connection returns", async ({ page }) => {
  const findAgain = await loseScripts(page, "LeaderboardScreen");
  await page.goto("/leaderboard");
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  await findAgain();
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
});

test("a screen whose script stays away reloads the page once by itself, and no more", async ({ page }) => {
  await page.route("**/assets/LeaderboardScreen-*.js", (route) => route.abort());
  const alert = page.getByRole("alert").filter({ hasText: "This page could not be loaded" });
  let loads = 0;
  let connections = 0;
  page.on("load", () => {
    loads++;
    connections = 0;
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).includes('"auth"')) connections++;
    }));
  const isConnected = (times: number) =>
    expect.poll(() => connections, { timeout: 15_000 }).toBeGreaterThanOrEqual(times);
  await page.goto("/leaderboard");
  await isConnected(1);
  await expect(alert).toBeVisible();
  expect(loads).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => loads).toBe(2);
  await isConnected(1);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await isConnected(2);
  await expect(alert).toBeVisible();
  expect(loads).toBe(2);
});

test("a first screen whose script fails loads after a reload", async ({ page }) => {
  const findAgain = await loseScripts(page, "LeaderboardScreen");
  await page.goto("/leaderboard");
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  // The browser does not ask again, also after another screen.
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  await findAgain();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
});

test("a visitor's screen whose script fails shows an error page", async ({ browser }) => {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/login");
  const findAgain = await loseScripts(page, "RegisterScreen");
  await page.getByRole("link", { name: /Sign up|Join|Create/ }).first().click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("This page could not be loaded");
  await expectAccessible(page);
  await findAgain();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Username")).toBeVisible();
});

test("browser settings whose script fails show Retry in their place", async ({ page }) => {
  const findAgain = await loseScripts(page, "DeviceNotifications");
  await page.goto("/settings");
  await expect(page.getByRole("alert")).toContainText("These settings could not be loaded");
  await findAgain();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Notifications on this device" })).toBeVisible();
});

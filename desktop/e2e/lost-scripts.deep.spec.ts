import { expectAccessible } from "./support/access.ts";
import { joinedMember, signIn } from "./support/members.ts";
import { photo } from "./support/photo.ts";
import { findInFeed, publish, publishAll, publishByForm } from "./support/posts.ts";
import { expectLost, failureOf, loseScripts } from "./support/scripts.ts";
import { expect, test } from "./support/test.ts";

test.beforeEach(async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
});

test("a menu asked for at the very moment it is given up is not left open and empty", async ({ page }) => {
  await loseScripts(page, "OpenMenu");
  const post = await publish(page, `One bar of signal, ${crypto.randomUUID()}`);
  const more = post.getByRole("button", { name: "More" });
  await more.evaluate((control) => {
    const askAgain = async () => {
      // The part hears of its failure within these steps, and the screen is drawn after all of them.
      for (let step = 0; step < 50; step++) await Promise.resolve();
      control.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    };
    addEventListener("vite:preloadError", () => void askAgain(), { once: true });
    control.focus();
  });
  await expectLost(page, post);
  await expect(more).toHaveAttribute("aria-expanded", "false");
});

test("the member's menu comes whole, or not at all", async ({ page }) => {
  const findAgain = await loseScripts(page, "OpenUserMenu");
  const post = await publish(page, `Between two stations, ${crypto.randomUUID()}`);
  const control = page.getByRole("button", { name: /^Menu of/ });
  await control.click();
  await expectLost(page, post);
  await findAgain();
  await control.click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
});

test("a dialog that cannot be had leaves the feed, and opens once it can", async ({ page }) => {
  const findAgain = await loseScripts(page, "PostDialogs");
  const post = await publish(page, `Written on the way, ${crypto.randomUUID()}`);
  const askToDelete = async () => {
    await post.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
  };
  await askToDelete();
  await expectLost(page, post);
  await findAgain();
  await askToDelete();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("a dialog opens although a script it needs was lost before", async ({ page }) => {
  const findAgain = await loseScripts(page, "ReportDialog");
  const post = await publish(page, `Half of it came, ${crypto.randomUUID()}`);
  const share = post.getByRole("button", { name: /^Share/ });
  await share.click();
  await expectLost(page, post);
  await findAgain();
  await share.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("comments that cannot be had say so under their card, and are loaded again from there", async ({ page }) => {
  const findAgain = await loseScripts(page, "PostComments");
  const post = await publish(page, `Talk to me, ${crypto.randomUUID()}`);
  await post.getByRole("button", { name: "Comments" }).click();
  await expect(post.getByRole("alert")).toContainText("Comments could not be loaded");
  const lost = failureOf(page, "PostComments");
  await post.getByRole("button", { name: "Retry" }).click();
  await lost;
  await expect(post.getByRole("alert")).toContainText("Check your connection and try again.");
  await findAgain();
  await post.getByRole("button", { name: "Retry" }).click();
  await expect(post.getByLabel("Write a comment")).toBeVisible();
  await expect(post.getByRole("alert")).toHaveCount(0);
});

test("an image viewer that cannot be had leaves the feed, and opens once it can", async ({ page, baseURL }) => {
  const findAgain = await loseScripts(page, "ImageViewer");
  const { name, mimeType, buffer } = await photo();
  const words = `A dawn from the window, ${crypto.randomUUID()}`;
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
  await image.click();
  await expect(page.getByRole("dialog", { name: /^Image by/ })).toBeVisible();
});

test("what could not be loaded ahead is loaded when it is asked for", async ({ page }) => {
  const findAgain = await loseScripts(page, "PostComments");
  const words = `Asked for later, ${crypto.randomUUID()}`;
  await publishAll(page, [words]);
  const lost = failureOf(page, "PostComments");
  await page.goto("/");
  await lost;
  await findAgain();
  const post = await findInFeed(page, words);
  await post.getByRole("button", { name: "Comments" }).click();
  await expect(post.getByLabel("Write a comment")).toBeVisible();
});

test("a key that is pressed as soon as a screen comes is not lost", async ({ page }) => {
  const findAgain = await loseScripts(page, "PostScreen");
  const post = await publish(page, `Lost on the way to it, ${crypto.randomUUID()}`);
  await post.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("This page could not be loaded")).toBeVisible();
  await findAgain();
  await page.evaluate(() => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector("[data-comment-field]")) return;
      drawn.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByLabel("Write a comment")).toBeFocused();
});

test("the first screen, when it cannot be had, is loaded again with its page", async ({ page }) => {
  const findAgain = await loseScripts(page, "LeaderboardScreen");
  await page.goto("/leaderboard");
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  // Away and back: it is lost for as long as this page lives.
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded");
  await findAgain();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
});

test("a visitor's screen that cannot be had says so on a page of its own", async ({ browser }) => {
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

test("settings that only a browser has are loaded again in their place", async ({ page }) => {
  const findAgain = await loseScripts(page, "BrowserNotifications");
  await page.goto("/settings");
  await expect(page.getByRole("alert")).toContainText("These settings could not be loaded");
  await findAgain();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Notifications in this browser" })).toBeVisible();
});

test("help that cannot be had stays on offer until it comes or is put away", async ({ page }) => {
  const findAgain = await loseScripts(page, "SupportCard");
  await publishByForm(page, `I feel like giving up today ${crypto.randomUUID()}`);
  const help = page.getByRole("region", { name: "You are not alone" });
  await expect(help).toContainText("Who you can turn to could not be loaded.");
  await expectAccessible(page);
  await findAgain();
  await help.getByRole("button", { name: "Retry" }).click();
  await expect(help.getByRole("link", { name: "Find A Helpline" })).toBeVisible();
  await help.getByRole("button", { name: "Dismiss" }).click();
  await expect(help).toBeHidden();
});

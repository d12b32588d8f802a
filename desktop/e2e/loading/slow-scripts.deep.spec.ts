import type { Page } from "@playwright/test";
import { changeUser } from "../support/as-server.ts";
import { joinedMember, signIn, uniqueWord } from "../support/members.ts";
import { publish } from "../support/posts.ts";
import { holdScript, waitForDrawing } from "../support/scripts.ts";
import { expect, test } from "../support/test.ts";

const searchBox = (page: Page) => page.getByRole("banner").getByRole("searchbox");

test.beforeEach(async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
});

test("a late menu does not open over a member's typing", async ({ page }) => {
  const release = await holdScript(page, "OpenMenu");
  const post = await publish(page, `A long way down, ${uniqueWord()}`);
  const more = post.getByRole("button", { name: "Post options" });
  await more.click();
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await searchBox(page).click();
  await page.keyboard.type("qui");
  await release();
  await page.keyboard.type("et");
  await expect(searchBox(page)).toHaveValue("quiet");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
});

const waysOn: readonly [string, (page: Page) => Promise<unknown>][] = [
  ["pressed Escape", (page) => page.keyboard.press("Escape")],
  ["went on by Tab", (page) => page.keyboard.press("Tab")],
  ["pressed elsewhere", (page) => page.getByRole("heading", { name: "Post", exact: true }).click()],
  ["went back", (page) => page.goBack()],
];
for (const [way, moveOn] of waysOn) {
  test(`a late dialog does not open for a member who ${way}`, async ({ page }) => {
    const release = await holdScript(page, "PostDialogs");
    const post = await publish(page, `Slow and steady, ${uniqueWord()}`);
    await post.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Post", exact: true })).toBeVisible();
    const share = page.getByRole("main").getByRole("button", { name: "Share" });
    await share.click();
    await moveOn(page);
    await release();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("main").getByRole("button", { name: "Share" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("a menu pressed again by key while it loads opens once loaded", async ({ page }) => {
  const release = await holdScript(page, "OpenMenu");
  const post = await publish(page, `Still waiting, ${uniqueWord()}`);
  const more = post.getByRole("button", { name: "Post options" });
  await more.press("Enter");
  await more.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await release();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
});

test("a late screen shows a spinner, then itself", async ({ page }) => {
  const release = await holdScript(page, "LeaderboardScreen");
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
});

test("a late dialog chosen in a menu opens for a member who still waits", async ({ page }) => {
  const release = await holdScript(page, "PostDialogs");
  const post = await publish(page, `Patience, ${uniqueWord()}`);
  const more = post.getByRole("button", { name: "Post options" });
  await more.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(more).toBeFocused();
  await release();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});

test("a late price does not open its dialog after the member moved on", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/api/shop/costs", async (route) => {
    await held.promise;
    await route.continue();
  });
  await changeUser(page, { canMakeAudio: true });
  const words = "Breathe in slowly, and out again, and let the shoulders fall where they want to be. ".repeat(
    4,
  );
  const post = await publish(page, `${uniqueWord()} ${words}`);
  const listen = post.getByRole("button", { name: "Generate audio" });
  const asked = page.waitForRequest("**/api/shop/costs");
  await listen.click();
  await asked;
  await searchBox(page).click();
  let isPanelAskedFor = false;
  page.on("request", (request) => {
    isPanelAskedFor ||= request.url().includes("/assets/SpeechPanel-");
  });
  const answer = page.waitForResponse("**/api/shop/costs");
  held.resolve();
  await (await answer).finished();
  await waitForDrawing(page);
  expect(isPanelAskedFor).toBe(false);
  await expect(searchBox(page)).toBeFocused();
  await listen.click();
  await expect(page.getByRole("alertdialog", { name: "Generate audio" })).toBeVisible();
});

test("a key pressed as soon as a late screen shows is not lost", async ({ page }) => {
  const release = await holdScript(page, "PostScreen");
  const post = await publish(page, `Late on the way to it, ${uniqueWord()}`);
  await post.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
  await page.evaluate(() => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector("[data-comment-field]")) return;
      drawn.disconnect();
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "r", bubbles: true }));
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  await release();
  await expect(page.getByLabel("Write a comment")).toBeFocused();
});

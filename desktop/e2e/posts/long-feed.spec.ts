import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { postWith, publishAll } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const count = 45;
const cards = (page: Page) => page.getByRole("feed").getByRole("article");
const note = (page: Page, n: number) => postWith(page, `Note ${n}.`);
/** Notes of different heights, the newest first. */
const notes = Array.from({ length: count }, (_, at) => {
  const n = count - at;
  return `Note ${n}. ${"A few words that take their time. ".repeat(n % 7)}`;
});

/** A long list of posts, loaded to its end. */
async function openLongList(page: Page, username: string): Promise<void> {
  await page.goto(`/${username}`);
  const more = page.getByRole("button", { name: "Load More Posts" });
  for (const shown of [20, 40]) {
    await expect(cards(page)).toHaveCount(shown);
    await more.click();
  }
  await expect(cards(page)).toHaveCount(count);
}

let username = "";
test.beforeEach(async ({ page, server }) => {
  const member = await joinedMember(server);
  username = member.username;
  await openSession(page, member);
  await publishAll(page, notes);
});

test("the cards of a later page come in parts, so that a tap need not wait for all", async ({ page }) => {
  await page.goto(`/${username}`);
  await expect(cards(page)).toHaveCount(20);
  const added = await page.getByRole("feed").evaluateHandle((feed) => {
    const counts: number[] = [];
    let before = feed.querySelectorAll("article").length;
    new MutationObserver(() => {
      const now = feed.querySelectorAll("article").length;
      counts.push(now - before);
      before = now;
    }).observe(feed, { childList: true, subtree: true });
    return counts;
  });
  await page.getByRole("button", { name: "Load More Posts" }).click();
  await expect(cards(page)).toHaveCount(40);
  expect(Math.max(...await added.jsonValue())).toBeLessThan(20);
});

test("j and k walk through a long list card by card, each in view @deep", async ({ page }) => {
  await openLongList(page, username);
  await page.evaluate(() => scrollTo({ top: 0 }));
  for (let n = 1; n <= count; n++) {
    await page.keyboard.press("j");
    await expect(note(page, n)).toBeFocused();
  }
  await expect(note(page, count)).toBeInViewport();
  for (const n of [44, 43, 42]) {
    await page.keyboard.press("k");
    await expect(note(page, n)).toBeFocused();
  }
  await expect(note(page, 42)).toBeInViewport();
  await expect(note(page, 42)).toHaveAttribute("aria-posinset", "42");
  await expectAccessible(page);
});

test("Back finds the place in a long list at once, and every card again @deep", async ({ page }) => {
  await openLongList(page, username);
  const read = note(page, 37);
  await read.evaluate((post) => scrollTo({ top: post.getBoundingClientRect().top + scrollY - 120 }));
  await expect(read).toBeInViewport();
  const before = await read.boundingBox();
  await read.locator("time").click();
  await expect(page.getByRole("heading", { name: "Post", exact: true })).toBeVisible();
  await page.goBack();
  await expect(read).toBeInViewport();
  const drift = async () => Math.abs(((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0));
  expect(await drift()).toBeLessThan(5);
  await expect(cards(page)).toHaveCount(count);
  expect(await drift(), "while the others were mounted").toBeLessThan(5);
  await page.keyboard.press("j");
  await expect(note(page, 37), "the first card in the window").toBeFocused();
});

test("a comment being written keeps its words and the focus while more posts come @deep", async ({ page }) => {
  await page.goto(`/${username}`);
  await expect(cards(page)).toHaveCount(20);
  await note(page, 19).getByRole("button", { name: "Comments" }).click();
  const field = note(page, 19).getByLabel("Write a comment");
  await field.fill("Half a thought");
  await page.getByRole("button", { name: "Load More Posts" }).evaluate((more: HTMLElement) => more.click());
  await expect(cards(page)).toHaveCount(40);
  await expect(field).toBeFocused();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  await expect(note(page, 40)).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect(field).toHaveValue("Half a thought");
  await page.keyboard.type("s");
  await expect(field).toHaveValue("Half a thoughts");
  await expect(field).toBeInViewport();
});

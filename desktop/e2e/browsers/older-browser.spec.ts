import type { Page } from "@playwright/test";
import { field, openChatWithBob } from "../messages/chat-partners.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { postWith, publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/**
 * Chromium without what the oldest browsers of the README lack: a stand-in for Safari 16.4 and
 * Chrome 111, which are not here.
 */
test.beforeEach(({ page }) => takeNewerCalls(page));

async function takeNewerCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (
      const [owner, name] of [
        [AbortSignal, "any"],
        [Promise, "withResolvers"],
        [URL, "canParse"],
        [Element.prototype, "checkVisibility"],
      ] as const
    ) Reflect.deleteProperty(owner, name);
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...given: [string, string?]) =>
      given[0] !== "field-sizing" && supports(...given as [string, string]);
    document.addEventListener("DOMContentLoaded", () => {
      const styles = document.createElement("style");
      styles.textContent = "textarea { field-sizing: fixed !important }";
      document.head.append(styles);
    });
  });
}

test("a browser without newer calls sends messages, and shows links of posts", async ({ page, server }) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await openChatWithBob(page, server);
  await field(page).fill("Still there?");
  await field(page).press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Still there?" }).getByText("Sent"))
    .toBeAttached();
  const post = await publish(page, "Calm seas at https://example.org/sea today");
  await expect(post.getByRole("link", { name: "example.org/sea" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search" }).first()).toBeFocused();
  expect(failures).toEqual([]);
});

test("a browser without field-sizing shows six lines as they are written, and one again once they are sent", async ({ page, server }) => {
  await openChatWithBob(page, server);
  const height = () => field(page).evaluate((box) => box.clientHeight);
  const one = await height();
  await field(page).pressSequentially("One");
  for (const line of ["Two", "Three", "Four", "Five", "Six"]) {
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type(line);
  }
  await expect.poll(() => field(page).evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  expect(await height()).toBeGreaterThan(one + 5 * 20);
  await page.reload();
  await expect(field(page)).toHaveValue(/Six$/);
  await expect.poll(height).toBeGreaterThan(one + 5 * 20);
  await field(page).press("Enter");
  await expect.poll(height).toBe(one);
});

test("a browser without field-sizing shows the lines of a post being written", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/create-post");
  const text = page.getByLabel("Post text");
  await text.fill(Array.from({ length: 20 }, (_, n) => `Line ${n}`).join("\n"));
  await expect.poll(() => text.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(postWith(page, "Line 0")).toBeVisible();
});

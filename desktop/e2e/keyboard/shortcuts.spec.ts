import type { Page } from "@playwright/test";
import { joinedModerator, openedCase, reportedPost } from "../cases/desk.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { postWith, publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/** Presses a key as Chromium hears it from a keyboard of another layout. */
async function pressKey(page: Page, key: string, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const press = { key, code, windowsVirtualKeyCode: code.charCodeAt(3) };
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyDown", ...press, text: key });
  await keyboard.send("Input.dispatchKeyEvent", { type: "keyUp", ...press });
  await keyboard.detach();
}

test("shortcuts hold on Cyrillic and Hebrew keyboards, under Caps Lock, and on Dvorak by what is written", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await publishForId(page, "A walk by the lake.");
  await page.goto(`/${member.username}`);
  const post = postWith(page, "A walk by the lake.");
  await expect(post.getByRole("button", { name: "Post options" })).toBeVisible();
  const bookmark = post.locator("[data-post-bookmark]");
  for (
    const [layout, key, code, isOn] of [
      ["Cyrillic", "и", "KeyB", "true"],
      ["Hebrew", "נ", "KeyB", "false"],
      ["Caps Lock", "B", "KeyB", "true"],
      ["Dvorak", "b", "KeyN", "false"],
    ] as const
  ) {
    await test.step(layout, async () => {
      await pressKey(page, key, code);
      await expect(bookmark).toHaveAttribute("aria-pressed", isOn);
    });
  }
});

test("the keys of the desk hold on a Cyrillic keyboard", async ({ page, server }) => {
  const moderator = await joinedModerator(server, "Mo Example");
  const { caseId, words } = await reportedPost(server);
  await openSession(page, moderator);
  await page.goto(`/moderation?case=${caseId}`);
  await expect(openedCase(page).getByText(words)).toBeVisible();
  await pressKey(page, "т", "KeyN");
  await expect(page.getByLabel("Add a note")).toBeFocused();
});

test("keys of one character are turned off in Settings, on this device", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await publishForId(page, "A walk by the lake.");
  await page.goto(`/${member.username}`);
  const post = postWith(page, "A walk by the lake.");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(post.getByRole("button", { name: "Post options" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(help.getByText("Bookmark")).toBeVisible();
  await help.getByRole("link", { name: "Turn shortcuts off" }).click();
  await expect(page).toHaveURL("/settings#keyboard");
  await expect(help).toBeHidden();
  const choice = page.getByRole("checkbox", { name: "Shortcuts of one letter, number or sign" });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expectAccessibleEverywhere(page);
  await page.goto(`/${member.username}`);
  await expect(post.getByRole("button", { name: "Post options" })).toBeVisible();
  await test.step("what somebody dictates does nothing", async () => {
    for (const key of "blog?/gh") await page.keyboard.press(key);
    await expect(post.locator("[data-post-bookmark]")).toHaveAttribute("aria-pressed", "false");
    await expect(help).toBeHidden();
    await expect(page).toHaveURL(`/${member.username}`);
  });
  await test.step("the help lists the keys that are left", async () => {
    await page.goto("/");
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await expect(help.getByText("Enter", { exact: true })).toBeVisible();
    await expect(help.getByText("Bookmark")).toBeHidden();
    await help.getByRole("link", { name: "Turn them on" }).click();
  });
  await choice.check();
  await page.goto(`/${member.username}`);
  await expect(post.getByRole("button", { name: "Post options" })).toBeVisible();
  await page.keyboard.press("b");
  await expect(post.locator("[data-post-bookmark]")).toHaveAttribute("aria-pressed", "true");
});

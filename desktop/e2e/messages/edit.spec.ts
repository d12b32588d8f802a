import type { Page } from "@playwright/test";
import { editableForMinutes } from "#shared/messages/rules.ts";
import { expectAccessible } from "../support/access.ts";
import { hideServerTime } from "../support/as-server.ts";
import { expect, test } from "../support/test.ts";
import { composer, messageWith, openThread, otherBrowser, twoMembers, write } from "./two-members.ts";

const editor = (page: Page) => page.getByRole("textbox", { name: "Edit message" });

async function openMenu(page: Page, text: string): Promise<void> {
  await messageWith(page, text).hover();
  await messageWith(page, text).getByRole("button", { name: "Message options" }).click();
}

test("an edited message shows its new words to both at once, marked as edited", async ({ page, browser, baseURL, server }) => {
  const [wren, iris] = await twoMembers(server);
  await write(wren, iris, "Meet me at the lake");
  await openThread(page, wren, iris);
  const theirs = await otherBrowser(browser, baseURL);
  await openThread(theirs, iris, wren);
  await composer(page).fill("An unfinished thought");
  await openMenu(page, "Meet me at the lake");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveValue("Meet me at the lake");
  await expectAccessible(page);
  await editor(page).fill("Meet me at the harbour");
  await page.keyboard.press("Enter");
  for (const one of [page, theirs]) {
    await expect(messageWith(one, "Meet me at the harbour")).toContainText("Edited");
    await expect(messageWith(one, "Meet me at the lake")).toHaveCount(0);
  }
  await expect(composer(page)).toHaveValue("An unfinished thought");
  await openMenu(theirs, "Meet me at the harbour");
  await expect(theirs.getByRole("menuitem", { name: "Copy" })).toBeVisible();
  await expect(theirs.getByRole("menuitem", { name: "Edit" })).toHaveCount(0);
  await theirs.context().close();
});

test("by keyboard alone: Up edits the latest message, Esc leaves it, and a changed text is not lost by it @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  await write(wren, iris, "The first");
  await write(wren, iris, "The second");
  await write(iris, wren, "The answer");
  await openThread(page, wren, iris);
  await expect(messageWith(page, "The answer")).toBeVisible();
  await composer(page).press("ArrowUp");
  await expect(editor(page)).toHaveValue("The second");
  await editor(page).press("Escape");
  await expect(composer(page)).toBeFocused();
  await composer(page).press("ArrowUp");
  await editor(page).fill("The second, at noon");
  await editor(page).press("Escape");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(editor(page)).toHaveValue("The second, at noon");
  await page.reload();
  await expect(editor(page)).toHaveValue("The second, at noon");
  await editor(page).press("Control+Enter");
  await expect(messageWith(page, "The second, at noon")).toContainText("Edited");
  await expect(composer(page)).toBeFocused();
});

test("of two edits the second shows both texts, and the member chooses", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  const { id } = await write(wren, iris, "First words");
  await openThread(page, wren, iris);
  await expect(messageWith(page, "First words")).toBeVisible();
  const change = (content: string, revision: number) =>
    wren.calls.put(`/api/messages/${id}`, { content, revision });
  await composer(page).press("ArrowUp");
  await editor(page).fill("My words");
  await change("Words of the other tab", 1);
  await editor(page).press("Enter");
  const conflict = page.getByRole("alert").filter({ hasText: "This was edited meanwhile. It now says:" });
  await expect(conflict).toContainText("Words of the other tab");
  await expect(editor(page)).toHaveValue("My words");
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(messageWith(page, "My words")).toContainText("Edited");
  await composer(page).press("ArrowUp");
  await editor(page).fill("My other words");
  await change("The last words", 3);
  await editor(page).press("Enter");
  await conflict.getByRole("button", { name: "Take this one" }).click();
  await expect(editor(page)).toHaveValue("The last words");
  const own = page.getByRole("alert").filter({ hasText: "Your text, which is not saved:" });
  await expect(own).toContainText("My other words");
  await editor(page).press("Enter");
  await expect(composer(page)).toBeFocused();
  await expect(messageWith(page, "The last words")).toBeVisible();
});

test("an edit without a connection keeps its text until it is saved @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  await write(wren, iris, "First words");
  await openThread(page, wren, iris);
  await expect(messageWith(page, "First words")).toBeVisible();
  await composer(page).press("ArrowUp");
  await editor(page).fill("Second words");
  await page.route("**/api/messages/*", (route) => route.abort());
  await editor(page).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "No connection. Your text is kept here" }))
    .toBeVisible();
  await expect(editor(page)).toHaveValue("Second words");
  await expect(editor(page)).toBeFocused();
  await expect(messageWith(page, "First words")).not.toContainText("Edited");
  await page.unroute("**/api/messages/*");
  await editor(page).press("Enter");
  await expect(messageWith(page, "Second words")).toContainText("Edited");
});

test("a message whose time is over cannot be edited, and Up goes to it instead @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  await write(wren, iris, "Long ago");
  await hideServerTime(page);
  await page.clock.install({ time: Date.now() + editableForMinutes * 60_000 });
  await openThread(page, wren, iris);
  await expect(messageWith(page, "Long ago")).toBeVisible();
  await composer(page).press("ArrowUp");
  await expect(messageWith(page, "Long ago")).toBeFocused();
  await openMenu(page, "Long ago");
  await expect(page.getByRole("menuitem", { name: "Unsend" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toHaveCount(0);
});

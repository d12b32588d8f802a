import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { joinedMember, openSession } from "../../support/members.ts";
import { photo } from "../../support/photo.ts";
import { postWith, publish } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const undo = (page: Page) =>
  page.getByRole("region", { name: /Notifications/ }).getByRole("button", { name: "Undo" });

/** Posts what the composer has, and returns the post's id. */
async function post(page: Page): Promise<string> {
  const created = page.waitForResponse((response) =>
    response.request().method() === "POST" && response.url().endsWith("/api/posts")
  );
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  return (await (await created).json() as { id: string }).id;
}

test("a post is undone by keys: it is gone for all, and what it was made of is back", async ({ page, server }) => {
  const [author, reader] = [await joinedMember(server), await joinedMember(server)];
  await openSession(page, author);
  await page.goto("/create-post");
  const words = `Too early, ${crypto.randomUUID()}`;
  await page.getByLabel("Post text").fill(words);
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByLabel("Describe the image").fill("Dawn");
  const id = await post(page);
  await expectToast(page, "Post created!");
  await page.keyboard.press("F8");
  // Past the toast itself.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(undo(page)).toBeFocused();
  // It stays while it has the focus.
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/create-post");
  await expectToast(page, "Post deleted", "What you wrote is here again.");
  await expect(page.getByLabel("Post text")).toHaveValue(words);
  await expect(page.getByLabel("Describe the image")).toHaveValue("Dawn");
  const asReader = await server.as(reader);
  await expect(asReader.get(`/api/posts/${id}`)).rejects.toThrow("404");
  // It can be posted again, picture and all.
  await post(page);
  await expect(postWith(page, words).getByRole("img", { name: "Dawn" })).toBeVisible();
});

test("Undo asks where somebody has acted on the post meanwhile, and keeps what was begun since", async ({ page, server }) => {
  const [author, reader] = [await joinedMember(server), await joinedMember(server)];
  await openSession(page, author);
  await page.goto("/create-post");
  const words = `Loved at once, ${crypto.randomUUID()}`;
  await page.getByLabel("Post text").fill(words);
  const id = await post(page);
  await undo(page).hover();
  await (await server.as(reader)).post(`/api/posts/${id}/like`);
  await undo(page).click();
  const dialog = page.getByRole("alertdialog", { name: "Confirm Post Deletion" });
  await expect(dialog.getByRole("region", { name: "Engagement" }).getByRole("definition").first()).toHaveText(
    "1",
  );
  await expect(page.getByText(words)).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Post deleted", "5 XP spent.");
  await expect(page.getByLabel("Post text")).toHaveValue(words);
});

test("a text that was begun after posting stays when the post is undone", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/create-post");
  const words = `The first, ${crypto.randomUUID()}`;
  await page.getByLabel("Post text").fill(words);
  await post(page);
  await undo(page).hover();
  await page.keyboard.press("n");
  await page.getByLabel("Post text").fill("The second");
  await undo(page).click();
  await expect(page.getByLabel("Post text")).toHaveValue(`The second\n\n${words}`);
});

test("the dialog says until when deleting is free @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = `Never mind, ${crypto.randomUUID()}`;
  await publish(page, words);
  await postWith(page, words).getByRole("button", { name: "Post options" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Confirm Post Deletion" });
  await expect(dialog).toContainText(/Free until \d+:\d+/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Post deleted", "5 XP went back.");
});

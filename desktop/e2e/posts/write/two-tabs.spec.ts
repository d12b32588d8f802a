import type { Page } from "@playwright/test";
import { joinedMember, openSession } from "../../support/members.ts";
import { photo } from "../../support/photo.ts";
import { publishForId } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";

const text = (page: Page) => page.getByLabel("Post text");
const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });

test("what one tab writes and posts the other shows, and does not post again", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  const words = `Only once, ${crypto.randomUUID()}`;
  await page.goto("/create-post");
  const other = await page.context().newPage();
  await other.goto("/create-post");
  await text(page).fill("Only");
  await expect(text(other)).toHaveValue("Only");
  await text(other).fill(words);
  await expect(text(page)).toHaveValue(words);
  await post(page).click();
  await expect(page).toHaveURL("/");
  await expect(other.getByText("Posted in another tab.")).toBeVisible();
  await expect(text(other)).toHaveValue("");
  await text(other).fill("The next one");
  await expect(other.getByText("Posted in another tab.")).toBeHidden();
  await other.reload();
  await expect(text(other)).toHaveValue("The next one");
  await page.reload();
  await expect(page.getByRole("article").filter({ hasText: words })).toHaveCount(1);
  await other.close();
});

test(
  "one post comes of a draft that a sleeping tab posts again",
  { tag: "@deep" },
  async ({ page, server }) => {
    await openSession(page, await joinedMember(server));
    const words = `Asleep, ${crypto.randomUUID()}`;
    const asleep = await sleepingTab(page);
    await asleep.goto("/create-post");
    await text(asleep).fill(words);
    await page.goto("/create-post");
    await post(page).click();
    await expect(page).toHaveURL("/");
    await expect(text(asleep)).toHaveValue(words);
    await post(asleep).click();
    await expect(asleep).toHaveURL("/");
    await asleep.reload();
    await expect(asleep.getByRole("article").filter({ hasText: words })).toHaveCount(1);
    await asleep.close();
  },
);

test(
  "where both tabs wrote each keeps its text and offers the other's",
  { tag: "@deep" },
  async ({ page, server }) => {
    await openSession(page, await joinedMember(server));
    await page.goto("/create-post");
    const asleep = await sleepingTab(page);
    await asleep.goto("/create-post");
    await expect(text(asleep)).toBeFocused();
    await text(page).fill("Written here");
    await text(asleep).fill("Written there");
    await expect(text(page)).toHaveValue("Written here");
    const showOther = page.getByRole("button", { name: "Show the other text" });
    await showOther.click();
    await expect(text(page)).toHaveValue("Written there");
    await showOther.click();
    await expect(text(page)).toHaveValue("Written here");
    await text(page).fill("Written here again");
    await wake(page);
    await expect(showOther).toBeHidden();
    await expect(text(page)).toHaveValue("Written here again");
    await asleep.close();
  },
);

test(
  "a tab keeps its own text and picture when another tab sends or discards its own",
  { tag: "@deep" },
  async ({ page, server }) => {
    await openSession(page, await joinedMember(server));
    await page.goto("/create-post");
    const asleep = await sleepingTab(page);
    await asleep.goto("/create-post");
    await expect(text(asleep)).toBeFocused();
    await text(page).fill("Written here");
    await text(asleep).fill("Written there");
    await asleep.getByLabel("Choose a photo").setInputFiles(await photo());
    await expect(page.getByRole("button", { name: "Show the other text" })).toBeVisible();
    await page.getByRole("button", { name: "Discard draft" }).click();
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await asleep.reload();
    await expect(text(asleep)).toHaveValue("Written there");
    await expect(asleep.getByRole("button", { name: "Remove image" })).toBeVisible();
    await asleep.close();
  },
);

test(
  "a sleeping tab learns that the text and picture it shows were continued and posted",
  { tag: "@deep" },
  async ({ page, server }) => {
    await openSession(page, await joinedMember(server));
    const asleep = await sleepingTab(page);
    await asleep.goto("/create-post");
    await text(asleep).fill("Begun");
    await asleep.getByLabel("Choose a photo").setInputFiles(await photo());
    await asleep.getByLabel("Describe the image").fill("Dawn");
    await page.goto("/create-post");
    await text(page).fill("Begun, and ended");
    await post(page).click();
    await expect(page).toHaveURL("/");
    await expect(text(asleep)).toHaveValue("Begun");
    await wake(asleep);
    await expect(asleep.getByText("Posted in another tab.")).toBeVisible();
    await expect(text(asleep)).toHaveValue("");
    await expect(asleep.getByRole("button", { name: "Remove image" })).toBeHidden();
    await asleep.close();
  },
);

test(
  "a comment and a profile are not overwritten by another tab",
  { tag: "@deep" },
  async ({ page, server }) => {
    const member = await joinedMember(server);
    await openSession(page, member);
    const id = await publishForId(page, `Talk, ${crypto.randomUUID()}`);
    const other = await page.context().newPage();
    for (const tab of [page, other]) await tab.goto(`/post/${id}`);
    await page.getByLabel("Write a comment").fill("Well said");
    await expect(other.getByLabel("Write a comment")).toHaveValue("Well said");
    await other.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(page.getByText("Commented in another tab.")).toBeVisible();
    await expect(page.getByLabel("Write a comment")).toHaveValue("");
    for (const tab of [page, other]) await tab.goto(`/${member.username}?tab=edit`);
    await page.getByLabel("Bio").fill("Calm water");
    await expect(other.getByLabel("Bio")).toHaveValue("Calm water");
    await other.getByLabel("Location").fill("Lake");
    await expect(page.getByLabel("Location")).toHaveValue("Lake");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(other.getByText("Saved in another tab.")).toBeVisible();
    await expect(other.getByLabel("Bio")).toHaveValue("Calm water");
    await expect(other.getByRole("button", { name: "Save Changes" })).toBeDisabled();
    await other.close();
  },
);

/** Acts as a tab does when it is shown again. */
const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** Another tab of the same browser, which hears nothing of the first, as a frozen one. */
async function sleepingTab(page: Page): Promise<Page> {
  const asleep = await page.context().newPage();
  await asleep.addInitScript(() => {
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true });
  });
  return asleep;
}

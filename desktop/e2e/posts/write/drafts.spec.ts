import type { Page } from "@playwright/test";
import type { Draft } from "#shared/drafts/contract.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../../support/access.ts";
import type { Api } from "../../support/api.ts";
import { joinedMember, type Member, openSession, uniqueWord } from "../../support/members.ts";
import { photo } from "../../support/photo.ts";
import { postWith } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

const text = (page: Page) => page.getByLabel("Post text");
const postButton = (page: Page) => page.getByRole("button", { name: "Post", exact: true });
const saved = (page: Page) => page.getByText("Saved", { exact: true });
const row = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words });

/** The drafts of a member as the server has them. */
async function draftsOf(server: Api, member: Member, query = ""): Promise<Draft[]> {
  return await (await server.as(member)).get<Draft[]>(`/api/drafts${query}`);
}

/** Brings what is written to the server, as hiding the page does. */
async function bringUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.defineProperty(document, "hidden", { configurable: true, value: false });
  });
}

/** A page of another browser of the member's. */
async function otherDevice(page: Page, member: Member): Promise<Page> {
  const context = await page.context().browser()!.newContext({
    baseURL: process.env["E2E_BASE_URL"] ?? "",
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
  });
  const other = await context.newPage();
  await openSession(other, member);
  return other;
}

let member: Member;

test.beforeEach(async ({ page, server }) => {
  member = await joinedMember(server);
  await openSession(page, member);
});

test("what is written with a picture in one browser is opened, continued and posted in another @walk", async ({ page, server }) => {
  const words = `Begun here, ${uniqueWord()}`;
  await page.goto("/create-post");
  await text(page).fill(words);
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByLabel("Describe the image").fill("Dawn");
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: /^Upload of picture/ })).toHaveCount(0);
  await bringUp(page);
  await expect(saved(page)).toBeVisible();

  const other = await otherDevice(page, member);
  await other.goto("/create-post");
  await other.getByRole("link", { name: "Drafts (1)" }).click();
  await expect(row(other, words)).toContainText("1 picture");
  await expectAccessibleEverywhere(other);
  await row(other, words).getByRole("button", { name: "Open" }).click();
  await expect(text(other)).toHaveValue(words);
  await expect(other.getByLabel("Describe the image")).toHaveValue("Dawn");
  await expect(saved(other)).toBeVisible();
  await postButton(other).click();
  await expect(postWith(other, words)).toBeVisible();
  await expect.poll(() => draftsOf(server, member)).toEqual([]);

  await page.reload();
  await expect(text(page)).toHaveValue("");
  await expect(page.getByText("This draft is no longer there")).toBeVisible();
  await other.context().close();
});

test("a text that two browsers changed without a connection is two drafts", async ({ page, server }) => {
  const [mine, theirs] = [`Mine ${uniqueWord()}`, `Theirs ${uniqueWord()}`];
  await page.goto("/create-post");
  await text(page).fill("Begun");
  await bringUp(page);
  await expect(saved(page)).toBeVisible();
  const other = await otherDevice(page, member);
  await other.goto("/drafts");
  await row(other, "Begun").getByRole("button", { name: "Open" }).click();
  await expect(text(other)).toHaveValue("Begun");

  await page.context().setOffline(true);
  await text(page).fill(mine);
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await text(other).fill(theirs);
  await bringUp(other);
  await expect(saved(other)).toBeVisible();
  await page.context().setOffline(false);
  await bringUp(page);
  await expect(page.getByText("This draft was changed on another device. Both are kept.")).toBeVisible();
  await expect(text(page)).toHaveValue(mine);
  expect((await draftsOf(server, member)).map(({ content }) => content).toSorted()).toEqual([mine, theirs]);
  await other.context().close();
});

test("what is written without a connection goes up once it is back, and survives a reload", async ({ page, server }) => {
  const words = `On the train, ${uniqueWord()}`;
  await page.goto("/create-post");
  await expect(text(page)).toBeFocused();
  await page.context().setOffline(true);
  await text(page).fill(words);
  await bringUp(page);
  await expect(page.getByText("Saved on this device")).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect(await draftsOf(server, member)).toMatchObject([{ content: words }]);
  await page.reload();
  await expect(text(page)).toHaveValue(words);
  await expect(saved(page)).toBeVisible();
  expect(await draftsOf(server, member)).toHaveLength(1);
});

test("leaving keeps a draft; opening another keeps the first; both can be thrown away", async ({ page, server }) => {
  const [first, second] = [`First ${uniqueWord()}`, `Second ${uniqueWord()}`];
  await (await server.as(member)).post("/api/drafts", { content: `${first} ||hidden||` });
  await page.goto("/create-post");
  await text(page).fill(second);
  await page.getByRole("link", { name: "Drafts (1)" }).click();
  await expect(row(page, second)).toBeVisible();
  await expect(row(page, first)).not.toContainText("hidden");
  await row(page, first).getByRole("button", { name: "Open" }).click();
  await expect(text(page)).toHaveValue(`${first} ||hidden||`);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect.poll(() => draftsOf(server, member)).toMatchObject([{ content: second }]);

  await page.getByRole("link", { name: "Drafts (1)" }).click();
  await expect(row(page, first)).toHaveCount(0);
  await row(page, second).getByRole("button", { name: "Delete" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("No drafts")).toBeVisible();
  expect(await draftsOf(server, member)).toEqual([]);
  await expectAccessibleEverywhere(page);
});

test("a post is scheduled, listed, changed, and cancelled to a draft", async ({ page, server }) => {
  const words = `For later, ${uniqueWord()}`;
  await page.goto("/create-post");
  await text(page).fill(words);
  await page.getByRole("button", { name: "Schedule" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule this post" });
  await expect(dialog.getByText("In your time zone: Europe/Paris")).toBeVisible();
  await expectAccessible(page);
  const time = dialog.getByLabel("Publish at");
  await time.fill("2001-01-01T10:00");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(dialog.getByText("Choose a time at least 5 minutes from now.")).toBeVisible();
  await dialog.getByRole("button", { name: /^Tomorrow, / }).click();
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expectToast(page, "Post scheduled", "Tomorrow, ");
  await expect(text(page)).toHaveValue("");
  const [scheduled] = await draftsOf(server, member, "?scheduled=true");
  expect(scheduled).toMatchObject({ content: words, moderationLevel: expect.any(String) });
  expect(await draftsOf(server, member)).toEqual([]);

  await page.goto("/drafts?tab=scheduled");
  await expect(row(page, words)).toContainText("Tomorrow, ");
  await expectAccessibleEverywhere(page);
  await row(page, words).getByRole("button", { name: "Edit" }).click();
  await expect(page.getByText("Scheduled: Tomorrow, ")).toBeVisible();
  await text(page).fill(`${words}, better`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Post scheduled");
  const [changed] = await draftsOf(server, member, "?scheduled=true");
  expect(changed).toMatchObject({
    id: scheduled?.id,
    content: `${words}, better`,
    publishAt: scheduled?.publishAt,
  });

  await page.goto("/drafts?tab=scheduled");
  await row(page, words).getByRole("button", { name: "Don't publish" }).click();
  await expect(page.getByText("Nothing is scheduled")).toBeVisible();
  await page.getByRole("tab", { name: "Drafts" }).click();
  await expect(row(page, words)).toBeVisible();
});

import type { Page } from "@playwright/test";
import { asServer } from "../support/as-server.ts";
import { isDeep } from "../support/deep.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { expectThread, field, openChatWithBob, threadOf } from "./chat-partners.ts";

/** In the conversation alone: the list beside it shows the last message too. */
const said = (page: Page, text: string) =>
  page.getByRole("list", { name: /^Messages with/ }).getByText(text, { exact: true });

const sending = "**/api/messages";

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Blocks the sending of messages until the returned function is called. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  await page.route(sending, (route) => route.abort());
  return async () => {
    await page.unroute(sending);
    await page.evaluate(() => dispatchEvent(new Event("online")));
  };
}

test(
  "messages written without a connection survive a reload and arrive once, in order @deep",
  { tag: "@sweep" },
  async ({ page, server }) => {
    const { ada, bob } = await openChatWithBob(page, server);
    const texts = Array.from({ length: isDeep ? 30 : 8 }, (_, index) => `Message ${index + 1}`);
    const last = texts.at(-1) ?? "";
    const connect = await cutOff(page);
    await page.context().setOffline(true);
    for (const text of texts) await write(page, text);
    await expect(said(page, last)).toBeVisible();
    await expect(page.getByRole("article").last()).toContainText("Waiting for a connection");
    await page.context().setOffline(false);
    await page.reload();
    await expect(said(page, last)).toBeVisible();
    expect(await threadOf(bob, ada)).toEqual([]);
    await connect();
    await expectThread(bob, ada, texts);
    await page.reload();
    await expect(said(page, last)).toHaveCount(1);
    await expectThread(bob, ada, texts);
  },
);

test("a message whose response was lost arrives once", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  await page.route(sending, async (route) => {
    await route.fetch();
    await route.abort();
  }, { times: 1 });
  await write(page, "Said once");
  await write(page, "Then this");
  await expectThread(bob, ada, ["Said once", "Then this"]);
  await expect(said(page, "Said once")).toHaveCount(1);
});

test("a message that the server failed to take says 'Not sent', and is sent when told to @deep", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  await page.route(sending, (route) => route.fulfill(asServer({ status: 500, json: {} })));
  await write(page, "Once more");
  await expect(page.getByText("Not sent", { exact: true })).toBeVisible();
  await page.unroute(sending);
  await page.getByRole("button", { name: "Try again" }).click();
  await expectThread(bob, ada, ["Once more"]);
  await expect(page.getByText("Not sent", { exact: true })).toBeHidden();
});

test("a refused message says why, holds nothing up, and can be edited or deleted", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  await write(page, "I will kill you");
  await expectToast(page, "Message Blocked - Moderation Level", "Your message content level is too low");
  await write(page, "Good morning");
  await expectThread(bob, ada, ["Good morning"]);
  await field(page).fill("Half a thought");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(field(page)).toHaveValue("I will kill you\n\nHalf a thought");
  await expect(field(page)).toBeFocused();
  await write(page, "I like you");
  await expectThread(bob, ada, ["Good morning", "I like you"]);
  await write(page, "I will kill you");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("I will kill you")).toHaveCount(0);
  await page.reload();
  await expect(said(page, "I like you")).toBeVisible();
  await expect(page.getByText("I will kill you")).toHaveCount(0);
});

test("a message with an image survives a reload without a connection @deep", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  const connect = await cutOff(page);
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await write(page, "Look");
  await expect(said(page, "Look")).toBeVisible();
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
  await page.reload();
  await expect(said(page, "Look")).toBeVisible();
  await connect();
  await expect.poll(() => threadOf(bob, ada)).toMatchObject([{ content: "Look", imageWidth: 1200 }]);
});

test("two tabs send what waits once, in the order it was written @deep", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  const other = await page.context().newPage();
  const connect = await cutOff(page);
  const connectOther = await cutOff(other);
  await other.goto(`/chat?user=${bob.id}`);
  await write(page, "One");
  await write(other, "Two");
  await write(page, "Three");
  await expect(said(other, "Three")).toBeVisible();
  await Promise.all([connect(), connectOther()]);
  await expectThread(bob, ada, ["One", "Two", "Three"]);
  for (const tab of [page, other]) await expect(said(tab, "Three")).toHaveCount(1);
  await other.close();
});

import type { Page } from "@playwright/test";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { expectAccessible } from "../support/access.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { field, openChatWithBob, threadOf } from "./chat-partners.ts";
import { composer, messageWith, openThread, otherBrowser, twoMembers } from "./two-members.ts";

const tiles = (page: Page) =>
  page.getByRole("group", { name: "Pictures", exact: true }).getByRole("listitem");

async function choose(page: Page, names: readonly string[]): Promise<void> {
  await page.getByLabel("Choose a photo").setInputFiles(await Promise.all(names.map((name) => photo(name))));
  await expect(tiles(page)).toHaveCount(names.length);
}

/** Describes the pictures in their order, from the first. */
async function describe(page: Page, descriptions: readonly string[]): Promise<void> {
  for (const [at, alt] of descriptions.entries()) {
    await tiles(page).nth(at).getByRole("button").first().click();
    await page.getByLabel("Describe the image").fill(alt);
  }
}

const altsOf = (messages: readonly DirectMessage[]) =>
  messages.map(({ images }) => images.map(({ alt }) => alt));

test("pictures that are chosen together arrive in their order, and in the other's browser at once", async ({ page, server, browser, baseURL }) => {
  const [wren, iris] = await twoMembers(server);
  const theirs = await otherBrowser(browser, baseURL);
  await openThread(page, wren, iris);
  await openThread(theirs, iris, wren);
  await choose(page, ["one.jpg", "two.jpg", "three.jpg"]);
  await describe(page, ["One", "Two", "Three"]);
  await expectAccessible(page);
  await composer(page).fill("Look");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(tiles(page)).toHaveCount(0);
  for (const shown of [page, theirs]) {
    await expect(messageWith(shown, "Look").getByRole("button", { name: /^Open image \d of 3/ })).toHaveCount(
      3,
    );
  }
  const thread = await iris.calls.get<DirectMessage[]>(`/api/conversations/${wren.id}`);
  expect(altsOf(thread)).toEqual([["One", "Two", "Three"]]);
  await theirs.context().close();
});

test("pictures that are sent without a connection wait in their bubble, and arrive in order once it is back", async ({ page, server, context }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  await context.setOffline(true);
  await choose(page, ["one.jpg", "two.jpg"]);
  await describe(page, ["One", "Two"]);
  await field(page).fill("Look");
  await page.getByRole("button", { name: "Send message" }).click();
  const waiting = page.getByRole("list", { name: /^Messages with/ }).getByRole("article").filter({
    hasText: "Waiting for a connection",
  });
  await expect(waiting.getByRole("img")).toHaveCount(2);
  await context.setOffline(false);
  await expect.poll(async () => altsOf(await threadOf(bob, ada)), { timeout: 30_000 }).toEqual([[
    "One",
    "Two",
  ]]);
  await expect(waiting).toHaveCount(0);
});

test("an upload shows its progress, and cancelling it returns everything to the composer @deep", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/objects/upload", async (route) => {
    await held.promise;
    await route.abort().catch(() => undefined);
  });
  await choose(page, ["one.jpg", "two.jpg"]);
  await describe(page, ["One", "Two"]);
  await field(page).fill("Look");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(tiles(page)).toHaveCount(0);
  await expect(page.getByRole("progressbar", { name: "Upload", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(tiles(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue("Look");
  await page.unroute("**/api/objects/upload");
  held.resolve();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect.poll(async () => altsOf(await threadOf(bob, ada)), { timeout: 30_000 }).toEqual([[
    "One",
    "Two",
  ]]);
});

test("a message that a page of before left with its one picture is still sent @deep", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  const { buffer } = await photo();
  await page.evaluate(async ([memberId, receiverId, base64]) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const file = new File([bytes], "dawn.jpg", { type: "image/jpeg" });
    const opening = indexedDB.open("glimmer-outbox");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const storing = opening.result.transaction("messages", "readwrite").objectStore("messages").put({
      clientMessageId: crypto.randomUUID(),
      memberId,
      receiverId,
      content: "From before",
      image: { file, alt: "Dawn", width: 1200, height: 800 },
      sharedPostId: null,
      createdAt: new Date().toISOString(),
      order: Date.now(),
      refusal: null,
    });
    await new Promise((resolve) => storing.addEventListener("success", resolve));
    opening.result.close();
  }, [ada.id, bob.id, buffer.toString("base64")] as const);
  await page.reload();
  await expect.poll(() => threadOf(bob, ada), { timeout: 30_000 }).toMatchObject([
    { content: "From before", imageAlt: "Dawn", imageWidth: 1200 },
  ]);
});

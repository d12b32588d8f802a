import type { Page } from "@playwright/test";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { textMessage } from "#shared/messages/testing/text-message.ts";
import { asServer } from "../support/as-server.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { messageWith, openThread, type Side, twoMembers } from "./two-members.ts";

const long = "A few words that take their time. ";

/** A page of messages that the server would send: numbered, of every height. */
function numbered(from: number, to: number, sender: Side, receiver: Side): DirectMessage[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const n = to - index;
    return textMessage({
      id: `0198c0de-0000-7000-8000-${String(n).padStart(12, "0")}`,
      senderId: n % 3 ? sender.id : receiver.id,
      receiverId: n % 3 ? receiver.id : sender.id,
      // Below those that the server gives.
      position: n / 1_000,
      version: n / 1_000,
      content: `Note ${n}. ${long.repeat(n * 7 % 5)}`,
      createdAt: new Date(Date.UTC(2026, 10, 20) + n * 600_000).toISOString(),
      status: "read",
    });
  });
}

/** Where what is read stands in the window, in pixels. */
async function topOf(page: Page, text: string): Promise<number | undefined> {
  const box = await messageWith(page, text).boundingBox();
  return box ? Math.round(box.y * 100) / 100 : undefined;
}

/** Top of a message, once nothing moves any more. */
async function settledTop(page: Page, text: string): Promise<number | undefined> {
  let top: number | undefined;
  await expect(async () => {
    const before = await topOf(page, text);
    await page.evaluate(() =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    );
    top = await topOf(page, text);
    expect(top).toBe(before);
  }).toPass();
  return top;
}

for (
  const { place, downPx } of [{ place: "at the very top", downPx: 0 }, { place: "below it", downPx: 240 }]
) {
  const tag = downPx === 0 ? [] : "@deep";
  test(
    `what is read ${place} stays where it is, to the pixel, while older messages load and new ones arrive`,
    { tag },
    async ({ page, server }) => {
      const [wren, iris] = await twoMembers(server);
      await iris.calls.post("/api/messages", { receiverId: wren.id, content: "The first" });
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/conversations\/[^/]+(\?|$)/, async (route) => {
        const { searchParams } = new URL(route.request().url());
        if (searchParams.has("after")) return await route.fulfill(asServer({ json: [] }));
        const before = searchParams.get("before");
        if (!before) {
          return await route.fulfill(asServer({
            json: numbered(101, 150, iris, wren),
            headers: { "X-Next-Cursor": "more" },
          }));
        }
        await held.promise;
        const first = Number(before.slice(-12));
        await route.fulfill(asServer({
          json: numbered(first - 50, first - 1, iris, wren),
          headers: first > 51 ? { "X-Next-Cursor": "more" } : {},
        }));
      });
      await openThread(page, wren, iris);
      await expect(messageWith(page, "Note 150.")).toBeInViewport();
      const list = page.getByRole("list", { name: /^Messages with/ });
      await list.hover();
      await expect(async () => {
        await page.mouse.wheel(0, -900);
        expect(await list.evaluate((one) => one.parentElement?.scrollTop)).toBe(0);
      }).toPass();
      if (downPx > 0) await page.mouse.wheel(0, downPx);
      const before = await settledTop(page, "Note 103.");
      held.resolve();
      await expect(messageWith(page, "Note 100.")).toBeAttached();
      expect(await settledTop(page, "Note 103.")).toBe(before);

      await iris.calls.post("/api/messages", { receiverId: wren.id, content: "Just now" });
      await expect(page.getByRole("button", { name: "1 new message" })).toBeVisible();
      expect(await settledTop(page, "Note 103.")).toBe(before);
      await page.getByRole("button", { name: "1 new message" }).click();
      await expect(page.getByRole("button", { name: /new message/ })).toHaveCount(0);
    },
  );
}

test("late images do not move what is read @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  const { name, mimeType, buffer } = await photo();
  for (let n = 1; n <= 6; n++) {
    const form = new FormData();
    form.set("receiverId", wren.id);
    form.set("content", `Picture ${n}.`);
    form.set("image", new File([new Uint8Array(buffer)], name, { type: mimeType }));
    await iris.calls.post("/api/messages", form);
  }
  await iris.calls.post("/api/messages", { receiverId: wren.id, content: "The end" });
  await iris.calls.post(`/api/messages`, { receiverId: wren.id, content: "Really" });
  await openThread(page, wren, iris);
  await expect(messageWith(page, "Picture 1.")).toBeAttached();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/messages/*/image*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await expect(messageWith(page, "Really")).toBeAttached();
  const top = await topOf(page, "Picture 5.");
  held.resolve();
  const image = messageWith(page, "Picture 5.").locator("img");
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
    .toBe(true);
  expect(await topOf(page, "Picture 5.")).toBe(top);
});

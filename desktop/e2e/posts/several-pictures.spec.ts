import { Buffer } from "node:buffer";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { aiMarkXmp } from "#shared/media/ai-mark/digital-source-type.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { expectKeptImages } from "../support/drafts.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { numberedPicture } from "./drawn-pictures.ts";
import { expectToast } from "../support/toast.ts";

const stored = "**/api/media/*";

const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => numberedPicture(at + 1)));

const tiles = (page: Page) => page.getByRole("group", { name: "Pictures" }).getByRole("listitem");
const tile = (page: Page, place: number): Locator =>
  page.getByRole("button", { name: new RegExp(`^Picture ${place} of`) });
const postButton = (page: Page) => page.getByRole("button", { name: "Post", exact: true });

/** Waits until nothing is uploaded any more. */
async function expectUploaded(page: Page): Promise<void> {
  await expect(page.getByRole("progressbar", { name: /^Upload of picture/ })).toHaveCount(0);
}

/** Posts, and returns the post as the server shows it. */
async function publish(page: Page): Promise<Post> {
  const published = page.waitForResponse((response) =>
    response.request().method() === "POST" && response.url().endsWith("/api/posts") && response.ok()
  );
  await postButton(page).click();
  return await (await published).json() as Post;
}

const orderOf = ({ images }: Post) => images.map(({ width }) => width - 200);

test.beforeEach(async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/create-post");
});

test("ten pictures are posted in the order of choosing, through a failure, a retry, moves and a reload", async ({ page }) => {
  // Of the third the server gets nothing that is a picture, the first time.
  let broken = 0;
  await page.route(stored, (route) => {
    const isThird = route.request().postDataBuffer()?.includes(Buffer.from("IDAT")) && broken === 2;
    broken += 1;
    return isThird ? route.continue({ postData: "nothing" }) : route.continue();
  });
  await page.getByLabel("Post text").fill(`Ten ${uniqueWord()}`);
  await page.getByLabel("Choose a photo").setInputFiles([...await pictures(10), await numberedPicture(11)]);
  await expectToast(page, "Up to 10 pictures can be attached", "Not added: 11.png");
  await expect(tiles(page)).toHaveCount(10);
  const failure = page.getByRole("alert").filter({ hasText: "We can't show this file" });
  await expect(failure).toContainText(/^Picture \d+: Failed to upload image/);
  await postButton(page).click();
  await expectToast(page, "Error", "We can't show this file");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toHaveCount(0);
  await expectUploaded(page);

  await test.step("the keyboard moves the tenth to the first place, where it is described", async () => {
    await tile(page, 10).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Move earlier" }).focus();
    for (let place = 9; place >= 1; place -= 1) {
      await page.keyboard.press("Enter");
      await expect(page.getByText(`Moved to place ${place} of 10.`)).toBeAttached();
    }
    await expect(tile(page, 1)).toHaveAttribute("aria-pressed", "true");
    await page.getByLabel("Describe the image").fill("The last comes first");
    await expectAccessibleEverywhere(page);
  });
  await test.step("a reload keeps order and description", async () => {
    await expectKeptImages(page, 10);
    await page.reload();
    await expect(tile(page, 1)).toHaveAccessibleName("Picture 1 of 10: The last comes first");
  });
  await postButton(page).click();
  await page.getByRole("dialog", { name: "Describe your pictures?" }).getByRole("button", {
    name: "Describe",
  })
    .click();
  await expect(tile(page, 2)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Describe the image")).toBeFocused();
  await page.keyboard.insertText("The first comes second");
  const post = await publish(page);
  expect(orderOf(post)).toEqual([10, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(post.images.map(({ alt }) => alt).slice(0, 3)).toEqual([
    "The last comes first",
    "The first comes second",
    "",
  ]);
  await expect(page).toHaveURL("/");
  await expectKeptImages(page, 0);
});

test("a reload in the middle of an upload goes on, and the order stays that of choosing", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(stored, async (route) => {
    count += 1;
    if (count > 1) await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel("Choose a photo").setInputFiles(await pictures(3));
  await expect.poll(() => count).toBe(3);
  await expectKeptImages(page, 3);
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  release();
  await expectUploaded(page);
  for (const place of [1, 2, 3]) {
    await tile(page, place).click();
    await page.getByLabel("Describe the image").fill(`Number ${place}`);
  }
  const post = await publish(page);
  expect(orderOf(post)).toEqual([1, 2, 3]);
  expect(post.images.map(({ alt }) => alt)).toEqual(["Number 1", "Number 2", "Number 3"]);
});

test("pictures that are pasted and dropped come behind those that were chosen; dragging changes their order", async ({ page }) => {
  await page.getByLabel("Choose a photo").setInputFiles(await numberedPicture(1));
  await expect(page.getByRole("button", { name: "Remove image" })).toBeVisible();
  const given = await Promise.all([2, 3].map(numberedPicture));
  const files = given.map(({ name, buffer }) => ({ name, base64: buffer.toString("base64") }));
  await page.getByLabel("Post text").evaluate((field, chosen) => {
    const [pasted, dropped] = chosen.map(({ name, base64 }) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: "image/png" }));
      return data;
    });
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
    field.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, files);
  await expect(tiles(page)).toHaveCount(3);
  await tile(page, 1).hover();
  await page.mouse.down();
  await tile(page, 2).hover();
  await tile(page, 3).hover();
  await page.mouse.up();
  await page.getByLabel("Describe the image").fill("Pasted or dropped");
  await postButton(page).click();
  const question = page.getByRole("dialog", { name: "Describe your pictures?" });
  await expectAccessible(page);
  const published = page.waitForResponse((response) =>
    response.url().endsWith("/api/posts") && response.ok()
  );
  await question.getByRole("button", { name: "Post without" }).click();
  const order = orderOf(await (await published).json() as Post);
  expect(order.at(-1)).toBe(1);
  expect(order.toSorted()).toEqual([1, 2, 3]);

  await test.step("it does not ask again", async () => {
    await page.goto("/create-post");
    await page.getByLabel("Choose a photo").setInputFiles(await numberedPicture(4));
    await publish(page);
  });
});

test("a finger that rests on a picture drags it, and one that moves at once scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel("Choose a photo").setInputFiles(await pictures(3));
  await tile(page, 1).click();
  await page.getByLabel("Describe the image").fill("Dragged");
  await expectUploaded(page);
  const client = await page.context().newCDPSession(page);
  const middle = async (place: number) => {
    const box = await tile(page, place).boundingBox();
    return { x: box!.x + 20, y: box!.y + box!.height / 2 };
  };
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  const [first, third] = [await middle(1), await middle(3)];
  await touch("touchStart", first);
  await touch("touchMove", { x: first.x, y: first.y - 60 });
  await touch("touchMove", third);
  await touch("touchEnd");
  await expect(tile(page, 1)).toHaveAccessibleName(/Dragged$/);
  await touch("touchStart", await middle(1));
  await expect(tiles(page).first().locator("> div")).toHaveCSS("opacity", "0.6");
  await touch("touchMove", await middle(2));
  await touch("touchMove", await middle(3));
  await touch("touchEnd");
  await expect(tile(page, 3)).toHaveAccessibleName("Picture 3 of 3: Dragged");
});

test("a draft that the release before kept, with one picture, opens with it and is posted", async ({ page }) => {
  const origin = process.env["E2E_BASE_URL"] ?? "";
  const { id } = await (await page.request.get(`${origin}/api/auth/user`)).json() as { id: string };
  const { buffer } = await numberedPicture(7);
  await page.goto("/terms");
  await page.evaluate(async ([memberId, base64]) => {
    localStorage.setItem(
      `glimmer:draft:${memberId}:post`,
      JSON.stringify({ content: "From before", alt: "Seven", imageUrl: null, attemptKey: null, base: null }),
    );
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("glimmer-drafts", 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore("files");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const files = opening.result.transaction("files", "readwrite").objectStore("files");
        const writing = files.put(new File([bytes], "7.png", { type: "image/png" }), `${memberId}:post`);
        writing.onsuccess = () => resolve();
        opening.result.close();
      };
    });
  }, [id, buffer.toString("base64")] as const);
  await page.goto("/create-post");
  await expect(page.getByLabel("Post text")).toHaveValue("From before");
  await expect(page.getByLabel("Describe the image")).toHaveValue("Seven");
  const post = await publish(page);
  expect([orderOf(post), post.images[0]?.alt]).toEqual([[7], "Seven"]);
  await expectKeptImages(page, 0);
});

test("without a connection uploads wait and go on by themselves; a post waits for them or is called back", async ({ page, context }) => {
  await expect(page.getByLabel("Post text")).toBeFocused();
  await context.setOffline(true);
  await page.getByLabel("Choose a photo").setInputFiles(await pictures(2));
  await expect(page.getByText("No connection. The upload goes on by itself once it is back.")).toBeVisible();
  for (const place of [1, 2]) {
    await tile(page, place).click();
    await page.getByLabel("Describe the image").fill(`Number ${place}`);
  }
  await postButton(page).click();
  const waits = page.getByText("Your post is sent as soon as its pictures are uploaded.");
  await expect(waits).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(waits).toHaveCount(0);
  await postButton(page).click();
  await expect(waits).toBeVisible();
  const published = page.waitForResponse((response) =>
    response.url().endsWith("/api/posts") && response.ok()
  );
  await context.setOffline(false);
  expect(orderOf(await (await published).json() as Post)).toEqual([1, 2]);
  await expect(page).toHaveURL("/");
});

test("pictures that the server no longer has are uploaded again, once, and posted", async ({ page }) => {
  await page.getByLabel("Choose a photo").setInputFiles(await numberedPicture(1));
  await page.getByLabel("Describe the image").fill("Still here");
  await expectUploaded(page);
  await page.route("**/api/posts", (route) => {
    const body = route.request().postDataJSON() as { images: { url: string }[] };
    const images = body.images.map((image) => ({ ...image, url: `/api/media/${crypto.randomUUID()}` }));
    return route.continue({ postData: JSON.stringify({ ...body, images }) });
  }, { times: 1 });
  const post = await publish(page);
  expect(orderOf(post)).toEqual([1]);
  expect(post.images[0]?.alt).toBe("Still here");
});

test("a member who requires descriptions is led to the picture that has none", async ({ page }) => {
  const origin = process.env["E2E_BASE_URL"] ?? "";
  const saved = await page.request.put(`${origin}/api/users/settings`, {
    headers: { Origin: origin },
    data: { requiresDescriptions: true },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await page.getByLabel("Choose a photo").setInputFiles(await pictures(2));
  await page.getByLabel("Describe the image").fill("Only the first");
  await postButton(page).click();
  await expectToast(page, "Picture 2 has no description", "You chose that in Settings.");
  await expect(page.getByLabel("Describe the image")).toBeFocused();
  await page.keyboard.insertText("And the second");
  expect((await publish(page)).images.map(({ alt }) => alt)).toEqual(["Only the first", "And the second"]);
});

test("a face is covered by keyboard or pointer before the upload, and the mark of a model stays", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const create = { width: 400, height: 400, channels: 3, background: "#3366cc" } as const;
  const buffer = await sharp({ create }).png().withXmp(aiMarkXmp).toBuffer();
  await page.getByLabel("Choose a photo").setInputFiles({ name: "face.png", mimeType: "image/png", buffer });
  await page.getByLabel("Describe the image").fill("A face");
  await page.getByRole("button", { name: "Cover a face or name" }).click();
  const dialog = page.getByRole("dialog", { name: "Cover a face or name" });
  const use = dialog.getByRole("button", { name: "Use picture" });
  await expect(dialog.getByRole("img", { name: "Preview" })).toBeVisible();
  await expect(use).toBeDisabled();
  await dialog.getByRole("button", { name: "Solid block" }).click();
  await dialog.getByRole("button", { name: "Add a box" }).click();
  const box = dialog.getByRole("application", { name: /^Box 1/ });
  await expect(box).toBeFocused();
  // From the middle to the left edge, and twice as wide.
  for (let n = 0; n < 25; n += 1) await page.keyboard.press("ArrowLeft");
  for (let n = 0; n < 10; n += 1) await page.keyboard.press("Shift+ArrowRight");
  await expectAccessibleEverywhere(page);
  const area = (await dialog.getByRole("img", { name: "Preview" }).boundingBox())!;
  await page.mouse.move(area.x + area.width * 0.7, area.y + area.height * 0.1);
  await page.mouse.down();
  await page.mouse.move(area.x + area.width * 0.9, area.y + area.height * 0.3);
  await page.mouse.up();
  await expect(dialog.getByRole("application")).toHaveCount(2);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("application")).toHaveCount(1);
  await use.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Describe the image")).toHaveValue("A face");
  const { images } = await publish(page);
  expect(images).toMatchObject([{ width: 400, height: 400, alt: "A face", madeWithAi: true }]);
  const bytes = await (await page.request.get(images[0]?.url ?? "")).body();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 400 + x) * info.channels).subarray(0, 3)];
  expect(at(100, 200).every((channel) => channel < 8)).toBe(true);
  for (const [x, y] of [[320, 80], [200, 200], [100, 100]] as const) expect(at(x, y)[2]).toBeGreaterThan(180);
});

import type { Locator, Page } from "@playwright/test";
import type { Post } from "#shared/posts/post-shapes.ts";
import { openChatWithBob } from "../messages/chat-partners.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { breathingCircle, lineDrawing, longScreenshot } from "./drawn-pictures.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import type { Api } from "../support/api.ts";

interface Chosen {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Publishes a post with a picture and opens its page. Returns its card. */
async function openPostWith(page: Page, server: Api, picture: Chosen): Promise<Locator> {
  const member = await joinedMember(server);
  const form = new FormData();
  const words = `Look ${uniqueWord()}`;
  form.set("content", words);
  form.set("image", new File([new Uint8Array(picture.buffer)], picture.name, { type: picture.mimeType }));
  const { id } = await (await server.as(member)).post<Post>("/api/posts", form);
  await openSession(page, member);
  await page.goto(`/post/${id}`);
  return postWith(page, words);
}

/** Pastes a picture with texts beside it into the focused field. */
async function paste(
  page: Page,
  picture: Chosen | null,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate(([given, beside]) => {
    const data = new DataTransfer();
    for (const [type, text] of Object.entries(beside)) data.setData(type, text);
    if (given) {
      const bytes = Uint8Array.from(atob(given.base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], given.name, { type: given.mimeType }));
    }
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, [picture && { ...picture, base64: picture.buffer.toString("base64") }, texts] as const);
}

test("takes pictures from the clipboard but none of text, refuses HEIC by name, and opens a long screenshot to read it @deep", async ({ page, server }) => {
  const card = await openPostWith(page, server, await longScreenshot());
  await card.getByRole("button", { name: "Open image" }).click();
  const viewer = page.getByRole("dialog");
  const box = viewer.getByRole("application", { name: "Picture: + and − zoom, arrow keys move it" });
  await expect(box).toBeFocused();
  const shown = viewer.getByRole("application").locator("img");
  await expect.poll(async () => (await shown.boundingBox())?.width).toBe(500);
  await page.keyboard.press("+");
  await expect.poll(async () => (await shown.boundingBox())?.width).toBe(625);
  await viewer.getByRole("button", { name: "Close" }).click();

  await page.goto("/create-post");
  await page.getByLabel("Post text").focus();
  const [picture, field] = [await photo("image.png"), page.getByLabel("Describe the image")];
  await paste(page, picture, { "text/plain": "Mon\t3", "text/html": "<table><tr><td>Mon<td>3</table>" });
  await page.getByLabel("Choose a photo").setInputFiles({
    name: "IMG_1.HEIC",
    mimeType: "",
    buffer: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  });
  await expectToast(
    page,
    "HEIC pictures can't be shown",
    "IMG_1.HEIC is a HEIC picture. Please save it as JPEG",
  );
  await expect(field).toHaveCount(0);
  await paste(page, picture, { "text/html": `<meta charset="utf-8"><img src="https://example.org/a.png">` });
  await expect(field).toBeVisible();
});

test("zooms a picture by buttons, wheel, keys and double click, and moves it by dragging @deep", async ({ page, server }) => {
  const card = await openPostWith(page, server, await photo());
  await card.getByRole("button", { name: "Open image" }).click();
  const viewer = page.getByRole("dialog");
  const shown = viewer.getByRole("application").locator("img");
  const width = async () => Math.round((await shown.boundingBox())?.width ?? 0);
  await expect.poll(width).toBeGreaterThan(300);
  const first = await width();
  await viewer.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBe(Math.round(first * 1.25));
  await expect(viewer.getByRole("status")).toHaveText("125%");
  await viewer.getByRole("button", { name: "Zoom out" }).click();
  await expect.poll(width).toBe(first);
  await expect(viewer.getByRole("button", { name: "Zoom out" })).toHaveAttribute("aria-disabled", "true");
  await shown.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(width).toBeGreaterThan(first);
  await page.keyboard.press("0");
  await expect.poll(width).toBe(first);
  await shown.dblclick();
  await expect.poll(width).toBe(Math.round(first * 2.5));
  const box = viewer.getByRole("application");
  const scrolled = () => box.evaluate(({ scrollLeft }) => scrollLeft);
  const before = await scrolled();
  const { x = 0, y = 0 } = await box.boundingBox() ?? {};
  await page.mouse.move(x + 200, y + 200);
  await page.mouse.down();
  await page.mouse.move(x + 150, y + 200, { steps: 5 });
  await page.mouse.up();
  expect(await scrolled()).toBe(before + 50);
  await expect(viewer).toBeVisible();
  await box.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(scrolled).toBeLessThan(before + 50);
  await expectAccessibleEverywhere(page);
});

test("plays an animation, pauses it, and shows a still to members who want less motion @deep", async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const card = await openPostWith(page, server, await breathingCircle());
  const shown = card.getByRole("button", { name: "Open image" }).locator("img");
  const isStill = /size=thumbnail/;
  await expect(shown).not.toHaveAttribute("src", isStill);
  await card.getByRole("button", { name: "Pause animation" }).click();
  await expect(shown).toHaveAttribute("src", isStill);
  await card.getByRole("button", { name: "Open image" }).click();
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("application").locator("img")).toHaveAttribute("src", isStill);
  await viewer.getByRole("button", { name: "Play animation" }).click();
  await page.keyboard.press("Escape");
  await expect(shown).not.toHaveAttribute("src", isStill);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(shown).toHaveAttribute("src", isStill);
  await card.getByRole("button", { name: "Play animation" }).click();
  await expect(shown).not.toHaveAttribute("src", isStill);
  await expectAccessibleEverywhere(page);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } })
  );
  await page.reload();
  await expect(card.getByRole("button", { name: "Play animation" })).toBeVisible();
  await expect(shown).toHaveAttribute("src", isStill);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("zooms a picture by pinch and double tap @deep", async ({ page, server }) => {
    const card = await openPostWith(page, server, await photo());
    await card.getByRole("button", { name: "Open image" }).tap();
    const shown = page.getByRole("application").locator("img");
    const width = async () => Math.round((await shown.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(390);
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: xs.map((x) => ({ x, y: 420, id: x < 195 ? 0 : 1 })),
      });
    await touch("touchStart", 170, 220);
    await touch("touchMove", 145, 245);
    await touch("touchEnd");
    await expect.poll(width).toBe(780);
    await page.touchscreen.tap(195, 420);
    await page.touchscreen.tap(195, 420);
    await expect.poll(width).toBe(390);
  });
});

test("says before posting and sending that a long animation will be a still @deep", async ({ page, server }) => {
  const long = await breathingCircle(5_000);
  const says = page.getByText(
    "This animation is longer than 20 seconds, so only its first frame will be shown.",
  );
  await openChatWithBob(page, server);
  await page.getByLabel("Choose a photo").setInputFiles(long);
  await expect(says).toBeVisible();
  await page.goto("/create-post");
  await page.getByLabel("Choose a photo").setInputFiles({ ...long, mimeType: "" });
  await expect(says).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await page.getByLabel("Choose a photo").setInputFiles(await breathingCircle());
  await expect(page.getByRole("button", { name: /^(Play|Pause) animation$/ })).toBeVisible();
  await expect(says).toHaveCount(0);
});

test("puts a transparent drawing on light ground in the dark theme, in lists and opened @deep", async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const card = await openPostWith(page, server, await lineDrawing());
  const ground = (image: Locator) => image.evaluate((shown) => getComputedStyle(shown).backgroundColor);
  await expect.poll(() => ground(card.getByRole("button", { name: "Open image" }).locator("img")))
    .toBe("rgb(255, 255, 255)");
  await card.getByRole("button", { name: "Open image" }).click();
  await expect.poll(() => ground(page.getByRole("application").locator("img"))).toBe("rgb(255, 255, 255)");
});

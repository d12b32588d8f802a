import type { Locator, Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import type { Api } from "../support/api.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { findInFeed, postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { publishPictures } from "./publish-pictures.ts";

/** Publishes a post with a number of pictures and opens its page. Returns its card. */
async function openPostWith(page: Page, server: Api, count: number, language = "en"): Promise<Locator> {
  const author = await joinedMember(server);
  const api = await server.as(author);
  await api.put("/api/users/settings", { language });
  const words = `A walk ${uniqueWord()}`;
  const { id } = await publishPictures(api, words, count);
  await openSession(page, author);
  await page.goto(`/post/${id}`);
  return postWith(page, words);
}

const tiles = (card: Locator) => card.getByRole("group", { name: /^Pictures by / }).getByRole("button");

for (const width of [390, 1440]) {
  test(`draws two to five pictures side by side in the feed, in their order, at ${width} px`, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 900 });
    const author = await joinedMember(server);
    const api = await server.as(author);
    const word = uniqueWord();
    for (const count of [5, 4, 3, 2]) await publishPictures(api, `${word} ${count}`, count);
    await openSession(page, author);
    await page.goto("/");
    for (const count of [2, 3, 4, 5]) {
      const card = await findInFeed(page, `${word} ${count}`);
      const gallery = card.getByRole("group", { name: `Pictures by ${author.displayName}` });
      const opens = gallery.getByRole("button", { name: /^Open image/ });
      await expect(opens).toHaveCount(Math.min(4, count));
      await expect(opens.first()).toHaveAccessibleName(`Open image 1 of ${count}: Picture 1 of a walk`);
      await expect(opens.nth(1)).toHaveAccessibleName(`Open image 2 of ${count}`);
      const box = await gallery.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(count === 2 ? 2 : 1.5, 1);
      const places = await Promise.all((await opens.all()).map((tile) => tile.boundingBox()));
      for (const place of places) {
        expect(place?.width).toBeGreaterThan(100);
        expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      }
      await expect(gallery.getByText("+1")).toHaveCount(count === 5 ? 1 : 0);
    }
    await expectAccessibleEverywhere(page);
  });
}

test("pages through all pictures by buttons and keys, says which is shown, and Back closes it @walk", async ({ page, server }) => {
  const card = await openPostWith(page, server, 5);
  await card.getByRole("button", { name: "Open image 4 of 5: Picture 4 of a walk" }).click();
  const viewer = page.getByRole("dialog", { name: /^Image by / });
  const shown = (n: number) => viewer.getByRole("img", { name: n === 2 ? "" : `Picture ${n} of a walk` });
  const box = viewer.getByRole("application");
  await expect(viewer.getByText("4 of 5", { exact: true })).toBeVisible();
  await viewer.getByRole("button", { name: "Next picture" }).click();
  await expect(shown(5)).toBeVisible();
  await expect(viewer.getByRole("button", { name: "Next picture" })).toBeDisabled();
  await expect(viewer.getByText("Picture 5 of 5: Picture 5 of a walk", { exact: true })).toBeAttached();

  await box.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("PageUp");
  await expect(shown(3)).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText("4 of 5", { exact: true })).toBeVisible();

  await test.step("arrow keys move a picture that is wider than its box, and Page Down still pages", async () => {
    for (let n = 0; n < 8; n++) await page.keyboard.press("+");
    await page.keyboard.press("ArrowRight");
    await expect(viewer.getByText("4 of 5", { exact: true })).toBeVisible();
    await page.keyboard.press("PageDown");
    await expect(viewer.getByText("5 of 5", { exact: true })).toBeVisible();
    await expect.poll(() => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
  });

  await expectAccessibleEverywhere(page);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(card).toBeVisible();
});

test("leads to the next picture at the left in Arabic", async ({ page, server }) => {
  const card = await openPostWith(page, server, 3, "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const pictures = card.getByRole("group").getByRole("button").filter({ has: page.locator("img") });
  const xOf = async (n: number) => (await pictures.nth(n).boundingBox())?.x ?? 0;
  expect(await xOf(0)).toBeGreaterThan(await xOf(1));
  await pictures.first().click();
  const shown = page.getByRole("application").locator("img");
  await expect(shown).toHaveAttribute("alt", "Picture 1 of a walk");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toHaveAttribute("alt", "Picture 3 of a walk");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(shown).toHaveAttribute("alt", "Picture 1 of a walk");
});

test("shows a description by its mark: hovered, focused and pressed", async ({ page, server }) => {
  const card = await openPostWith(page, server, 3);
  const marks = card.getByRole("button", { name: "ALT: show the description" });
  await expect(marks).toHaveCount(2);
  await marks.first().hover();
  await expect(page.getByRole("tooltip")).toHaveText("Picture 1 of a walk");
  await page.mouse.move(0, 0);
  await marks.last().focus();
  await page.keyboard.press("Enter");
  const description = page.getByRole("dialog", { name: "Description of the image" });
  await expect(description).toHaveText("Picture 3 of a walk");
  await expectAccessibleEverywhere(page);
  await page.keyboard.press("Escape");
  await expect(description).toHaveCount(0);
  await expect(marks.last()).toBeFocused();
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("pages by swiping, but not while the picture is zoomed", async ({ page, server }) => {
    const card = await openPostWith(page, server, 3);
    await tiles(card).first().tap();
    const viewer = page.getByRole("dialog", { name: /^Image by / });
    const at = (n: number) => expect(viewer.getByText(`${n} of 3`, { exact: true })).toBeVisible();
    await at(1);
    const fingers = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      for (const [type, x] of [["touchStart", from], ["touchMove", to], ["touchEnd", null]] as const) {
        const touchPoints = x === null ? [] : [{ x, y: 420, id: 0 }];
        await fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
      }
    };
    await swipe(300, 100);
    await at(2);
    await swipe(300, 100);
    await at(3);
    await swipe(300, 100);
    await at(3);
    await swipe(100, 300);
    await at(2);
    await swipe(200, 190);
    await at(2);
    await page.touchscreen.tap(195, 420);
    await page.touchscreen.tap(195, 420);
    const box = viewer.getByRole("application");
    await expect.poll(() => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(
      true,
    );
    await swipe(300, 100);
    await at(2);
  });
});

test("shows the first of several pictures on a profile, with their number, and opens the viewer on all", async ({ page, server }) => {
  const [author, reader] = await Promise.all([joinedMember(server), joinedMember(server)]);
  await publishPictures(await server.as(author), `A walk ${uniqueWord()}`, 3);
  await openSession(page, reader);
  await page.goto(`/${author.username}`);
  await page.getByRole("tab", { name: "Pictures" }).click();
  const tile = page.getByRole("button", { name: "Open image 1 of 3: Picture 1 of a walk" });
  await expect(tile).toHaveText("3");
  await tile.click();
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(page.getByRole("dialog").getByText("2 of 3", { exact: true })).toBeVisible();
});

test("lets the author change a description later, which others read then", async ({ page, browser, server, baseURL }) => {
  const card = await openPostWith(page, server, 3);
  const reader = await joinedMember(server);
  const other = await browser.newContext({ baseURL });
  const theirs = await other.newPage();
  await openSession(theirs, reader);
  await theirs.goto(page.url());
  await expect(theirs.getByRole("button", { name: "Open image 2 of 3" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Edit descriptions" })).toHaveCount(0);

  await page.getByRole("button", { name: "Edit descriptions" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit descriptions" });
  await expectAccessibleEverywhere(page);

  await test.step("a failure keeps the text and shows what was there", async () => {
    await page.route("**/images/*", (route) => route.fulfill({ status: 503, json: {} }));
    await dialog.getByLabel("Picture 2 of 3").fill("Stones by the water");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expectToast(page, "Error", "Your text is kept");
    await expect(card.getByRole("button", { name: "Open image 2 of 3", exact: true })).toBeVisible();
    await page.unroute("**/images/*");
  });
  await page.getByRole("button", { name: "Edit descriptions" }).click();
  await expect(dialog.getByLabel("Picture 2 of 3")).toHaveValue("Stones by the water");
  const saved = page.waitForResponse((response) => response.request().method() === "PUT" && response.ok());
  await dialog.getByRole("button", { name: "Save Changes" }).click();
  await expect(card.getByRole("button", { name: "Open image 2 of 3: Stones by the water" })).toBeVisible();
  await saved;
  await theirs.reload();
  await expect(theirs.getByRole("button", { name: "Open image 2 of 3: Stones by the water" })).toBeVisible();
  await other.close();

  await test.step("in the viewer one picture at a time", async () => {
    await card.getByRole("button", { name: /^Open image 3/ }).click();
    await page.getByRole("button", { name: "Edit description", exact: true }).click();
    await page.getByLabel("Describe the image").fill("The way home");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("dialog").getByText("The way home", { exact: true })).toBeVisible();
  });
});

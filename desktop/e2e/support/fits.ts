import { expect, type Locator, test } from "@playwright/test";
import { isDeep } from "./deep.ts";

/** A phone, a small phone, a phone on its side, and a laptop at 200% zoom. */
const windows = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const;

/**
 * Outside of deep runs the smallest and the lowest take turns, so that each dialog always has the
 * same.
 */
const sampledWindows = windows.slice(1, 3);

/**
 * In every small window title and buttons of the open dialog are in view and its body scrolls to
 * its end; the focus stays in it.
 */
export async function expectFitsEverywhere(dialog: Locator, title: string): Promise<void> {
  const page = dialog.page();
  await expect(dialog).toBeVisible();
  for (const size of isDeep ? windows : [sampledWindows[title.length % 2] ?? windows[1]]) {
    await page.setViewportSize(size);
    const name = `${title.toLowerCase().replaceAll(/\W+/g, "-")}-${size.width}x${size.height}.png`;
    if (isDeep) await page.screenshot({ path: test.info().outputPath(name) });
    const { isScrolling, bodyHeight } = await dialog.evaluate(measure);
    if (isScrolling) {
      // A few lines at a time.
      expect(bodyHeight, name).toBeGreaterThan(60);
      await scrollToEnd(dialog);
    }
    expect((await dialog.evaluate(measure)).outOfView, name).toEqual([]);
  }
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/**
 * Finds what does not stand whole in the window: the dialog, its title, or one of its buttons; and
 * how its body stands.
 */
function measure(dialog: Element) {
  const body = dialog.querySelector("[data-dialog-body]");
  const parts = [dialog, ...dialog.querySelectorAll("h2, button:not([data-dialog-body] button)")];
  const hidden = parts.filter((part) => {
    const { top, bottom, left, right, height } = part.getBoundingClientRect();
    return top < 0 || left < 0 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5 || height === 0;
  });
  return {
    outOfView: hidden.map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    bodyHeight: body?.clientHeight ?? 0,
    isScrolling: body ? body.scrollHeight > body.clientHeight : false,
  };
}

/** With the wheel, as a reader would. */
async function scrollToEnd(dialog: Locator): Promise<void> {
  const body = dialog.locator("[data-dialog-body]");
  const { x = 0, y = 0, width = 0, height = 0 } = await body.boundingBox() ?? {};
  // At its edge, where no list within it takes the wheel.
  await dialog.page().mouse.move(x + width - 4, y + height / 2);
  const hiddenBelow = async () => {
    await dialog.page().mouse.wheel(0, 2000);
    return await body.evaluate((element) =>
      element.scrollHeight - element.clientHeight - Math.ceil(element.scrollTop)
    );
  };
  await expect.poll(hiddenBelow, { intervals: [20] }).toBeLessThanOrEqual(0);
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test, type TestInfo } from "@playwright/test";
import { isDeep } from "./deep.ts";

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

/**
 * Every width and both themes; a colour is the same at every width, so not every pair. 720 × 450 is
 * 1440 × 900 at 200% zoom.
 */
const views = [
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 1024, height: 768, colorScheme: "dark" },
  { width: 720, height: 450, colorScheme: "dark" },
  { width: 390, height: 844, colorScheme: "light" },
] as const;

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * For frames that have no axe yet. AxeBuilder by itself evaluates it, unminified, twice for each
 * scan: a fifth of every scan but a page's first.
 */
const axeSource = `if (!globalThis.axe) {
${readFileSync(axeFile(), "utf8")}
}`;

/** AxeBuilder's own axe-core. */
function axeFile(): string {
  const builder = createRequire(import.meta.url).resolve("@axe-core/playwright");
  return createRequire(builder).resolve("axe-core/axe.min.js");
}

/** No violation of WCAG 2.2 AA that a machine can find, and nothing wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    .options({
      runOnly: wcag22aa,
      resultTypes: ["violations"],
    })
    // Otherwise each run opens a page of its own, for frames of other origins: there are none, and
    // it takes five times as long.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter(isFault).map(({ html }) => `${id}: ${html}`)
  );
  expect(found).toEqual([]);
  await expectNoOverflow(page);
}

/** A target half under a sticky bar is reached by scrolling, so its visible size is no fault. */
function isFault({ any }: Violation["nodes"][number]): boolean {
  return !any.some(({ data }) => String(data?.messageKey).startsWith("partiallyObscured"));
}

/** How many screens each test has looked at so far. */
const seen = new WeakMap<TestInfo, number>();

/**
 * The view that the next screen of the test is seen in outside of deep runs: they take turns, so
 * that each screen always has the same, whatever tags its test has.
 */
function nextView(info: TestInfo): (typeof views)[number] {
  const count = seen.get(info) ?? 0;
  seen.set(info, count + 1);
  const title = info.title.replaceAll(/ @\w+/g, "");
  return views[(title.length + count) % views.length] ?? views[0];
}

/**
 * The same in one width and theme, and no overflow on a phone; `npm run test:deep` takes every
 * width and both themes. One walk to a screen serves them all.
 */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of isDeep ? views : [nextView(test.info())]) {
    await page.setViewportSize({ width, height });
    // Without motion nothing is judged half faded in.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function expectNoOverflow(page: Page): Promise<void> {
  // Charts follow the window a moment later.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
}

import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { isDeep } from "./deep.ts";

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

/** Every width and both themes; a colour is the same at every width, so not every pair. 720 × 450 is 1440 × 900 at 200% zoom. */
const views = [
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 1024, height: 768, colorScheme: "dark" },
  { width: 720, height: 450, colorScheme: "dark" },
  { width: 390, height: 844, colorScheme: "light" },
] as const;

const wcag22aa = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** All that differs from theme to theme. */
const contrast = { type: "rule" as const, values: ["color-contrast"] };

/** No violation of WCAG 2.2 AA that a machine can find, and nothing wider than the window. */
export async function expectAccessible(
  page: Page,
  runOnly: string[] | typeof contrast = wcag22aa,
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly,
      resultTypes: ["violations"],
    })
    // Otherwise each run opens a page of its own, for frames of other origins: there are none, and it takes five times as long.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter(isFault).map(({ html }) => `${id}: ${html}`)
  );
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** What happens to lie half under a bar that stays is reached by scrolling: too small there is no fault of its size. */
function isFault({ any }: Violation["nodes"][number]): boolean {
  return !any.some(({ data }) => String(data?.messageKey).startsWith("partiallyObscured"));
}

/** In `npm test` the widest in light and the narrowest in dark. */
const sampledViews = [
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const;

/** The same at every width and in both themes, of what stands on the page: one walk to it serves them all. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of isDeep ? views : sampledViews) {
    await page.setViewportSize({ width, height });
    // Without motion nothing is judged half faded in.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await expectAccessible(page, isDeep || colorScheme === "light" ? wcag22aa : contrast);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

import type { Page } from "playwright";
import { openVisit, type Site, slowNetwork } from "./slow-page.ts";
import { type Screen, type ScreenName, stillScreens } from "./still-screens.ts";

/** A screen's layout shift at the width where it moves most. */
export interface ScreenShift {
  readonly value: number;
  /** In pixels. */
  readonly width: number;
}

/** A phone, and the three columns at their narrowest and widest. */
const windows = [
  { width: 412, height: 823 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Screens that are open at once: each mostly waits. */
const atOnce = 4;

/** From 'commit' to the last response and what it draws. */
const restMs = 9_000;

/** Shifts right after an input count too: what moves under the pointer moves. */
const observe = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => shift += value))
    .observe({ type: "layout-shift", buffered: true });`;

/** Opens each screen in a fresh profile, at every width, and sums its layout shifts. */
export async function measureLayoutShifts(site: Site): Promise<Readonly<Record<ScreenName, ScreenShift>>> {
  const shifts = new Map<ScreenName, ScreenShift>();
  const waiting = windows.flatMap((window) => stillScreens.map((screen) => ({ screen, window })));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { screen, window } = next;
      const value = await measureShift(site, screen, window);
      const known = shifts.get(screen.name);
      if (!known || value > known.value) shifts.set(screen.name, { value, width: window.width });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return Object.fromEntries(shifts) as Record<ScreenName, ScreenShift>;
}

async function measureShift(
  site: Site,
  screen: Screen,
  window: (typeof windows)[number],
): Promise<number> {
  const visit = await openVisit(site);
  const { page, context } = visit;
  await page.setViewportSize(window);
  const address = await screen.addressIn(context.request, site.origin);
  await page.addInitScript(observe);
  await slowNetwork(visit);
  await delayResponses(page);
  await page.goto(site.origin + address, { waitUntil: "commit" });
  await page.locator(screen.content).first().waitFor();
  await page.waitForTimeout(restMs);
  const shift = await page.evaluate<number>("shift");
  await context.close();
  return shift;
}

/**
 * Delays each response of the API by 0.2 to 1.7 s, according to its path, so that each skeleton is
 * seen and the parts of a screen come one after the other.
 */
async function delayResponses(page: Page): Promise<void> {
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    const sum = [...pathname].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 1_500, 0);
    await new Promise((resolve) => setTimeout(resolve, 200 + sum));
    // The page may have closed meanwhile.
    await route.continue().catch(() => undefined);
  });
}

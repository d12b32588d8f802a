import { chromium, type Page } from "@playwright/test";
import { launchForTests } from "../support/chromium.ts";

/** A browser whose own setting is letters of 24 px, which moves the breakpoints too. */
export async function openWithLargeLetters(
  baseURL: string | undefined,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const { args = [], ...launch } = launchForTests();
  const browser = await chromium.launch({
    ...launch,
    args: [...args, "--blink-settings=defaultFontSize=24"],
  });
  const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: "reduce" });
  return { page: await context.newPage(), close: () => browser.close() };
}

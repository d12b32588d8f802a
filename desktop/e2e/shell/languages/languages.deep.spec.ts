import { type RunningServer, startServer } from "../../support/server.ts";
import { expect, test as base } from "../../support/test.ts";
import { expectAccessible } from "../../support/access.ts";
import { expectNoSidewaysScroll } from "../window-facts.ts";
import { createEnglishFinder } from "./find-english.ts";
import { readers } from "./readers.ts";
import { readTexts } from "./read-texts.ts";

/** A server with the demo community, as it is delivered. */
const test = base.extend<object, { site: RunningServer }>({
  site: [async ({}, use) => {
    const site = await startServer({}, ["--demo"]);
    await use(site);
    await site.stop();
  }, { scope: "worker", timeout: 300_000 }],
});

// One worker, one server.
test.describe.configure({ mode: "default" });
test.use({ baseURL: async ({ site }, use) => use(site.url) });

const languages = [
  { language: "de", locale: "de-DE", direction: null },
  { language: "ar", locale: "ar-EG", direction: "rtl" },
] as const;

for (const { language, locale, direction } of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const findEnglish = createEnglishFinder(language);

    for (const { who, arrive } of readers) {
      test(`the screens of ${who} fit, are accessible and have no English text`, async ({ page, site }) => {
        test.setTimeout(900_000);
        const addresses = await arrive(page, site, language);
        for (const address of addresses) {
          await test.step(address, async () => {
            await page.goto(address);
            await expect(page.locator("html")).toHaveAttribute("lang", language);
            expect(await page.locator("html").getAttribute("dir")).toBe(direction);
            await expect(page.locator("main").filter({ visible: true }).first()).toBeVisible();
            await page.waitForLoadState("networkidle");
            await expect(page.locator(".animate-breathe").filter({ visible: true })).toHaveCount(0);
            for (const [width, colorScheme] of [[360, "light"], [1440, "dark"]] as const) {
              await page.setViewportSize({ width, height: 900 });
              // Colours that still move from one theme to the other have too little contrast.
              await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
              const name = `${address.replaceAll(/\W+/g, "-")}-${width}.png`;
              await page.screenshot({ path: test.info().outputPath(name), fullPage: true });
              await expectNoSidewaysScroll(page);
              await expect.soft.poll(async () => findEnglish(await readTexts(page)), name).toEqual([]);
              // All screens, however many have a fault.
              await expectAccessible(page).catch((fault: unknown) => expect.soft(fault, name).toBeNull());
            }
          });
        }
      });
    }
  });
}

import type { Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type RunningServer, startServer } from "../../support/server.ts";
import { expect, test as base } from "../../support/test.ts";
import { findBareTexts, SentTexts } from "./bare-texts.ts";
import { readers } from "./readers.ts";
import { findCutTexts, findOverlaps } from "../layout-faults.ts";
import { expectNoSidewaysScroll } from "../window-facts.ts";

const root = join(import.meta.dirname, "../../../..");

/** A server with the demo community, and pages whose texts are accented and a third longer. */
const test = base.extend<object, { site: RunningServer }>({
  site: [async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "glimmer-pseudo-language-"));
    // A build writes the list of its modules beside its pages.
    const pages = join(folder, "web");
    await buildPages(pages);
    const site = await startServer({ WEB_DIR: pages, BUILD_WEB: "0" }, ["--demo"]);
    await use(site);
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }, { scope: "worker", timeout: 300_000 }],
});

async function buildPages(folder: string): Promise<void> {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const args = ["build", "--config", "desktop/web.vite.config.ts", "--outDir", folder, "--logLevel", "warn"];
  await promisify(execFile)(process.execPath, [vite, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", GLIMMER_LANGUAGE: "en-XA" },
  });
}

// One worker, one server.
test.describe.configure({ mode: "default" });
test.use({ baseURL: async ({ site }, use) => use(site.url) });

/** On a phone and on a laptop every screen fits, and shows no text that is no message. */
async function expectTranslatedAndFitting(page: Page, addresses: readonly string[]): Promise<void> {
  const sent = new SentTexts(page);
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.locator("main").filter({ visible: true }).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(page.locator(".animate-breathe").filter({ visible: true })).toHaveCount(0);
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const name = `${address.replaceAll(/\W+/g, "-")}-${width}.png`;
        await page.screenshot({ path: test.info().outputPath(name), fullPage: true });
        await expectNoSidewaysScroll(page);
        await expect.soft.poll(() => page.evaluate(findCutTexts), name).toEqual([]);
        await expect.soft.poll(() => page.evaluate(findOverlaps), name).toEqual([]);
        await expect.soft.poll(() => findBareTexts(page, sent), name).toEqual([]);
      }
    });
  }
}

for (const { who, arrive } of readers) {
  test(`in the pseudo-language the screens of ${who} fit and have no bare text`, async ({ page, site }) => {
    test.setTimeout(600_000);
    await expectTranslatedAndFitting(page, await arrive(page, site));
  });
}

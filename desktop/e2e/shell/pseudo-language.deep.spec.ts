import type { Page } from "@playwright/test";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Api, api } from "../support/api.ts";
import { openSession, stranger } from "../support/members.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { expect, test as base } from "../support/test.ts";
import { findBareTexts, SentTexts } from "./bare-texts.ts";
import { findCutTexts, findOverlaps } from "./layout-faults.ts";
import { expectNoSidewaysScroll } from "./window-facts.ts";

const root = join(import.meta.dirname, "../../..");

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

/** Signs a member of the demo in, and returns the API as they call it. */
async function arriveAs(page: Page, site: RunningServer, username: string): Promise<Api> {
  const member = stranger({ username, email: `${username}@example.org`, password: "Glimmer1!" });
  await openSession(page, member, site.url);
  return await api(site.url).as(member);
}

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

test("in the pseudo-language the screens of visitors fit and have no bare text", async ({ page }) => {
  test.setTimeout(300_000);
  await expectTranslatedAndFitting(page, [
    "/",
    "/login",
    "/register",
    "/verify-email?token=x",
    "/confirm-email?token=x",
    "/refuse-email?token=x",
    "/terms",
    "/privacy",
    "/rules",
    "/report",
    "/transparency",
    "/no/such/screen",
  ]);
});

test("in the pseudo-language the screens of members fit and have no bare text", async ({ page, site }) => {
  test.setTimeout(600_000);
  const calls = await arriveAs(page, site, "amara_osei");
  const [post] = await calls.get<{ id: string }[]>("/api/posts?limit=1");
  const [thread] = await calls.get<{ user: { username: string } }[]>("/api/conversations");
  await expectTranslatedAndFitting(page, [
    "/",
    "/?tab=following",
    "/create-post",
    `/post/${post?.id}`,
    `/post/${post?.id}/likes`,
    "/amara_osei",
    "/amara_osei?tab=edit",
    "/hana.suzuki",
    "/nobody_of_that_name",
    "/notifications",
    "/chat",
    `/chat?user=${thread?.user.username}`,
    "/chat?user=Lisa",
    "/ai-chat",
    "/search",
    "/search?q=walk",
    "/search/posts?q=walk",
    "/search/users?q=a",
    "/hashtag/walking",
    "/hashtag",
    "/leaderboard",
    "/leaderboard?tab=services",
    "/xp-history",
    "/shop",
    "/xp-shop",
    "/checkout",
    "/promotion-results",
    "/blocked-users",
    "/blocked-users?tab=muted",
    "/settings",
    "/rate-limit-status",
  ]);
});

test("in the pseudo-language the desk fits and has no bare text", async ({ page, site }) => {
  test.setTimeout(300_000);
  const calls = await arriveAs(page, site, "grace.mbeki");
  const [found] = await calls.get<{ id: string }[]>("/api/moderation/reports?limit=1");
  await expectTranslatedAndFitting(page, [
    "/moderation",
    `/moderation?case=${found?.id}`,
    "/moderation?state=closed",
    "/moderation?tab=members",
    "/moderation/numbers",
  ]);
});

test("in the pseudo-language the community settings fit and have no bare text", async ({ page, site }) => {
  test.setTimeout(300_000);
  await arriveAs(page, site, "wren.calloway");
  const tabs = ["users", "bots", "detected", "rules", "transparency", "audit", "services"];
  await expectTranslatedAndFitting(page, tabs.map((tab) => `/community-settings?tab=${tab}`));
});

import { api } from "../../support/api.ts";
import { stranger } from "../../support/members.ts";
import { startServer } from "../../support/server.ts";
import { createEnglishFinder } from "../../shell/languages/find-english.ts";
import { readTexts } from "../../shell/languages/read-texts.ts";
import { memberAddresses } from "../../shell/languages/readers.ts";
import { expectNoSidewaysScroll } from "../../shell/window-facts.ts";
import { signInToApp } from "../app-actions.ts";
import { expect, test } from "../desktop-test.ts";

for (const language of ["de", "ar"] as const) {
  test(`in ${language} the app's screens of members fit and have no English text @host`, async ({ openApp }) => {
    test.setTimeout(900_000);
    const site = await startServer({}, ["--demo"]);
    try {
      const member = stranger({
        username: "amara_osei",
        email: "amara_osei@example.org",
        password: "Glimmer1!",
      });
      const calls = await api(site.url).as(member);
      await calls.put("/api/users/settings", { language });
      const findEnglish = createEnglishFinder(language);
      const { page } = await openApp({ server: site.url });
      // The page opens in the member's language as soon as it knows them.
      await signInToApp(page, member);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const address of await memberAddresses(calls)) {
        await test.step(address, async () => {
          await page.goto(new URL(address, page.url()).href);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expect(page.locator("main").filter({ visible: true }).first()).toBeVisible();
          await expect(page.locator(".animate-breathe").filter({ visible: true })).toHaveCount(0);
          await expectNoSidewaysScroll(page);
          await expect.soft.poll(async () => findEnglish(await readTexts(page)), address).toEqual([]);
        });
      }
    } finally {
      await site.stop();
    }
  });
}

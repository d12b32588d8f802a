import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

const help = (page: Page) => page.getByRole("region", { name: "You are not alone" });
const directory = (page: Page) => help(page).getByRole("link", { name: "Find A Helpline" });

for (const width of [1440, 390]) {
  test(`a member who searches for help reads the lines above the results, also without any, at ${width} px`, {
    tag: width === 1440 ? "@deep" : [],
  }, async ({ page, server }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSession(page, await joinedMember(server));
    for (
      const path of [
        "/search?q=suicide",
        "/search/posts?q=suicide",
        "/search/users?q=suicide",
        "/hashtag/suicide",
      ]
    ) {
      await page.goto(path);
      await expect(directory(page)).toBeVisible();
      const results = page.getByText(/^No (matching )?(posts|users) found/).first();
      await expect(results).toBeVisible();
      const [card, first] = [await help(page).boundingBox(), await results.boundingBox()];
      expect(card?.y).toBeLessThan(first?.y ?? 0);
    }
    await expectAccessibleEverywhere(page);
    await help(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(help(page)).toBeHidden();
    await page.goto("/search?q=walk");
    await expect(page.getByText("No matching users found")).toBeVisible();
    await expect(help(page)).toBeHidden();
  });
}

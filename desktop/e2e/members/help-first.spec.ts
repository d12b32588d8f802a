import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

const help = (page: Page) => page.getByRole("region", { name: "You are not alone" });
const directory = (page: Page) => help(page).getByRole("link", { name: "Find A Helpline" });

for (const width of [1440, 390]) {
  test(`a member who searches for help reads the lines above the results, also without any, at ${width} px`, {
    tag: width === 1440 ? "@sweep" : [],
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

test("a member who writes words of crisis to a friend is offered help, and the friend is not", async ({ browser, page, server, baseURL }) => {
  const [ada, bob] = [await joinedMember(server), await joinedMember(server)];
  const idOf = async (who: typeof ada) =>
    (await (await server.as(who)).get<{ id: string }>("/api/auth/user")).id;
  const [adaId, bobId] = [await idOf(ada), await idOf(bob)];
  await (await server.as(ada)).post(`/api/users/${bobId}/follow`);
  await (await server.as(bob)).post(`/api/users/${adaId}/follow`);
  const friend = await browser.newPage({ baseURL });
  await signIn(friend, bob, `/chat?user=${ada.username}`);
  await signIn(page, ada, `/chat?user=${bob.username}`);
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("I want to kill myself");
  await page.keyboard.press("Enter");
  await expect(directory(page)).toBeVisible();
  await expect(friend.getByRole("article").filter({ hasText: "I want to kill myself" })).toBeVisible();
  await expect(help(friend)).toBeHidden();
  await help(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("textbox", { name: "Message", exact: true }).fill("You bitch, I want to kill myself");
  await page.keyboard.press("Enter");
  await expect(directory(page)).toBeVisible();
});

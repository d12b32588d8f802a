import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

for (const silent of ["/api/posts/promoted", "/api/posts?limit=20"]) {
  const tag = silent === "/api/posts/promoted" ? "@deep" : [];
  test(
    `the app can be used while ${silent} stays without a response @deep`,
    { tag },
    async ({ page, server }) => {
      await page.route((url) => url.pathname + url.search === silent, () => new Promise(() => undefined));
      await signIn(page, await joinedMember(server));
      await page.getByRole("navigation").getByRole("link", { name: "Settings" }).first().click();
      await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
    },
  );
}

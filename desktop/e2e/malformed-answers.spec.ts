import { joinedMember, signIn } from "./support/members.ts";
import { postWith, publishedId } from "./support/posts.ts";
import { expect, test } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

test(
  "a malformed answer costs its own card, and is logged; all the rest works",
  { tag: "@deep" },
  async ({ page, server }) => {
    const member = await joinedMember(server);
    await page.route("**/api/posts?*", async (route) => {
      const response = await route.fetch();
      const [post] = await response.json();
      const json = [null, { id: "no-post" }, { ...post, id: "no-list", elementModerations: 7 }, post];
      await route.fulfill({ response, json });
    });
    await page.route("**/comments*", async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const response = await route.fetch();
      const [comment] = await response.json();
      await route.fulfill({ response, json: [{ id: "no-comment" }, comment] });
    });
    await page.route("**/api/leaderboard/**", (route) => route.fulfill({ json: [null] }));
    await page.route("**/deletion-cost", (route) => route.fulfill({ json: { cost: 10 } }));
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
    await signIn(page, member, "/login?next=/settings");
    const id = await publishedId(page, "A whole post");
    await page.request.post(`/api/posts/${id}/comments`, {
      headers: { Origin: server.origin },
      data: { content: "A whole comment" },
    });
    await page.getByRole("link", { name: "Glimmer" }).first().click();

    const feed = page.getByRole("feed");
    await expect(feed.getByText("This post can't be shown.")).toHaveCount(3);
    const whole = postWith(page, "A whole post");
    await expect(whole).toBeVisible();
    await expect(page.getByRole("complementary", { name: "About" }).getByText("This can't be shown."))
      .toBeVisible();
    expect(logged.join("\n")).toContain("A malformed row came with a list no-post");

    await whole.getByRole("button", { name: /^Comments/ }).click();
    await expect(whole.getByText("This comment can't be shown.")).toBeVisible();
    await expect(whole.getByText("A whole comment")).toBeVisible();

    await whole.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expectToast(page, "Error", "This can't be shown. Please try again later.");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);

    await whole.getByRole("button", { name: "Like", exact: true }).click();
    await expect(whole.getByRole("button", { name: "Like, 1 like" })).toBeVisible();
  },
);

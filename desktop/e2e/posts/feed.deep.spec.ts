import { asServer } from "../support/as-server.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { postWith, publish } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test(
  "new posts stay when older ones that were requested before arrive",
  async ({ page, server }) => {
    const writer = await server.as(await joinedMember(server));
    const write = (n: number) => writer.post("/api/posts", { content: `Leaf ${n}.` });
    for (let n = 1; n <= 5; n++) await write(n);
    const { id } = await writer.get<{ id: string }>("/api/auth/user");
    const reader = await joinedMember(server);
    await (await server.as(reader)).post(`/api/users/${id}/follow`);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/posts/following?*", async (route) => {
      const url = new URL(route.request().url());
      // Two a page, so that six posts make three pages.
      url.searchParams.set("limit", "2");
      if (url.searchParams.has("cursor")) await held.promise;
      await route.continue({ url: url.href });
    });
    await page.clock.install();
    await signIn(page, reader, "/login?next=/?tab=following");
    await expect(postWith(page, "Leaf 4.")).toBeVisible();
    const more = page.getByRole("button", { name: "Load More Posts" });
    await more.click();
    await write(6);
    await page.clock.runFor(31_000);
    await page.getByRole("button", { name: "New post" }).click();
    await expect(postWith(page, "Leaf 6.")).toBeVisible();
    held.resolve();
    await more.click();
    await expect(postWith(page, "Leaf 3.")).toBeVisible();
    await expect(postWith(page, "Leaf 6.")).toBeVisible();
  },
);

test(
  "a deleted post disappears from every list at once, and returns when the server refuses",
  async ({ page, server }) => {
    await openSession(page, await joinedMember(server));
    const words = `Soon gone, ${crypto.randomUUID()}`;
    const post = await publish(page, words);
    const id = await post.getAttribute("data-post-id");
    const remove = async () => {
      await post.getByRole("button", { name: "Post options" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    };
    const refuse = Promise.withResolvers<void>();
    await page.route("**/api/posts/*", async (route) => {
      await refuse.promise;
      await route.fulfill(asServer({
        status: 503,
        json: { message: "Later, please", code: "unavailable", requestId: "r" },
      }));
    }, { times: 1 });
    await remove();
    await expect(post).toHaveCount(0);
    refuse.resolve();
    await expectToast(page, "Deletion Failed", "Later, please");
    await expect(post).toBeVisible();
    await remove();
    await expect(post).toHaveCount(0);
    await expect.poll(async () => (await page.request.get(`/api/posts/${id}`)).status()).toBe(404);
  },
);

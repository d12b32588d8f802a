import { joinedMember, openSession } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("likes and bookmarks without a connection wait for one, over a reload too", async ({ page, server }) => {
  const author = await joinedMember(server);
  const words = `Far out at sea, ${crypto.randomUUID()}`;
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", { content: words });
  await openSession(page, await joinedMember(server));
  const likes = /\/api\/posts\/[^/]+\/(like|bookmark)$/;
  await page.route(likes, (route) => route.abort());
  const started = page.waitForResponse(/\/assets\/start-waiting-taps-/);
  await page.goto(`/post/${id}`);
  // The page asked for the script before this test did, so it has run by then.
  const script = (await started).url();
  await page.evaluate((url) => import(url), script);
  const post = postWith(page, words);
  const like = post.getByRole("button", { name: /^Like/ });
  const bookmark = post.getByRole("button", { name: /^Bookmark/ });
  for (const button of [like, bookmark]) {
    const lost = page.waitForEvent("requestfailed", (request) => likes.test(request.url()));
    await button.click();
    await lost;
    await expect(button).toHaveAttribute("aria-pressed", "true");
  }
  await expect(page.getByText("Failed to like post")).toHaveCount(0);
  await page.reload();
  for (const button of [like, bookmark]) await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.unroute(likes);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(async () => {
    const { isLiked, isBookmarked } = await (await page.request.get(`/api/posts/${id}`)).json();
    return [isLiked, isBookmarked];
  }).toEqual([true, true]);
  await expect(post.getByRole("button", { name: "Like, 1 like" })).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("waiting-tap"))))
    .toEqual([]);
});

import type { Page } from "@playwright/test";
import { asServer } from "../support/as-server.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { publishAs } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const offer = (page: Page) => page.getByRole("article", { name: "People worth following" });

/** Returns the shifts of the page since then. */
const shifts = (page: Page, since: number) =>
  page.evaluate((from) =>
    new Promise<number>((done) => {
      new PerformanceObserver((list) => {
        const later = list.getEntries().filter(({ startTime }) => startTime > from);
        done(later.reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
      }).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => done(0), 200);
    }), since);

test("a new member finds people among the posts, where nothing in view moves, until they hide the card", async ({ page, server }) => {
  const writers = [];
  for (let n = 0; n < 6; n++) {
    const writer = await joinedMember(server, { displayName: `Writer ${n}` });
    writers.push(writer);
    for (let m = 0; m < 2; m++) await publishAs(server, writer, `Post ${m} of ${writer.username}`);
  }
  const reader = await joinedMember(server);
  await openSession(page, reader);
  await page.goto("/");
  const inView = page.getByRole("feed").getByRole("article").first();
  await page.waitForLoadState("networkidle");
  const before = await inView.boundingBox();
  const since = await page.evaluate(() => performance.now());
  await expect(offer(page)).toBeAttached();
  expect(await inView.boundingBox()).toEqual(before);
  expect(await shifts(page, since)).toBe(0);
  await expect(offer(page)).not.toBeInViewport();
  await expect(offer(page)).toHaveAttribute("aria-setsize", "-1");
  const posts = await page.locator("[role=feed] article").evaluateAll((cards) =>
    cards.findIndex((card) => !card.hasAttribute("data-post-id"))
  );
  expect(posts).toBeGreaterThanOrEqual(3);
  await expect(offer(page)).toHaveAttribute("aria-posinset", String(posts + 1));
  await expect(offer(page).getByRole("listitem")).toHaveCount(5);
  await offer(page).scrollIntoViewIfNeeded();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("a follow leaves the card as it is", async () => {
    const first = offer(page).getByRole("listitem").first();
    await first.getByRole("button", { name: /^Follow/ }).click();
    await expect(first.getByRole("button", { name: /^Unfollow/ })).toBeVisible();
    await expect(offer(page).getByRole("link", { name: "See their posts" })).toBeVisible();
  });
  await test.step("it stands in the same place when the member comes back", async () => {
    const at = await offer(page).boundingBox();
    await page.getByRole("link", { name: "Notifications" }).first().click();
    await expect(page).toHaveURL("/notifications");
    await page.goBack();
    await expect(offer(page)).toBeVisible();
    await expect.poll(async () => (await offer(page).boundingBox())?.y).toBeCloseTo(at?.y ?? -1, -1);
  });
  await test.step("j and k come by it", async () => {
    await offer(page).focus();
    await page.keyboard.press("k");
    await expect(page.locator("article[data-post-id]:focus")).toHaveCount(1);
    await page.keyboard.press("j");
    await expect(offer(page)).toBeFocused();
  });
  await test.step("hidden by keyboard, it gives the focus to the next post and does not come back", async () => {
    await offer(page).getByRole("button", { name: "Hide these suggestions" }).press("Enter");
    await expect(offer(page)).toHaveCount(0);
    await expect(page.locator("article[data-post-id]:focus")).toHaveCount(1);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await page.waitForResponse((response) => response.url().includes("PeopleOffer"));
    await expect(offer(page)).toHaveCount(0);
    expect(asked).not.toContain("/api/users/suggested");
  });
});

test("the offer ends with the fifth follow, and never counts bots, blocked or muted members", async ({ page, server }) => {
  const reader = await joinedMember(server);
  const calls = await server.as(reader);
  for (let n = 0; n < 5; n++) {
    const writer = await joinedMember(server);
    await publishAs(server, writer, `Followed ${n}`);
    const { id } = await calls.get<{ id: string }>(`/api/users/username/${writer.username}`);
    await calls.post(`/api/users/${id}/follow`, {});
  }
  await openSession(page, reader);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.waitForResponse((response) => response.url().includes("PeopleOffer"));
  await expect(page.getByRole("feed", { name: "All posts" })).toBeVisible();
  await expect.poll(() =>
    page.evaluate(() => Object.keys(localStorage).some((key) => key.includes("people-offer-over")))
  ).toBe(true);
  await expect(offer(page)).toHaveCount(0);
  expect(asked).not.toContain("/api/users/suggested");
});

test("a profile shows its pictures in a calm grid, to its end, by keyboard too", async ({ page, server }) => {
  const [painter, admirer] = [await joinedMember(server), await joinedMember(server)];
  const calls = await server.as(painter);
  const { name, mimeType, buffer } = await photo();
  for (const alt of ["A first dawn", "A second dawn", ""]) {
    const form = new FormData();
    form.set("content", `Look ${uniqueWord()}`);
    form.set("imageAlt", alt);
    form.set("image", new File([new Uint8Array(buffer)], name, { type: mimeType }));
    await calls.post("/api/posts", form);
  }
  await publishAs(server, painter, "Words alone");
  await openSession(page, admirer);
  await page.goto(`/${painter.username}`);
  await page.getByRole("tab", { name: "Posts" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`/${painter.username}?tab=pictures`);
  const tiles = page.getByRole("list", { name: /^Pictures by/ }).getByRole("button");
  await expect(tiles).toHaveCount(3);
  await expect(tiles.nth(0)).toHaveAccessibleName(/^Open image: picture of .*\d{4}$/);
  await expect(tiles.nth(1)).toHaveAccessibleName("Open image: A second dawn");
  await expect(page.getByText("You've reached the end.")).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await tiles.nth(1).press("Enter");
  const viewer = page.getByRole("dialog");
  await expect(viewer.getByRole("complementary", { name: "Post" })).toBeVisible();
  await expect(viewer.getByRole("link", { name: "See the post" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(tiles.nth(1)).toBeFocused();
  await test.step("a list that fails says so, and an empty one leads to the posts", async () => {
    await page.route("**/pictures?*", (route) => route.abort());
    await page.goto(`/${painter.username}?tab=pictures`);
    await expect(page.getByRole("alert")).toContainText("Pictures could not be loaded");
    await page.unroute("**/pictures?*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(tiles).toHaveCount(3);
    await page.route("**/pictures?*", (route) => route.fulfill(asServer({ json: [] })));
    await page.reload();
    await expect(page.getByText(`@${painter.username} hasn't posted any pictures yet.`)).toBeVisible();
    await page.getByRole("link", { name: "See their posts" }).click();
    await expect(page.getByText("Words alone")).toBeVisible();
  });
});

test("empty lists lead to where they fill, and a phone's profile goes back", async ({ page, server }) => {
  const member = await joinedMember(server);
  await openSession(page, member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${member.username}?tab=likes`);
  await expect(page.getByRole("link", { name: "Browse posts" })).toHaveAttribute("href", "/");
  await page.getByRole("tab", { name: "Bookmarks" }).click();
  await expect(page.getByRole("link", { name: "Browse posts" })).toHaveAttribute("href", "/");
  await page.getByRole("tab", { name: "Posts" }).click();
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // The first screen of its tab goes home.
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/chat");
  await page.getByRole("button", { name: "New message" }).first().click();
  await page.getByRole("link", { name: "Find people to follow" }).click();
  await expect(page).toHaveURL("/?tab=following");
  await expect(page.getByRole("tab", { name: "Following" })).toHaveAttribute("aria-selected", "true");
  const tag = uniqueWord();
  await publishAs(server, member, `A way back #${tag}`);
  await page.goto(`/hashtag/${tag}`);
  await page.getByRole("article").getByRole("link", { name: member.displayName }).click();
  await expect(page).toHaveURL(`/${member.username}`);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(`/hashtag/${tag}`);
});

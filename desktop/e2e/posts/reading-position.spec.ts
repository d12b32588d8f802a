import type { Locator, Page, Request } from "@playwright/test";
import type { Post } from "#shared/posts/post-shapes.ts";
import { openLive } from "../notifications/live-page.ts";
import { asServer, hideServerTime } from "../support/as-server.ts";
import type { Api } from "../support/api.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const refreshMs = 30_000;
const long = "A few words that take their time. ".repeat(12);

/** Somebody else at another computer, who writes in numbered posts. */
function startWriter(calls: Api) {
  const written: Post[] = [];
  return {
    write: async (count: number) => {
      for (let n = 0; n < count; n++) {
        const content = `Note ${written.length + 1}. ${long}`;
        written.push(await calls.post<Post>("/api/posts", { content }));
      }
    },
    like: (n: number) => calls.post(`/api/posts/${written[n - 1]?.id}/like`),
  };
}

/** Where the reader is: the page's scroll and the place of what they read, in pixels. */
async function placeOf(post: Locator): Promise<{ scrollY: number; top: number | undefined }> {
  const scrollY = await post.page().evaluate(() => Math.round(window.scrollY));
  const box = await post.boundingBox();
  return { scrollY, top: box ? Math.round(box.y) : undefined };
}

async function publishPhoto(calls: Api, content: string): Promise<void> {
  const { name, mimeType, buffer } = await photo();
  const form = new FormData();
  form.set("content", content);
  form.set("image", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  await calls.post("/api/posts", form);
}

const pill = (page: Page) => page.getByRole("button", { name: /^(New post|\d+\+? new posts)$/ });
const note = (page: Page, n: number) => postWith(page, `Note ${n}. `);

test("new posts are announced at the right moment, and never move the reader", async ({ page, server }) => {
  const [reader, author] = [await joinedMember(server), await joinedMember(server)];
  const writer = startWriter(await server.as(author));
  const { id } = await server.as(reader).then((calls) =>
    calls.get<{ id: string }>(`/api/users/username/${author.username}`)
  );
  await writer.write(4);
  await page.clock.install();
  await hideServerTime(page);
  await openSession(page, reader);
  await page.request.post(`/api/users/${id}/follow`, { headers: { Origin: server.origin } });
  // The page's requests once its socket opens are no refresh.
  await openLive(page, "/?tab=following");
  await expect(page.getByRole("feed").getByRole("article")).toHaveCount(4);
  const read = note(page, 2);
  await read.evaluate((post) => scrollTo({ top: post.getBoundingClientRect().top + scrollY - 120 }));
  const before = await placeOf(read);
  expect(before.scrollY).toBeGreaterThan(200);

  /**
   * Waits for the next refresh: a like by the writer, which it brings, shows that it was applied.
   */
  const refresh = async (likedNote: number) => {
    await writer.like(likedNote);
    await page.clock.runFor(refreshMs + 1_000);
    await expect(note(page, likedNote).getByRole("button", { name: /^Like, \d like/ })).toBeAttached();
  };

  await test.step("one post of the last two minutes is announced at the refresh", async () => {
    await writer.write(1);
    let reads = 0;
    const count = (request: Request) =>
      void (reads += Number(request.url().includes("/api/posts/following")));
    page.on("request", count);
    await page.clock.runFor(refreshMs - 10_000);
    page.off("request", count);
    expect(reads).toBe(0);
    await expect(pill(page)).toHaveCount(0);
    await refresh(1);
    await expect(pill(page)).toHaveText("New post");
    await expect(note(page, 5)).toHaveCount(0);
    expect(await placeOf(read)).toEqual(before);
  });

  await test.step("what the reader presses meanwhile does not move the page either", async () => {
    await read.getByRole("button", { name: "Like" }).click();
    await expect(read.getByRole("button", { name: "Like, 1 like" })).toBeVisible();
    await read.getByRole("button", { name: "Bookmark" }).click();
    await read.getByRole("button", { name: "Post options" }).click();
    await page.keyboard.press("Escape");
    await read.getByRole("button", { name: "Share" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await read.getByRole("button", { name: "Comments" }).click();
    await expect(read.getByText("No comments yet. Be the first to comment!")).toBeVisible();
    expect(await placeOf(read)).toEqual(before);
    await read.getByRole("button", { name: "Comments" }).click();
    expect(await placeOf(read)).toEqual(before);
  });

  await test.step("the button shows the new posts and scrolls to the top", async () => {
    await pill(page).click();
    await expect(note(page, 5)).toBeInViewport();
    await expect(pill(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step("four older posts are not announced, the fifth is", async () => {
    // By the reader's clock everything the writer has published is older than two minutes now.
    await page.clock.setSystemTime(Date.now() + 10 * 60_000);
    await writer.write(4);
    await refresh(3);
    await expect(pill(page)).toHaveCount(0);
    await writer.write(1);
    await refresh(4);
    await expect(pill(page)).toHaveText("5 new posts");
    await pill(page).click();
    await expect(page.getByRole("feed").getByRole("article")).toHaveCount(10);
  });

  await test.step("with a list of fifteen one older post is enough", async () => {
    await writer.write(5);
    await refresh(5);
    await pill(page).click();
    await expect(page.getByRole("feed").getByRole("article")).toHaveCount(15);
    await writer.write(1);
    await refresh(6);
    await expect(pill(page)).toHaveText("New post");
  });
});

/** A promoted post as the server would return it, without paying for the promotion. */
const promotedAs = (post: Post): Post => ({
  ...post,
  isPromotedDisplay: true,
  promotionId: crypto.randomUUID(),
});

test("late promoted posts and the top bar's menus do not move the reader", {
  tag: "@deep",
}, async ({ page, server }) => {
  const writer = await server.as(await joinedMember(server));
  const shown: Post[] = [];
  for (let n = 0; n < 12; n++) {
    shown.push(await writer.post<Post>("/api/posts", { content: `Line ${n}. ${long}` }));
  }
  // Far enough above what the feed begins with to stand in it only as promoted.
  const [early, later] = shown.slice(0, 2).map(promotedAs);
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  let promoted = [early];
  await page.route("**/api/posts/promoted", async (route) => {
    await held.promise;
    await route.fulfill(asServer({ json: promoted }));
  });
  await signIn(page, await joinedMember(server));
  const cards = page.getByRole("feed").getByRole("article");
  const labelled = cards.filter({ hasText: "Promoted" });
  await expect(async () => {
    // The list waits a second for them, by the reader's clock.
    await page.clock.runFor(1_100);
    await expect(cards.nth(9)).toBeAttached({ timeout: 500 });
  }).toPass();
  const read = cards.nth(2);
  const card = page.locator(`[data-post-id="${await read.getAttribute("data-post-id")}"]`);
  await read.evaluate((post) => scrollTo({ top: post.getBoundingClientRect().top + scrollY - 120 }));
  const before = await placeOf(card);
  expect(before.scrollY).toBeGreaterThan(100);

  await test.step("the first promoted posts are inserted below the visible posts", async () => {
    await expect(labelled).toHaveCount(0);
    held.resolve();
    await expect(labelled.first()).toBeAttached();
    await expect(labelled.first()).not.toBeInViewport();
    expect(await placeOf(card)).toEqual(before);
  });

  await test.step("later ones, after two minutes, are not inserted above either", async () => {
    promoted = [later];
    const answer = page.waitForResponse("**/api/posts/promoted");
    await page.clock.runFor(121_000);
    await answer;
    expect(await placeOf(card)).toEqual(before);
  });

  await test.step("a menu of the top bar, also by keyboard", async () => {
    const menu = page.getByRole("banner").getByRole("button", { name: /^Menu of/ });
    // Pressed where it stands: the browser's own scrolling is what is tried here.
    await menu.evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeFocused();
    expect(await placeOf(card)).toEqual(before);
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("banner").getByRole("link", { name: /^Notifications/ })).toBeFocused();
    expect(await placeOf(card)).toEqual(before);
  });
});

test(
  "an image that cannot load is hidden with its button",
  { tag: "@deep" },
  async ({ page, server }) => {
    const member = await joinedMember(server);
    await publishPhoto(await server.as(member), "No dawn today");
    await page.route("**/api/media/**", (route) => route.abort());
    await signIn(page, member, `/login?next=/${member.username}`);
    await expect(postWith(page, "No dawn today")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Open image/ })).toHaveCount(0);
  },
);

test("late images do not move the reader", { tag: "@deep" }, async ({ page, server }) => {
  const member = await joinedMember(server);
  const calls = await server.as(member);
  await calls.post("/api/posts", { content: `Note 1. ${long}` });
  await publishPhoto(calls, "Above it, a dawn");
  const held = Promise.withResolvers<void>();
  await page.route("**/api/media/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await openSession(page, member);
  await page.goto(`/${member.username}`);
  const read = note(page, 1);
  await expect(read).toBeVisible();
  await read.evaluate((post) => post.scrollIntoView({ block: "center" }));
  const before = await placeOf(read);
  held.resolve();
  const image = postWith(page, "Above it, a dawn").locator("button img");
  await expect.poll(() =>
    image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth > 0)
  )
    .toBe(true);
  expect(await placeOf(read)).toEqual(before);
});

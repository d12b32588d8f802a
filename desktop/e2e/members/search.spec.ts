import { asServer } from "../support/as-server.ts";
import { joinedMember, openSession, signIn, uniqueWord } from "../support/members.ts";
import { postWith, publish, publishAll } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectApart } from "../shell/window-facts.ts";

test("the search box opens the right screen, and is hidden on the search pages @deep", async ({ page, server }) => {
  const member = await joinedMember(server, { displayName: "Sela Search" });
  await signIn(page, member);
  const box = page.getByRole("banner").getByRole("searchbox");
  await expect(box).toBeVisible();
  await page.keyboard.press("/");
  await expect(box).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.keyboard.type("#Quiet walk");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/hashtag/Quiet");
  await page.keyboard.press("Escape");
  await box.fill(`@${member.username}`);
  await box.press("Enter");
  await expect(page).toHaveURL(`/search/users?q=%40${member.username}`);
  await expect(box).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: /Sela Search/ }).click();
  await expect(page).toHaveURL(`/${member.username}`);
  await box.fill("walk");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=walk");
  await page.goto("/search?q=%20");
  await expect(page.getByText("What are you looking for?")).toBeVisible();
});

test("on a phone the feed has a search box, and the top bar opens one on other screens too", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // As wide as XP gets.
  await page.route("**/api/auth/user", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json() as object, xp: 88_888, level: 100 } });
  });
  await signIn(page, await joinedMember(server));
  const bar = page.getByRole("banner");
  const box = bar.getByRole("searchbox");
  const width = async () => (await box.boundingBox())?.width ?? 0;
  await expect(box, "beside the feed's own").toBeHidden();
  await page.getByRole("main").getByRole("searchbox").fill("lake");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=lake");
  await page.getByRole("contentinfo").getByRole("link", { name: "Leaderboard" }).click();
  await expect(page).toHaveURL("/leaderboard");
  for (const [windowWidth, height] of [[320, 640], [375, 667], [640, 360], [390, 844]] as const) {
    await page.setViewportSize({ width: windowWidth, height });
    await expectApart(bar);
  }
  expect(await width(), "an icon").toBeLessThan(48);
  await box.click();
  await expect.poll(width, "over the bar").toBeGreaterThan(300);
  await bar.getByRole("button", { name: "Close search" }).click();
  await expect.poll(width).toBeLessThan(48);
  await page.keyboard.press("/");
  await expect.poll(width).toBeGreaterThan(300);
  await page.keyboard.press("Escape");
  await expect.poll(width, "Escape closes it").toBeLessThan(48);
  await page.keyboard.press("/");
  await page.keyboard.type("#quiet");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/hashtag/quiet");
  await expect.poll(width).toBeLessThan(48);
});

test("users and posts are found, five of each at first, then more @walk", async ({ page, server }) => {
  const word = uniqueWord();
  const names = Array.from({ length: 7 }, (_, n) => ({ displayName: `${word} ${n}` }));
  await Promise.all(names.slice(1).map((given) => joinedMember(server, given)));
  await openSession(page, await joinedMember(server, names[0]));
  await publishAll(page, Array.from({ length: 12 }, (_, n) => `Entry ${n} of ${word}`));
  await page.goto(`/search?q=${word.toUpperCase()}`);
  const users = page.getByRole("list", { name: "Users found" }).getByRole("listitem");
  const posts = page.getByRole("feed", { name: "Posts found" }).getByRole("article");
  await expect(users).toHaveCount(5);
  await expect(posts).toHaveCount(5);
  await expect(users.first()).toContainText("L1");
  await page.getByRole("button", { name: "Show More users" }).click();
  await expect(users).toHaveCount(7);
  await expect(page.getByRole("button", { name: "Show More users" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show More posts" }).click();
  await expect(posts).toHaveCount(12);
  await page.getByRole("link", { name: "Only posts" }).click();
  await expect(page.getByRole("heading", { name: "Search posts", level: 1 })).toBeVisible();
  await expect(page.getByText(`Found 12 posts matching "${word.toUpperCase()}"`)).toBeVisible();
  await page.getByRole("searchbox").fill(`Entry 11 of ${word}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Found 1 post matching/)).toBeVisible();
  await postWith(page, "Entry 11").getByRole("button", { name: "Like" }).click();
  await expect(postWith(page, "Entry 11").getByRole("button", { name: "Like, 1 like" })).toBeVisible();
});

test("a search that differs from a name by one letter leads to the people of that name", async ({ page, server }) => {
  const word = uniqueWord();
  await openSession(page, await joinedMember(server, { displayName: `${word} One` }));
  await page.goto(`/search/users?q=${word.slice(0, 5)}y${word.slice(6)}`);
  const hint = page.getByRole("paragraph").filter({ hasText: "Did you mean" });
  await hint.getByRole("link", { name: word, exact: true }).click();
  await expect(page).toHaveURL(`/search/users?q=${word}`);
  await expect(page.getByRole("list", { name: "Users found" }).getByRole("listitem")).toHaveText([/One/]);
  await expect(hint).toHaveCount(0);
});

test(
  "loaded posts are found at once, without the server",
  { tag: "@deep" },
  async ({ page, server }) => {
    const word = uniqueWord();
    await openSession(page, await joinedMember(server));
    await publish(page, `Here is ${word}`);
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/posts?*q=*", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole("banner").getByRole("searchbox").fill(word);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Searching all posts…")).toBeVisible();
    await expect(postWith(page, word)).toBeVisible();
    answer.resolve();
    await expect(page.getByText(`Found 1 post matching "${word}"`)).toBeVisible();
  },
);

test(
  "a failed search says what failed, and can be tried again",
  { tag: "@deep" },
  async ({ page, server }) => {
    await openSession(page, await joinedMember(server));
    const fail = { status: 400, json: { message: "Please try later", code: "invalid", requestId: "1" } };
    await page.route("**/api/users/search?*", (route) => route.fulfill(asServer(fail)));
    await page.goto(`/search?q=${uniqueWord()}`);
    await expect(page.getByText("Failed to search users")).toBeVisible();
    await expect(page.getByText("No matching posts found")).toBeVisible();
    await page.route("**/api/posts?*q=*", (route) => route.fulfill(asServer(fail)));
    await page.goto(`/search/posts?q=${uniqueWord()}`);
    await expect(page.getByText("Failed to fetch posts")).toBeVisible();
    await page.goto(`/search?q=${uniqueWord()}`);
    await expect(page.getByText("Search failed")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("No matching users found")).toBeVisible();
  },
);

test("the search box offers people and hashtags, and found posts mark what was looked for @deep", async ({ page, server }) => {
  const word = uniqueWord();
  const member = await joinedMember(server, { displayName: `${word} Person` });
  await openSession(page, member);
  await publishAll(page, [`${"A long way there. ".repeat(60)} ${word}? #${word}tag`, `${word}s`]);
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("searchbox", { name: "Search" });
  const options = page.getByRole("listbox", { name: "People and hashtags" }).getByRole("option");
  await box.fill(`#${word}`);
  await expect(options).toHaveText([`#${word.toLowerCase()}tag1 post`]);
  await box.fill(word);
  await expect(options).toHaveText([`${word} Person@${member.username}`, `#${word.toLowerCase()}tag1 post`]);
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await box.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue(word);
  await box.press("Enter");
  await expect(page).toHaveURL(`/search?q=${word}`);
  const posts = page.getByRole("feed", { name: "Posts found" }).getByRole("article");
  await expect(page.getByText(`Found 2 posts matching "${word}"`)).toBeVisible();
  await expect(posts.first().locator("mark")).toHaveText([word, word.toLowerCase()], { ignoreCase: true });
  await page.goto("/");
  await box.fill(`@${member.username}`);
  await expect(options).toHaveCount(1);
  await box.press("ArrowUp");
  await box.press("Enter");
  await expect(page).toHaveURL(`/${member.username}`);
});

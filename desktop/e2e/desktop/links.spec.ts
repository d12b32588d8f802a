import { parseDeepLink } from "#shared/deep-links.ts";
import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { goodLinks, hostileLinks } from "./support/link-lists.ts";
import { expect, test } from "./desktop-test.ts";

test(
  "links open their screen, warm and cold, from the system and from a second start; hostile ones do nothing",
  { tag: "@deep" },
  async ({ server, openApp }) => {
    const member = await joinedMember(server);
    const app = await openApp();
    // Before anybody signed in: the landing page has no router of its own.
    await expect(app.page.getByRole("link", { name: "Sign In" })).toBeVisible();
    await app.ask("openUrl", "glimmer://login?token=abc.def");
    await expect.poll(() => pathOf(app.page)).toBe("/login?token=abc.def");
    await app.page.goto(new URL("/", app.page.url()).href);
    await signInToApp(app.page, member);

    const post = await (await server.as(member)).post<{ id: string }>("/api/posts", {
      content: "Reached from outside",
    });
    for (const link of goodLinks(post.id, member.username)) {
      const path = parseDeepLink(link) ?? "";
      await app.ask("openUrl", link);
      const seen = path.startsWith("/user/")
        ? `/${member.username}`
        // The chat and the shop clean their addresses at once.
        : path.startsWith("/chat?")
        ? "/chat"
        : path.startsWith("/shop?")
        ? "/shop"
        : path.startsWith("/login")
        ? /^\/(login.*)?$/
        : path;
      await expect.poll(() => pathOf(app.page), link).toEqual(
        seen instanceof RegExp ? expect.stringMatching(seen) : seen,
      );
    }

    await app.ask("openUrl", `glimmer://post/${post.id}`);
    await expect(app.page.getByText("Reached from outside").first()).toBeVisible();
    const sentSomewhere = async () =>
      (await app.ask("messages")).filter(({ channel }) => channel === "glimmer:onNavigate").length;
    const times = await sentSomewhere();
    for (const link of hostileLinks) {
      await app.ask("openUrl", link);
      expect(await sentSomewhere(), link).toBe(times);
    }
    await app.ask("openUrl", "glimmer://notifications");
    await expect.poll(() => pathOf(app.page)).toBe("/notifications");
    expect(await sentSomewhere()).toBe(times + 1);

    await app.page.evaluate(() => window.glimmer.changePreferences({ staysInTray: true }));
    await app.ask("closeWindow");
    expect(await app.ask("window")).toMatchObject({ isVisible: false });
    await app.startSecond([`glimmer://post/${post.id}`]);
    await expect.poll(() => pathOf(app.page)).toBe(`/post/${post.id}`);
    await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
    await app.ask("closeWindow");
    await app.startSecond(["--not-a-link"]);
    await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });

    await app.restart({ argv: ["--hidden", `glimmer://post/${post.id}`] });
    await expect.poll(() => pathOf(app.page)).toBe(`/post/${post.id}`);
    await expect(app.page.getByText("Reached from outside").first()).toBeVisible();
    await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true });
  },
);

test("in the app, what is covered or hidden opens by a key", async ({ server, openApp }) => {
  const [member, author] = [await joinedMember(server), await joinedMember(server)];
  const { id } = await (await server.as(author)).post<{ id: string }>("/api/posts", {
    content: "The dog ||lives||",
    coverWords: "How it ends",
    coverTopics: ["spoiler"],
  });
  const { page } = await openApp();
  await signInToApp(page, member);
  const card = page.locator(`[data-post-id="${id}"]`);
  const show = card.getByRole("button", { name: "Show", exact: true });
  await expect(show).toHaveAccessibleDescription("How it ends");
  await expect(card).not.toContainText("The dog");
  await show.press("Enter");
  await expect(card).toContainText("The dog");
  await expect(card).not.toContainText("lives");
  await card.getByRole("button", { name: "Hidden part, show" }).press("Enter");
  await expect(card.getByText("lives")).toBeVisible();
  await card.getByRole("button", { name: "Hide", exact: true }).press("Enter");
  await expect(card).not.toContainText("The dog");
});

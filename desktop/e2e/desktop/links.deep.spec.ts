import { joinedMember } from "../support/members.ts";
import { pathOf, signInByForm } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("a Mac passes links to the app it starts, and to the running one @host", async ({ server, openApp }) => {
  const member = await joinedMember(server);
  const { id } = await (await server.as(member)).post<{ id: string }>("/api/posts", {
    content: "Opened by a Mac",
  });
  const app = await openApp({ platform: "darwin", openUrl: `glimmer://user/${member.username}` });
  // Nobody is signed in: where the link leads is kept for afterwards.
  await signInByForm(app.page, member);
  await expect.poll(() => pathOf(app.page)).toBe(`/${member.username}`);
  await app.restart({ openUrl: `glimmer://post/${id}` });
  await expect.poll(() => pathOf(app.page)).toBe(`/post/${id}`);
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
  // On a Mac the app outlives its window.
  await app.ask("closeWindow");
  await app.ask("openUrl", "glimmer://notifications");
  await expect.poll(() => pathOf(app.page)).toBe("/notifications");
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
});

test("links to other sites and the terms open in the browser", async ({ server, openApp }) => {
  const app = await openApp();
  await app.page.getByRole("link", { name: /Get Started|Create an account|Join|Sign Up/i }).first().click();
  await app.page.getByRole("link", { name: /Terms/ }).first().click();
  await expect.poll(() => app.ask("openedOutside")).toEqual([`${server.origin}/terms`]);
  await app.page.evaluate(() => void window.open("https://elsewhere.example/window", "_blank", "noopener"));
  await expect.poll(() => app.ask("openedOutside")).toEqual([
    `${server.origin}/terms`,
    "https://elsewhere.example/window",
  ]);
});

import { signedInHintCookie } from "#shared/auth/token-headers.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, loseSession, signIn } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test("a visitor gets the complete landing page without a call, an error or the app's scripts @walk", async ({ page, server }) => {
  const errors: string[] = [];
  const paths: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("heading", { name: "Glimmer", exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Two posts of a feed/ })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(`© ${new Date().getFullYear()} Glimmer`);
  expect(errors).toEqual([]);
  expect(paths.filter((path) => path.startsWith("/api/") || path.includes("start-app"))).toEqual([]);
  await expectAccessibleEverywhere(page);

  // Another visit, by a member: the feed, and the landing page again once the session is over.
  const member = await joinedMember(server);
  await (await server.as(member)).post("/api/posts", { content: `Home again, ${member.username}` });
  await signIn(page, member);
  await expect(postWith(page, `Home again, ${member.username}`)).toBeVisible();
  await loseSession(page, { name: "glimmer_session" });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
  const hint = (await page.context().cookies()).find(({ name }) => name === signedInHintCookie);
  expect(hint).toBeUndefined();
});

test("the landing page is complete without scripts, and types its name with them", async ({ page, browser, baseURL }) => {
  const still = await browser.newPage({ javaScriptEnabled: false });
  await still.goto(baseURL ?? "/");
  await expect(still.locator("[data-untyped]")).toHaveCSS("opacity", "1");
  await expect(still.getByRole("link", { name: "Get Started Free" })).toBeVisible();
  await still.close();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install({ time: "2026-11-22T08:00:00Z" });
  await page.clock.pauseAt("2026-11-22T08:00:01Z");
  await page.goto("/");
  const typed = page.locator("[data-typed]");
  await page.clock.runFor(200);
  await expect(typed).toHaveText("G");
  await page.clock.runFor(20_000);
  await expect(typed).toHaveText("Glimmer");
});

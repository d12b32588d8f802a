import { expectAccessible } from "../support/access.ts";
import { joinedMember, loseSession, openSession } from "../support/members.ts";
import { postWith, publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
});

test("a member sees the first posts before the app is there, and the app's in the same place @walk", async ({ page }) => {
  const words = `Early light, ${crypto.randomUUID()}`;
  await publishForId(page, words);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  let isHeld = true;
  const release: (() => void)[] = [];
  await page.route("**/assets/start-app-*.js", async (route) => {
    if (isHeld) await new Promise<void>((resolve) => release.push(resolve));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const picture = page.locator("[data-first-feed] article").filter({ hasText: words });
  await expect(picture).toBeVisible();
  await expect(postWith(page, words), "is not offered to screen readers").toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toHaveCount(1);
  await expectAccessible(page);
  const before = await picture.boundingBox();
  expect(asked, "the font does not compete with the app's scripts").not.toContain("font");
  isHeld = false;
  release.forEach((go) => go());
  await expect(postWith(page, words)).toBeVisible();
  await expect(picture).toHaveCount(0);
  expect(await postWith(page, words).boundingBox()).toEqual(before);
  // The font would break lines elsewhere: it waits for the next screen.
  const inSystemFont = page.locator("html[data-without-font]");
  await expect(inSystemFont).toHaveCount(1);
  await postWith(page, words).locator("time").click();
  await expect(inSystemFont).toHaveCount(0);
  // The next feed is in the product's font from its first paint.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("glimmer.font"))).toMatch(/\.woff2$/);
  // Nor does a landing page keep it, where the session has ended.
  await page.evaluate(() => localStorage.removeItem("glimmer.font"));
  const { name } = (await page.context().cookies()).find(({ httpOnly }) => httpOnly) ?? {};
  await loseSession(page, { name });
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect(inSystemFont).toHaveCount(0);
});

test("the feed comes with its first posts asked for by the page when the server brings none", async ({ page }) => {
  const words = `Late light, ${crypto.randomUUID()}`;
  await publishForId(page, words);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(/<script [^>]*data-first-call.*?<\/script>/g, ""),
    });
  });
  const asked = page.waitForRequest("**/api/posts?limit=20");
  await page.goto("/");
  await asked;
  await expect(postWith(page, words)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
});

test("the first posts come with the page, which asks for them only once", async ({ page }) => {
  const words = `Light at once, ${crypto.randomUUID()}`;
  await publishForId(page, words);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto("/");
  expect(await response?.text()).toContain(words);
  await expect(postWith(page, words)).toBeVisible();
  expect(asked.filter((path) => ["/api/posts", "/api/posts/promoted", "/api/auth/user"].includes(path)))
    .toEqual([]);
});

test("a tap on Like shows before the next frame @deep", async ({ page }) => {
  const words = `A kind word, ${crypto.randomUUID()}`;
  await publishForId(page, words);
  await page.goto("/");
  const like = postWith(page, words).getByRole("button", { name: /^Like/ });
  await like.evaluate((button) => {
    addEventListener("click", () => {
      requestAnimationFrame(() => button.dataset["atNextFrame"] = button.ariaPressed ?? "");
    }, { capture: true, once: true });
  });
  await like.click();
  await expect(like).toHaveAttribute("data-at-next-frame", "true");
});

import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/access.ts";
import { joinedMember, signIn } from "./support/members.ts";
import { photo } from "./support/photo.ts";
import { postWith } from "./support/posts.ts";
import { expect, test } from "./support/test.ts";

/** Every width and both themes; a colour is the same at every width, so not every pair. */
const looks = [
  { width: 1440, height: 900, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
  { width: 1024, height: 768, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const;

/** Every screen of posts, with something on it. */
async function walk(page: Page, username: string): Promise<void> {
  const words = `A long word: ${"glimmering".repeat(12)}, and a long link: `;
  await test.step("composer", async () => {
    await page.goto("/create-post");
    await page.getByLabel("Choose a photo").setInputFiles(await photo());
    await expect(page.getByLabel("Describe the image")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Describe the image").fill("A dawn");
  });
  await test.step("feed", async () => {
    await page.getByLabel("Post text").fill(`${words}https://example.org/${"walk/".repeat(30)}`);
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(postWith(page, words).getByRole("link", { name: /^example.org/ })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("image viewer", async () => {
    await page.getByRole("button", { name: "Open image: A dawn" }).first().click();
    await expect(page.getByRole("dialog").getByRole("img", { name: "A dawn" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
  await test.step("post page", async () => {
    await page.getByRole("link", { name: "Comment", exact: true }).first().click();
    await page.getByLabel("Write a comment").fill("Kind words.");
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await page.getByRole("button", { name: "Reply" }).click();
    await expect(page.getByLabel("Write a reply")).toBeFocused();
    await expectAccessible(page);
  });
  await test.step("profile", async () => {
    await page.goto(`/${username}`);
    await expect(page.getByRole("feed")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("not found", async () => {
    await page.goto("/nobody_of_that_name");
    await expect(page.getByText("User Not Found")).toBeVisible();
    await expectAccessible(page);
  });
}

for (const { width, height, colorScheme } of looks) {
  test(`posts are accessible and fit at ${width} px, ${colorScheme}`, async ({ browser, baseURL, server }) => {
    test.slow();
    const member = await joinedMember(server);
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      viewport: { width, height },
      hasTouch: width < 500,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await signIn(page, member);
    await walk(page, member.username);
    await context.close();
  });
}

import type { Page } from "@playwright/test";
import { expectKeptImages } from "../../support/drafts.ts";
import { joinedMember, openSession } from "../../support/members.ts";
import { fileOf, photo } from "../../support/photo.ts";
import { postWith } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test.beforeEach(async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/create-post");
});

/** Locks the images of drafts against reads and writes until it is released. */
async function holdDraftImages(page: Page): Promise<() => Promise<void>> {
  const holding = await page.evaluateHandle(() =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("glimmer-drafts");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        // A new version waits until the old one is closed everywhere, and all other
        // requests wait for it.
        const next = indexedDB.open("glimmer-drafts", opening.result.version + 1);
        next.onblocked = () => resolve(opening.result);
        next.onupgradeneeded = () => next.transaction?.abort();
      };
    })
  );
  return () => holding.evaluate((database) => database.close());
}

test(
  "says so when a file only looks like an image, and keeps the draft",
  async ({ page }) => {
    await page.getByLabel("Post text").fill("Look at this");
    await page.getByLabel("Choose a photo").setInputFiles(fileOf("fake.png", "image/png", 400));
    await page.getByLabel("Describe the image").fill("A lake");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expectToast(page, "Error", "We can't show this file");
    await expect(page.getByLabel("Post text")).toHaveValue("Look at this");
    await expect(page.getByLabel("Describe the image")).toBeVisible();
  },
);

test(
  "a draft posted before its image was restored is posted with it",
  async ({ page, context }) => {
    const words = `Not without my dawn, ${Date.now()}`;
    await page.getByLabel("Post text").fill(words);
    await page.route("**/api/objects/upload", (route) => route.abort());
    await page.getByLabel("Choose a photo").setInputFiles(await photo());
    await page.getByLabel("Describe the image").fill("Dawn");
    await expectKeptImages(page, 1);
    await page.unroute("**/api/objects/upload");
    const other = await context.newPage();
    await other.goto("/terms");
    const release = await holdDraftImages(other);
    await page.reload();
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page.getByRole("button", { name: "Posting..." })).toBeDisabled();
    await release();
    await expect(page).toHaveURL("/");
    await expect(postWith(page, words).getByRole("button", { name: /^Open image/ })).toBeVisible();
    await expectKeptImages(page, 0);
  },
);

test(
  "posts the text when the browser never returns the image that it stored",
  async ({ page, context }) => {
    const words = `Without a word from the disk, ${crypto.randomUUID()}`;
    await page.getByLabel("Post text").fill(words);
    await page.route("**/api/objects/upload", (route) => route.abort());
    await page.getByLabel("Choose a photo").setInputFiles(await photo());
    await page.getByLabel("Describe the image").fill("Dawn");
    await expectKeptImages(page, 1);
    const other = await context.newPage();
    await other.goto("/terms");
    await holdDraftImages(other);
    await page.clock.install();
    await page.reload();
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page.getByRole("button", { name: "Posting..." })).toBeDisabled();
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL("/");
    await expect(postWith(page, words)).toBeVisible();
  },
);

test(
  "a member who leaves during a submission and writes the next post stays there and keeps it",
  async ({ page }) => {
    const stamp = Date.now();
    const held = Promise.withResolvers<void>();
    await page.route("**/api/posts", async (route) => {
      await held.promise;
      await route.continue();
    });
    const text = page.getByLabel("Post text");
    await text.fill(`The first one, ${stamp}`);
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await page.getByRole("link", { name: "AI Help" }).click();
    await expect(text).toHaveCount(0);
    await page.goBack();
    await expect(text).toHaveValue(`The first one, ${stamp}`);
    await text.fill("The next one");
    held.resolve();
    await expectToast(page, "Post created!");
    await expect(text).toHaveValue("The next one");
    await page.reload();
    await expect(text).toHaveValue("The next one");
    await page.goto("/");
    await expect(postWith(page, `The first one, ${stamp}`)).toBeVisible();
  },
);

test(
  "a member who leaves during a submission and returns to the composer is taken to the post",
  async ({ page }) => {
    const words = `Looked in again, ${Date.now()}`;
    const held = Promise.withResolvers<void>();
    await page.route("**/api/posts", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByLabel("Post text").fill(words);
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await page.getByRole("link", { name: "AI Help" }).click();
    await expect(page.getByLabel("Post text")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByLabel("Post text")).toHaveValue(words);
    held.resolve();
    await expect(page).toHaveURL("/");
    await expect(postWith(page, words)).toBeVisible();
    await page.goto("/create-post");
    await expect(page.getByLabel("Post text")).toHaveValue("");
  },
);

test(
  "an image of another site in the address is refused, and not fetched",
  async ({ page }) => {
    let isFetched = false;
    await page.route("https://elsewhere.example/**", (route) => {
      isFetched = true;
      return route.abort();
    });
    await page.goto("/create-post?content=Look&image=https%3A%2F%2Felsewhere.example%2Fa.png");
    await expectToast(
      page,
      "Error",
      "Images from elsewhere can't be attached. Please upload the image itself.",
    );
    await expect(page.getByLabel("Post text")).toHaveValue("Look");
    await expect(page.getByRole("button", { name: "Remove image" })).toHaveCount(0);
    expect(isFetched).toBe(false);
  },
);

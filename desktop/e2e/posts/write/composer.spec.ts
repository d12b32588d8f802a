import { truncate, writeFile } from "node:fs/promises";
import { expectKeptImages } from "../../support/drafts.ts";
import { joinedMember, openSession } from "../../support/members.ts";
import { fileOf, photo } from "../../support/photo.ts";
import { findInFeed, postWith, publishForId } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { expectToast } from "../../support/toast.ts";

test.beforeEach(async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await page.goto("/create-post");
});

test("needs text or an image, and has ideas for a first post", async ({ page }) => {
  await expect(page.getByText("For a first post, one sentence is enough")).toBeVisible();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expectToast(
    page,
    "Content or Image required",
    "Please write something or attach an image before posting",
  );
});

test("a post that ends in a mention can be posted: nothing covers the button @deep", async ({ page }) => {
  const text = page.getByLabel("Post text");
  await text.pressSequentially("Thank you, @e2e_alm");
  const members = page.getByRole("listbox", { name: "Members" });
  await expect(members).toContainText("e2e_alma");
  await text.pressSequentially("a");
  await expect(members).toBeHidden();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expectToast(page, "Post created!");
});

test("refuses an image over 10 MB and a file that is no image", async ({ page }) => {
  const picker = page.getByLabel("Choose a photo");
  // From the disk: bytes of the test would take seconds to reach the browser.
  const huge = test.info().outputPath("huge.jpg");
  await writeFile(huge, "");
  await truncate(huge, 10 * 1024 * 1024 + 1);
  await picker.setInputFiles(huge);
  await expectToast(page, "File too large", "Please select an image smaller than 10MB");
  await picker.setInputFiles(fileOf("notes.txt", "text/plain", 10));
  await expectToast(page, "Not an image");
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
});

test("counts characters, red above 1400, and does not send a text that is too long", async ({ page }) => {
  await page.getByLabel("Post text").fill("a".repeat(1400));
  const counter = page.getByText("1400/1500");
  await expect(counter).not.toHaveClass(/text-danger/);
  await page.getByLabel("Post text").press("End");
  await page.getByLabel("Post text").pressSequentially("b");
  await expect(page.getByText("1401/1500")).toHaveClass(/text-danger/);
  await page.getByLabel("Post text").fill("a".repeat(1501));
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expectToast(page, "Post too long");
});

test("counts an emoji as one character, as server and database do, in counters and fields", async ({ page }) => {
  const text = page.getByLabel("Post text");
  await text.fill("🌿".repeat(1501));
  await expect(page.getByText("1501/1500")).toBeVisible();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expectToast(page, "Post too long", "Please shorten it by 1 character");
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  const description = page.getByLabel("Describe the image");
  await description.fill("🌿".repeat(999));
  await description.press("End");
  await page.keyboard.insertText("🌊🌊🌊");
  await expect(description).toHaveValue(`${"🌿".repeat(999)}🌊`);
  await text.fill("🌿".repeat(1500));
  await expect(page.getByText("1500/1500")).toBeVisible();
  const created = page.waitForResponse((response) =>
    response.request().method() === "POST" && response.url().endsWith("/api/posts")
  );
  await page.getByRole("button", { name: "Post", exact: true }).click();
  expect((await created).status()).toBe(201);
});

test("keeps text, image and description over a reload until they are discarded", async ({ page }) => {
  await page.getByLabel("Post text").fill("Half a thought");
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByLabel("Describe the image").fill("Dawn");
  await expectKeptImages(page, 1);
  await page.reload();
  await expect(page.getByLabel("Post text")).toHaveValue("Half a thought");
  await expect(page.getByLabel("Describe the image")).toHaveValue("Dawn");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByLabel("Post text")).toHaveValue("");
  await expectKeptImages(page, 0);
  await page.reload();
  // Said once the composer has looked for an image.
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expectToast(page, "Content or Image required");
  await expect(page.getByLabel("Post text")).toHaveValue("");
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
});

test(
  "keeps the draft when posting fails, and posts once when the response was lost",
  { tag: "@deep" },
  async ({ page }) => {
    const words = `Said once, ${crypto.randomUUID()}`;
    await page.getByLabel("Post text").fill(words);
    await page.getByLabel("Choose a photo").setInputFiles(await photo());
    await page.getByLabel("Describe the image").fill("Dawn");
    // The server publishes the post, but its answer never arrives.
    await page.route("**/api/posts", async (route) => {
      await route.fetch();
      await route.abort();
    }, { times: 1 });
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expectToast(page, "Error", "We couldn't reach the server");
    await expect(page.getByLabel("Post text")).toHaveValue(words);
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expectToast(page, "Post created!");
    await expect(page).toHaveURL("/");
    await page.reload();
    await findInFeed(page, words);
    await expect(page.getByRole("article").filter({ hasText: words })).toHaveCount(1);
  },
);

test("posts once however often Post is pressed", { tag: "@deep" }, async ({ page }) => {
  const words = `Pressed twice, ${crypto.randomUUID()}`;
  await page.getByLabel("Post text").fill(words);
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/api/posts", async (route) => {
    sent++;
    await held.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Post", exact: true }).dblclick();
  await page.getByLabel("Post text").press("Control+Enter");
  await expect(page.getByRole("button", { name: "Posting..." })).toBeDisabled();
  held.resolve();
  await expect(page).toHaveURL("/");
  await expect(postWith(page, words)).toBeVisible();
  expect(sent).toBe(1);
});

test("each quoted post has its own draft, separate from the one without a quote @deep", async ({ page }) => {
  const [rain, sun] = [`Rain, ${crypto.randomUUID()}`, `Sun, ${crypto.randomUUID()}`];
  const text = page.getByLabel("Post text");
  const quoted = page.getByRole("group", { name: "Quoted post" });
  const quote = async (words: string) => {
    await page.evaluate((post) => sessionStorage.setItem("quotedPost", JSON.stringify(post)), {
      id: ids[words],
      author: { id: "1", username: "ada", displayName: "Ada" },
      content: words,
      imageUrl: null,
      createdAt: new Date().toISOString(),
    });
    await page.goto("/create-post");
    await expect(quoted).toContainText(words);
  };
  await text.fill("No quote here");
  const ids: Record<string, string> = {};
  for (const words of [rain, sun]) ids[words] = await publishForId(page, words);
  await quote(rain);
  await expect(text).toHaveValue("");
  await text.fill("About the rain");
  await quote(sun);
  await expect(text).toHaveValue("");
  await text.fill("About the sun");
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await expectKeptImages(page, 1);
  await page.reload();
  await expect(quoted).toContainText(sun);
  await expect(text).toHaveValue("About the sun");
  await expect(page.getByLabel("Describe the image")).toBeVisible();

  await test.step("removing the quote merges the draft into the one without a quote", async () => {
    await page.getByRole("button", { name: "Remove quote" }).click();
    await expect(text).toHaveValue("No quote here\n\nAbout the sun");
    await expect(quoted).toHaveCount(0);
    await expect(page.getByLabel("Describe the image")).toBeVisible();
  });
  await test.step("only the sent draft is cleared", async () => {
    await page.goto(`/create-post?quote=${ids[rain]}`);
    await expect(quoted).toContainText(rain);
    await expect(text).toHaveValue("About the rain");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(postWith(page, "About the rain").getByRole("link", { name: /^Quoted post by/ }))
      .toContainText(rain);
    await page.goBack();
    await expect(quoted).toContainText(rain);
    await expect(text).toHaveValue("");
    await page.goto("/create-post");
    await expect(text).toHaveValue("No quote here\n\nAbout the sun");
  });
});

test("starts with a link's text and posts with Ctrl and Enter @deep", async ({ page }) => {
  const words = `From a link ${crypto.randomUUID()}`;
  await page.goto(`/create-post?content=${encodeURIComponent(words)}`);
  await expect(page.getByLabel("Post text")).toHaveValue(words);
  await page.getByLabel("Post text").press("Control+Enter");
  await expect(page).toHaveURL("/");
  await expect(postWith(page, words)).toBeVisible();
});

test("takes a pasted image", async ({ page }) => {
  await page.getByLabel("Post text").focus();
  const { buffer } = await photo();
  await page.evaluate((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(bytes)], "pasted.jpg", { type: "image/jpeg" }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true }),
    );
  }, [...buffer]);
  await expect(page.getByLabel("Describe the image")).toBeVisible();
});

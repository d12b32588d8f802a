import { expectAccessibleEverywhere } from "../support/access.ts";
import { deepStep, isDeep } from "../support/deep.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { fillBars, longNames } from "./full-member.ts";

const words = `A long word: ${"glimmering".repeat(12)}, and a long link: https://example.org/${
  "walk/".repeat(30)
}`;

test(
  "the composer, the feed, comments and the image viewer are accessible and fit",
  { tag: "@sweep" },
  async ({ page, server }) => {
    test.slow();
    await fillBars(page);
    await openSession(page, await joinedMember(server, longNames()));
    await test.step("composer", async () => {
      await page.goto("/create-post");
      await page.getByLabel("Choose a photo").setInputFiles(await photo());
      await page.getByLabel("Describe the image").fill("A dawn");
      if (isDeep) await expectAccessibleEverywhere(page);
    });
    await test.step("feed, with comments under a card", async () => {
      await page.getByLabel("Post text").fill(words);
      await page.getByRole("button", { name: "Post", exact: true }).click();
      await expect(page).toHaveURL("/");
      const post = postWith(page, "A long word");
      await expect(post.getByRole("link", { name: /^example.org/ })).toBeVisible();
      await post.getByRole("button", { name: "Comments" }).click();
      await post.getByLabel("Write a comment").fill("Kind words.");
      await post.getByRole("button", { name: "Comment", exact: true }).click();
      await post.getByRole("button", { name: "Reply" }).click();
      await expect(post.getByLabel("Write a reply")).toBeFocused();
      await expectAccessibleEverywhere(page);
    });
    await deepStep("image viewer", async () => {
      await page.getByRole("button", { name: "Open image: A dawn" }).first().click();
      await expect(page.getByRole("dialog").getByRole("img", { name: "A dawn" })).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  },
);

test(
  "a post's page, its dialogs, profiles and not-found screens are accessible and fit",
  { tag: "@sweep" },
  async ({ page, server }) => {
    test.slow();
    await fillBars(page);
    const member = await joinedMember(server, longNames());
    const { id } = await (await server.as(member)).post<{ id: string }>("/api/posts", { content: words });
    await signIn(page, member, `/login?next=/post/${id}`);
    await deepStep("post page", async () => {
      await expect(page.getByText("No comments yet. Be the first to comment!")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await deepStep("share dialog", async () => {
      await page.getByRole("button", { name: "Share" }).click();
      await expect(page.getByRole("dialog", { name: "Share Post" })).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    });
    await deepStep("deletion dialog", async () => {
      await page.getByRole("article").getByRole("button", { name: "Post options" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await expect(page.getByRole("alertdialog").getByText("Free until")).toBeVisible();
      await expectAccessibleEverywhere(page);
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    });
    await test.step("profile", async () => {
      await page.goto(`/${member.username}`);
      await expect(page.getByRole("feed")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await deepStep("not found", async () => {
      await page.goto("/nobody_of_that_name");
      await expect(page.getByText("User Not Found")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  },
);

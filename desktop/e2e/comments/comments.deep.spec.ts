import { asServer, refusal } from "../support/as-server.ts";
import { comment, openOwnPost } from "../support/comments.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { expectEndsAbove, openKeyboard } from "../keyboard/on-screen-keyboard.ts";

test.beforeEach(({ page, server }) => openOwnPost(page, server));

test("comments that fail to load are requested once, and the reason is shown", {
  tag: "@deep",
}, async ({ page }) => {
  await comment(page, "First");
  await comment(page, "Second");
  let asked = 0;
  let isAway = true;
  await page.route("**/comments", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "x-next-cursor": "more" } });
  });
  await page.route("**/comments?cursor=more*", async (route) => {
    asked++;
    if (isAway) return route.fulfill(asServer(refusal));
    await route.fulfill(asServer({ json: [] }));
  });
  await page.reload();
  await chooseOption(page.getByLabel("Sort comments"), "Newest first");
  await expect(page.getByRole("alert").getByText("Not now")).toBeVisible();
  expect(asked).toBe(1);
  isAway = false;
  await page.getByRole("button", { name: "Load More Comments" }).click();
  await expect(page.getByRole("button", { name: "Load More Comments" })).toHaveCount(0);
  expect(asked).toBe(2);
});

test("a reply whose response was lost appears once", async ({ page }) => {
  await comment(page, "Ask me");
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByLabel("Write a reply").fill("Answered once");
  // The server takes the reply, but its answer never arrives. The comments may be
  // read just then as well.
  let isLost = false;
  await page.route("**/api/posts/*/comments", async (route) => {
    if (isLost || route.request().method() !== "POST") return await route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  const send = page.getByRole("listitem").getByRole("button", { name: "Reply", exact: true }).last();
  await send.click();
  await expectToast(
    page,
    "Reply Status Unclear",
    "Your reply may have been submitted. Please check if it appears in the comments.",
  );
  const replies = page.getByRole("article", { name: "Comment by" }).filter({ hasText: "Answered once" });
  await expect(replies).toHaveCount(1);
  await expect(page.getByLabel("Write a reply")).toHaveValue("Answered once");
  await send.click();
  await expect(page.getByLabel("Write a reply")).toHaveCount(0);
  await expect(replies).toHaveCount(1);
});

test(
  "a comment that is sent while the comments load appears",
  async ({ page }) => {
    const [read, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route("**/api/posts/*/comments", async (route) => {
      const response = await route.fetch();
      read.resolve();
      await held.promise;
      await route.fulfill({ response });
    }, { times: 1 });
    await page.reload();
    await read.promise;
    await page.getByLabel("Write a comment").fill("Quicker than the others");
    await page.getByRole("button", { name: "Comment", exact: true }).click();
    await expect(page.getByLabel("Write a comment")).toHaveValue("");
    held.resolve();
    await expect(page.getByRole("article", { name: "Comment by" })).toContainText("Quicker than the others");
  },
);

test(
  "a reply begun while another is sent keeps its text and its place",
  async ({ page }) => {
    await comment(page, "Ask me");
    const toggle = page.getByRole("article", { name: "Comment by" }).getByRole("button", { name: "Reply" });
    await toggle.click();
    await page.getByLabel("Write a reply").fill("The first answer");
    const held = Promise.withResolvers<void>();
    await page.route("**/api/posts/*/comments", async (route) => {
      await held.promise;
      await route.continue();
    }, { times: 1 });
    await page.getByLabel("Write a reply").press("Control+Enter");
    await toggle.click();
    await expect(page.getByLabel("Write a reply")).toHaveCount(0);
    await toggle.click();
    await page.getByLabel("Write a reply").fill("And another thing");
    held.resolve();
    await expect(page.getByRole("listitem").getByText("The first answer")).toBeVisible();
    await expect(page.getByLabel("Write a reply")).toHaveValue("And another thing");
    await page.reload();
    await page.getByRole("button", { name: "Reply" }).click();
    await expect(page.getByLabel("Write a reply")).toHaveValue("And another thing");
  },
);

test(
  "a comment field that is reopened during its submission is emptied afterwards",
  async ({ page }) => {
    await page.getByRole("article").getByRole("link", { name: "Ola Own" }).first().click();
    const post = page.getByRole("feed").getByRole("article");
    await post.getByRole("button", { name: "Comments" }).click();
    const held = Promise.withResolvers<void>();
    await page.route("**/api/posts/*/comments", async (route) => {
      if (route.request().method() === "POST") await held.promise;
      await route.continue();
    });
    await post.getByLabel("Write a comment").fill("Said once");
    await post.getByLabel("Write a comment").press("Control+Enter");
    await post.getByRole("button", { name: "Comments" }).click();
    await expect(post.getByLabel("Write a comment")).toHaveCount(0);
    await post.getByRole("button", { name: "Comments" }).click();
    await expect(post.getByLabel("Write a comment")).toHaveValue("Said once");
    held.resolve();
    await expect(post.getByRole("article", { name: "Comment by" })).toContainText("Said once");
    await expect(post.getByLabel("Write a comment")).toHaveValue("");
  },
);

test(
  "suggestions that no longer match are hidden while others load",
  async ({ page }) => {
    const reply = page.getByLabel("Write a comment");
    const members = page.getByRole("listbox", { name: "Members" });
    await reply.pressSequentially("@e2e_al");
    await expect(members.getByRole("option")).toContainText(["e2e_alma"]);
    // No answer comes any more.
    await page.route("**/api/users/search?*", () => undefined);
    await reply.pressSequentially("m");
    await expect(members.getByRole("option")).toContainText(["e2e_alma"]);
    await reply.pressSequentially("ighty");
    await expect(members).toBeHidden();
    await reply.press("Enter");
    await expect(reply).toHaveValue("@e2e_almighty\n");
  },
);

test("on a phone a reply, a post and a message are written above the keyboard", async ({ page }) => {
  await comment(page, "Reply to me");
  await page.setViewportSize({ width: 390, height: 700 });
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await openKeyboard(page, 320);
  await expectEndsAbove(page.getByRole("button", { name: "Reply", exact: true }).last(), 320);

  await page.goto("/create-post");
  await page.getByLabel("Post text").focus();
  await openKeyboard(page, 420);
  await expectEndsAbove(page.getByRole("button", { name: "Post", exact: true }), 420);

  await page.goto("/chat?user=lisa");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.focus();
  await openKeyboard(page, 320);
  await expectEndsAbove(message, 320);
});

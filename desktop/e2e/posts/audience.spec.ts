import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { postWith, publishForId } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const phone = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Who may answer" });
const whoMayAnswer = (page: Page, name = "Who may answer") => page.getByRole("button", { name, exact: true });

test("an author chooses who may answer as they write and later, and others read it @walk", async ({ page, server, browser }) => {
  const [author, other] = [
    await joinedMember(server, { displayName: "Ola Own" }),
    await joinedMember(server, { displayName: "Rae Reads" }),
  ];
  await openSession(page, author);
  const words = uniqueWord();
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill(`Only for friends, ${words}`);
  await whoMayAnswer(page).press("Enter");
  await chooseOption(dialog(page).getByLabel("Who may comment"), "People who follow you");
  await chooseOption(dialog(page).getByLabel("Who may quote"), "Nobody but you");
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Done" }).click();
  await expect(whoMayAnswer(page, "Who may answer: not everyone")).toBeFocused();
  await page.reload();
  await expect(whoMayAnswer(page, "Who may answer: not everyone")).toBeVisible();
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  const id = await postWith(page, words).getAttribute("data-post-id");

  const reader = await browser.newPage(phone);
  await openSession(reader, other);
  await reader.goto(`/post/${id}`);
  const refusal = reader.getByText("Only people who follow Ola Own can comment.");
  await expect(refusal).toBeVisible();
  await expect(reader.getByLabel("Write a comment")).toHaveCount(0);
  await expectAccessible(reader);
  await reader.getByRole("button", { name: "Post options" }).first().click();
  await reader.getByRole("menuitem", { name: "Quote" }).click();
  await expectToast(reader, "Only Ola Own can quote this post.");
  await expect(reader).toHaveURL(`/post/${id}`);

  await page.goto(`/post/${id}`);
  await expect(page.getByText("Only people who follow you can comment.")).toBeVisible();
  await expect(page.getByLabel("Write a comment")).toBeVisible();
  await whoMayAnswer(page).press("Enter");
  await chooseOption(dialog(page).getByLabel("Who may comment"), "Everyone");
  await dialog(page).getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Saved. What is there already stays.");
  await expect(page.getByText("Only people who follow you can comment.")).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByLabel("Write a comment")).toBeVisible();
  await reader.close();
});

test("a comment that is refused meanwhile keeps its words, and says why", async ({ page, server, browser }) => {
  const [author, other] = [
    await joinedMember(server, { displayName: "Ola Own" }),
    await joinedMember(server),
  ];
  await openSession(page, author);
  const id = await publishForId(page, `Open for now, ${uniqueWord()}`);
  const reader = await browser.newPage();
  await openSession(reader, other);
  await reader.goto(`/post/${id}`);
  await reader.getByLabel("Write a comment").fill("A long thought");
  await (await server.as(author)).put(`/api/posts/${id}/audience`, { commentsFrom: "followed" });
  await reader.getByRole("button", { name: "Comment", exact: true }).click();
  await expectToast(reader, "Only people Ola Own follows can comment.");
  await expect(reader.getByLabel("Write a comment")).toHaveValue("A long thought");
  await expect(reader.locator("section").getByText("Only people Ola Own follows can comment."))
    .toBeVisible();
  await reader.reload();
  await expect(reader.getByLabel("Write a comment")).toHaveValue("A long thought");
  await reader.close();
});

test("a quoted author takes their post out of a quote, and puts it back", async ({ page, server, browser }) => {
  const [author, quoter] = [
    await joinedMember(server, { displayName: "Ola Own" }),
    await joinedMember(server),
  ];
  await openSession(page, author);
  const words = uniqueWord();
  const id = await publishForId(page, `Mine, ${words}`);
  const quoted = { content: `Look, ${words}`, quotedPostId: id, isQuote: true };
  const { id: quoteId } = await (await server.as(quoter)).post<{ id: string }>("/api/posts", quoted);
  await page.goto(`/post/${quoteId}`);
  await page.getByRole("button", { name: "Post options" }).first().click();
  await page.getByRole("menuitem", { name: "Take my post out of this quote…" }).click();
  const question = page.getByRole("alertdialog", { name: "Take your post out of this quote?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Take out" }).click();
  await expectToast(page, "Your post is out of this quote");
  await expect(page.getByText("You took your post out of this quote")).toBeVisible();
  await expect(page.getByText(`Mine, ${words}`)).toHaveCount(0);
  await expectAccessible(page);

  const reader = await browser.newPage(phone);
  await openSession(reader, quoter);
  await reader.goto(`/post/${quoteId}`);
  await expect(reader.getByText("Ola Own took their post out of this quote")).toBeVisible();
  await expect(reader.getByRole("button", { name: "Put back" })).toHaveCount(0);
  await expectAccessible(reader);
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(page.getByText(`Mine, ${words}`)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(`Mine, ${words}`)).toBeVisible();
  await reader.close();
});

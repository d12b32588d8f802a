import type { Page } from "@playwright/test";
import { openSession } from "../support/members.ts";
import { ask, chatOf, expect, memberWithXp, test } from "./assistant-test.ts";

test.describe.configure({ mode: "default" });

const chatsOf = (page: Page) => page.getByRole("navigation", { name: "AI chats" });
const modelOf = (page: Page) => page.getByRole("button", { name: /^Model:/ });
/** Nothing polls a chat that is not answered: without the event it would never show. */
const answered = (page: Page, question: string) =>
  expect(chatOf(page).getByText(`You asked: ${question} Here is a calm answer`)).toBeVisible();

async function choose(page: Page, model: string): Promise<void> {
  await modelOf(page).click();
  await page.getByRole("dialog").getByRole("button", { name: new RegExp(model) }).click();
}

test("what is asked, chosen, renamed and deleted on one device shows on the other at once", async ({ page, server, ai, browser, site }) => {
  const member = await memberWithXp(server, 500, 500, 500, 100);
  await (await server.as(member)).post("/api/shop/badges/goldVerify");
  await openSession(page, member, site.url);
  const other = await browser.newPage({ baseURL: site.url });
  await openSession(other, member, site.url);
  for (const device of [page, other]) {
    await device.goto("/ai-chat");
    await expect(chatsOf(device).getByText("No chats yet")).toBeVisible();
    await expect(modelOf(device)).toBeEnabled();
  }
  await ask(page, "How do I rest?");
  // By whatever title it has by then.
  await chatsOf(other).getByRole("list", { name: "Recent Chats" }).getByRole("button").first().click();
  await answered(other, "How do I rest?");

  await ask(other, "And then?");
  await answered(page, "And then?");
  await ask(page, "And last?");
  await answered(other, "And last?");
  const told = ai.asked.map(({ body }) => body.messages ?? []).findLast((one) =>
    one.at(-1)?.content === "And last?"
  )
    ?.filter(({ role }) => role === "user");
  expect(told?.map(({ content }) => content)).toEqual(["How do I rest?", "And then?", "And last?"]);
  for (const device of [page, other]) {
    await expect(chatOf(device).getByRole("button", { name: "Copy question" })).toHaveCount(3);
  }

  await choose(page, "DALL-E 2");
  await expect(modelOf(other)).toContainText("DALL-E 2");
  await other.reload();
  await expect(modelOf(other)).toContainText("DALL-E 2");
  // A new chat begins with the last text model, and a suggestion is never drawn.
  await chatsOf(page).getByRole("button", { name: "New Chat" }).click();
  await expect(modelOf(page)).toContainText("GPT-4o Mini");
  await choose(page, "DALL-E 2");
  await page.getByRole("button", { name: "Suggest a short breathing exercise" }).click();
  await expect(modelOf(page)).toContainText("GPT-4o Mini");
  await expect(page.getByLabel("Your question")).toHaveValue("Suggest a short breathing exercise");

  await chatsOf(page).getByRole("button", { name: /^Options for / }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Title of the chat").fill("Evening walk");
  await page.keyboard.press("Enter");
  await expect(other.getByRole("heading", { name: "Evening walk" })).toBeVisible();
  const missed: string[] = [];
  page.on("response", (response) => response.status() === 404 && missed.push(response.url()));
  await chatsOf(page).getByRole("button", { name: "Evening walk", exact: true }).click();
  await expect(chatOf(page).getByText("And last?", { exact: true })).toBeVisible();
  await chatsOf(page).getByRole("button", { name: "Options for Evening walk" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(other.getByText("Chat not found")).toBeVisible();
  await expect(chatsOf(other).getByText("No chats yet")).toBeVisible();
  await expect(page).toHaveURL("/ai-chat");
  expect(missed).toEqual([]);
  await other.close();
});

test(
  "'Post' asks before an answer joins an unfinished post @deep",
  { tag: "@sweep" },
  async ({ page, server, site }) => {
    await openSession(page, await memberWithXp(server, 100), site.url);
    await page.goto("/create-post");
    const text = page.getByLabel("Post text");
    await text.fill("What I began last week");
    await page.goto("/ai-chat");
    await ask(page, "How do I rest?");
    const post = chatOf(page).getByRole("button", { name: "Post" });
    const dialog = page.getByRole("alertdialog", { name: "You have an unfinished post" });
    await post.click();
    await expect(dialog.getByText("What I began last week")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/ai-chat/);
    await post.click();
    await dialog.getByRole("button", { name: "Add", exact: true }).click();
    await expect(text).toHaveValue(/^What I began last week\n\nYou asked: How do I rest/);
    await page.goBack();
    // It has joined already.
    await post.click();
    await expect(text).toHaveValue(/^What I began last week\n\nYou asked/);
    await text.fill("Something else");
    await page.goBack();
    await post.click();
    await dialog.getByRole("button", { name: "Replace", exact: true }).click();
    await expect(text).toHaveValue(/^You asked: How do I rest/);
  },
);

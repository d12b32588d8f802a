import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { expect } from "../support/test.ts";
import { test } from "./lisa-site.ts";

// One worker, one server.
test.describe.configure({ mode: "default" });

const crisis = "I want to kill myself tonight";
const gentle = "I hear you. Are you safe right now?";
const help = (page: Page) => page.getByRole("region", { name: "You are not alone" });
const note = (page: Page) => page.getByText("Nothing here costs XP for now.");
/** A price, or what is missing for one; the balance stands in the bar, without it. */
const price = /\d+ XP|more XP|Get XP/;

async function readAndCloseHelp(page: Page): Promise<void> {
  await expect(help(page).getByRole("link", { name: "Find A Helpline" })).toBeVisible();
  await help(page).getByRole("button", { name: "Close" }).click();
}

for (const width of [1440, 390]) {
  test(`a member who writes to Lisa in a crisis reads help lines, an answer and no price, at ${width} px`, {
    tag: width === 1440 ? "@deep" : [],
  }, async ({ page, ai, asker }) => {
    ai.behave("chat", { reply: gentle });
    await page.setViewportSize({ width, height: 844 });
    await asker(page, width === 390 ? 0 : 300);
    await page.goto("/chat?user=Lisa");
    const composer = page.getByRole("textbox", { name: "Message", exact: true });
    await composer.fill(crisis);
    await page.keyboard.press("Enter");
    await readAndCloseHelp(page);
    const thread = page.getByRole("region", { name: "Conversation with Lisa" });
    const said = page.getByRole("list", { name: "Messages with Lisa" }).getByRole("article");
    await expect(said.filter({ hasText: gentle })).toBeVisible();
    await expect(said.filter({ hasText: "findahelpline.com" })).toBeVisible();
    await expect(said).toHaveCount(3);
    await expect(note(page)).toBeVisible();
    await expect(thread).not.toContainText(price);
    await expectAccessibleEverywhere(page);
    await page.reload();
    await expect(note(page)).toBeVisible();
    await expect(said.filter({ hasText: "findahelpline.com" })).toBeVisible();
    await expect(thread).not.toContainText(price);
  });
}

for (const width of [1440, 390]) {
  test(
    `an AI chat shows no price after words of crisis, on any device, and help lines that stay, at ${width} px`,
    {
      tag: width === 1440 ? "@deep" : [],
    },
    async ({ page, context, ai, asker }) => {
      ai.behave("chat", { reply: gentle });
      await page.setViewportSize({ width, height: 844 });
      await asker(page, 300);
      await page.goto("/ai-chat");
      await page.getByLabel("Your question").fill(crisis);
      await page.getByRole("button", { name: "Send for 25 XP" }).click();
      await readAndCloseHelp(page);
      await expectNoPrice(page);
      await expectAccessibleEverywhere(page);
      await page.reload();
      await expectNoPrice(page);
      await page.getByLabel("Your question").fill("Please just talk to me");
      await page.getByRole("button", { name: "Send", exact: true }).click();
      await expect(page.getByRole("group", { name: "Messages" }).getByText(gentle)).toHaveCount(2);
      await expectNoPrice(page);
      const other = await context.newPage();
      await other.goto(page.url());
      await expectNoPrice(other);
      await other.goto("/ai-chat");
      await expect(other.getByText("An answer costs 25 XP. You have 300.")).toBeVisible();
    },
  );
}

test("a temporary chat and a post of a crisis show no price either @deep", async ({ page, ai, asker }) => {
  ai.behave("chat", { reply: gentle });
  await asker(page, 300);
  await page.goto("/ai-chat");
  await page.getByRole("button", { name: "Temporary chat" }).click();
  await page.getByLabel("Your question").fill(crisis);
  await page.getByRole("button", { name: "Send for 25 XP" }).click();
  await readAndCloseHelp(page);
  await expectNoPrice(page);
  await page.goto("/create-post");
  await page.getByLabel("Post text").fill(crisis);
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await readAndCloseHelp(page);
  await page.goto("/profile");
  await page.getByRole("article").filter({ hasText: crisis }).getByRole("link", { name: /ago|now/ }).first()
    .click();
  await page.getByLabel("Write a comment").fill("Are you there, @lisa?");
  await expect(page.getByText("Lisa will answer.", { exact: true })).toBeVisible();
});

async function expectNoPrice(page: Page): Promise<void> {
  const chat = page.getByRole("region", { name: "Chat" });
  const lines = chat.getByRole("region", { name: "Help lines" });
  await expect(lines.getByRole("link", { name: "Find A Helpline" })).toBeVisible();
  await expect(chat.getByText(gentle).first()).toBeVisible();
  await expect(note(page)).toBeVisible();
  await expect(chat).not.toContainText(price);
  await expect(chat.getByRole("button", { name: /XP/ })).toHaveCount(0);
}

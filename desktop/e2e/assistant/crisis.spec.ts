import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { expect } from "../support/test.ts";
import { test } from "./lisa-site.ts";

// One worker, one server.
test.describe.configure({ mode: "default" });

const crisis = "I want to kill myself";
const help = (page: Page) => page.getByRole("region", { name: "You are not alone" });

for (const width of [1440, 390]) {
  test(`a member without XP who writes to Lisa in a crisis reads help lines and no price, at ${width} px`, {
    tag: width === 1440 ? "@deep" : [],
  }, async ({ page, ai, asker }) => {
    await page.setViewportSize({ width, height: 844 });
    await asker(page, 0);
    await page.goto("/chat?user=Lisa");
    await page.getByRole("textbox", { name: "Message", exact: true }).fill(crisis);
    await page.keyboard.press("Enter");
    await expect(help(page).getByRole("link", { name: "Find A Helpline" })).toBeVisible();
    await help(page).getByRole("button", { name: "Close" }).click();
    const said = page.getByRole("list", { name: "Messages with Lisa" }).getByRole("article");
    const answer = said.filter({ hasText: "findahelpline.com" });
    await expect(answer).toBeVisible();
    await expect(said).toHaveCount(2);
    await expect(answer).not.toContainText(/XP|charged/);
    await expect(page.getByText("more XP for Lisa's answer")).toBeHidden();
    await expectAccessibleEverywhere(page);
    expect(ai.asked.filter(({ kind }) => kind === "chat")).toEqual([]);
  });
}

test("a member without XP is answered with help lines in an AI chat, which a reload shows", async ({ page, asker }) => {
  await asker(page, 0);
  await page.goto("/ai-chat");
  await page.getByLabel("Your question").fill(crisis);
  await expect(page.getByRole("button", { name: /^Send for/ })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(help(page)).toBeVisible();
  await help(page).getByRole("button", { name: "Close" }).click();
  const chat = page.getByRole("group", { name: "Messages" });
  await expect(chat.getByText("findahelpline.com")).toBeVisible();
  await expect(page.getByText("more XP for this model")).toBeHidden();
  await page.reload();
  await expect(chat.getByText("findahelpline.com")).toBeVisible();
  await expect(chat.getByRole("button", { name: /XP/ })).toHaveCount(0);
});

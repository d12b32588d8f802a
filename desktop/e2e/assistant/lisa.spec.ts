import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { expect } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { test } from "./lisa-site.ts";

// One worker, one server.
test.describe.configure({ mode: "default" });

const composer = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });
const saidIn = (page: Page, words: string) =>
  page.getByRole("list", { name: "Messages with Lisa" }).getByRole("article").filter({ hasText: words });

test(
  "a member asks Lisa, sees her write and reads her answer",
  { tag: "@sweep" },
  async ({ page, ai, asker }) => {
    await asker(page, 100);
    await page.getByRole("link", { name: "Ask Lisa" }).first().click();
    const thread = page.getByRole("region", { name: "Conversation with Lisa" });
    await expect(thread.getByRole("heading", { name: "Hi, I'm Lisa" })).toBeVisible();
    await expect(thread.getByText("AI Assistant", { exact: true })).toBeVisible();
    await expect(thread.getByText("An answer costs 10 XP, up to 20 a day.")).toBeVisible();
    await expect(thread.getByText("Lisa answers for 10 XP. You have 100.")).toBeVisible();
    await expectAccessibleEverywhere(page);
    ai.behave("chat", { reply: "Step outside for a minute, and breathe out slowly." });
    const answer = ai.hold("chat");
    await thread.getByRole("button", { name: "I could use a kind word today" }).click();
    await expect(composer(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(thread.getByText("Lisa is typing…")).toBeVisible();
    answer.release();
    await expect(saidIn(page, "Step outside for a minute")).toBeVisible();
    await expect(thread.getByText("Lisa is typing…")).toHaveCount(0);
    await expect(thread.getByText("Lisa answers for 10 XP. You have 90.")).toBeVisible();
    await expectAccessibleEverywhere(page);
  },
);

test("a mention in a post brings her comment, with her label and a notification @deep", async ({ page, ai, asker }) => {
  await asker(page, 100);
  ai.behave("chat", { reply: "A walk before dinner helps many people." });
  await page.goto("/create-post");
  const text = page.getByLabel("Post text");
  await text.pressSequentially("Slept badly again, @l");
  const lisa = page.getByRole("option", { name: /@Lisa/ });
  await expect(lisa).toContainText("AI Assistant");
  await expect(lisa).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Lisa will answer (10 XP).")).toBeVisible();
  await text.pressSequentially("what helps?");
  await page.getByRole("button", { name: "Post", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: /^Notifications/ }).first().click();
  await page.getByRole("link", { name: /Lisa \(AI Assistant\) answered you/ }).click();
  await expect(page).toHaveURL(/\/post\/.+\?comment=/);
  const comment = page.getByRole("main").getByRole("article").filter({ hasText: "A walk before dinner" })
    .last();
  await expect(comment.getByText("AI Assistant", { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  ai.behave("chat", { reply: "Then dim the lights an hour before." });
  await page.getByLabel("Write a comment").fill("And without a walk, @lisa?");
  await expect(page.getByText("Lisa will answer (10 XP).")).toBeVisible();
  await page.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(page.getByRole("main").getByText("Then dim the lights an hour before.")).toBeVisible();
});

test("with too little XP Lisa says so in private, with the way to the shop, and takes nothing", async ({ page, asker }) => {
  await asker(page, 0);
  await page.goto("/chat?user=Lisa");
  await expect(page.getByText("You need 10 more XP for Lisa's answer.")).toBeVisible();
  await composer(page).fill("Are you there?");
  await page.keyboard.press("Enter");
  const note = saidIn(page, "Nothing was charged");
  await expect(note).toBeVisible();
  await note.getByRole("link", { name: /\/shop$/ }).click();
  await expect(page).toHaveURL("/shop");
});

test("a member chooses what Lisa answers with; GPT-5 waits for a Gold Crown @deep", async ({ page, asker }) => {
  await asker(page, 0);
  await page.goto("/settings");
  const models = page.getByRole("group", { name: "Lisa answers with" });
  await expect(models.getByRole("radio", { name: /^Standard/ })).toBeChecked();
  const locked = models.getByRole("radio", { name: /^GPT-5/ });
  await expect(locked).toBeDisabled();
  await expect(locked).toHaveAccessibleDescription(/Needs a Gold Crown badge/);
  await models.getByRole("radio", { name: /^GPT-4o/ }).check();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Settings saved");
  await page.goto("/chat?user=Lisa");
  await expect(page.getByText("An answer with GPT-4o costs 50 XP, up to 20 a day.")).toBeVisible();
});

import type { Page } from "@playwright/test";
import { asServer, refusal } from "../support/as-server.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { openSession } from "../support/members.ts";
import { inputMethodOf } from "../keyboard/input-method.ts";
import { ask, chatOf, expect, expectXp, memberWithXp, test } from "./assistant-test.ts";

test.describe.configure({ mode: "default" });

/**
 * Chooses the item of the open menu that the key leads to. Focus moves after the key, and into the
 * menu after it is drawn.
 */
async function chooseByKey(page: Page, key: "Home" | "End", name: string): Promise<void> {
  await expect(page.getByRole("menu").and(page.locator(":focus-within"))).toBeVisible();
  await page.keyboard.press(key);
  await expect(page.getByRole("menuitem", { name })).toBeFocused();
  await page.keyboard.press("Enter");
}

const answers = (page: Page) => chatOf(page).getByText(/calm answer/);

test(
  "a question is edited and sent again, its answer regenerated and read aloud",
  { tag: "@sweep" },
  async ({ page, server, ai, site }) => {
    // The browser of the tests has no voice.
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(globalThis, {
        said,
        SpeechSynthesisUtterance: class {
          readonly text: string;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
      Object.defineProperty(globalThis, "speechSynthesis", {
        value: { cancel: () => undefined, speak: ({ text }: { text: string }) => void said.push(text) },
      });
    });
    await openSession(page, await memberWithXp(server, 100), site.url);
    await page.goto("/ai-chat");
    await ask(page, "How do I rest?");
    await expect(answers(page)).toHaveText(/You asked: How do I rest\?/);
    await page.getByRole("button", { name: "Edit and resend" }).click();
    await page.getByLabel("Edit your question").fill("How do I sleep?");
    await expectAccessibleEverywhere(page);
    await page.getByRole("button", { name: "Resend for 25 XP" }).click();
    await expect(answers(page)).toHaveText(/You asked: How do I sleep\?/);
    await expectXp(page, 50);

    const versions = page.getByRole("group", { name: "Versions of this question" });
    await page.route("**/api/ai/chat", (route) => route.fulfill(asServer(refusal)), { times: 1 });
    await page.getByRole("button", { name: "Regenerate for 25 XP" }).click();
    // The answer stays when no other comes.
    const failure = page.getByRole("alert").filter({ hasText: "Not now" });
    await expect(failure).toBeVisible();
    await expect(answers(page)).toHaveText(/You asked: How do I sleep\?/);
    await failure.getByRole("button", { name: "Cancel" }).click();
    await expect(failure).toBeHidden();

    ai.behave("chat", { reply: "Another calm answer." });
    const held = ai.hold("chat");
    await page.getByRole("button", { name: "Regenerate for 25 XP" }).click();
    await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeEnabled();
    await expect(versions).toHaveText("3 of 3");
    await held.asked;
    held.release();
    await expect(answers(page)).toHaveText("Another calm answer.");
    await expectXp(page, 25);
    await page.reload();
    await expect(answers(page)).toHaveCount(1);

    const earlier = versions.getByRole("button", { name: "Earlier version" });
    await expect(versions).toHaveText("3 of 3");
    await earlier.click();
    await expect(answers(page)).toHaveText(/You asked: How do I sleep\?/);
    await expect(earlier).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(answers(page)).toHaveText(/You asked: How do I rest\?/);
    await expect(versions).toHaveText("1 of 3");
    await expectAccessibleEverywhere(page);

    const chats = page.getByRole("navigation", { name: "AI chats" });
    await chats.getByRole("searchbox").fill("another CALM");
    const found = chats.getByRole("list", { name: "Messages found" });
    await expect(found.locator("mark")).toHaveText(["Another", "calm"]);
    await expectAccessibleEverywhere(page);
    await found.getByRole("button").click();
    await expect(versions).toHaveText("3 of 3");
    expect(await page.evaluate(() => [...CSS.highlights.get("found-words") ?? []].map(String)))
      .toEqual(["Another", "calm"]);
    await chats.getByRole("searchbox").fill("");

    await page.getByRole("button", { name: "Read aloud" }).click();
    await expect(page.getByRole("button", { name: "Stop reading" })).toBeVisible();
    expect(await page.evaluate(() => (globalThis as unknown as { said: string[] }).said))
      .toEqual(["Another calm answer."]);
  },
);

test(
  "by keyboard alone a member asks, also after a reload, stops, renames, finds and deletes a chat",
  { tag: "@deep" },
  async ({ page, server, ai, site }) => {
    await openSession(page, await memberWithXp(server, 100), site.url);
    await page.goto("/ai-chat");
    await expect(page.getByLabel("Your question")).toBeFocused();
    ai.behave("chat", { after: 0, then: "hang" });
    await page.keyboard.type("First line");
    await page.reload();
    await expect(page.getByLabel("Your question")).toHaveValue("First line");
    await expect(page.getByLabel("Your question")).toBeFocused();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("second line");
    // Enter asks nothing before the price is known.
    await expect(page.getByRole("button", { name: "Send for 25 XP" })).toBeEnabled();
    await page.keyboard.press("Enter");
    await expect(chatOf(page).getByText("First line\nsecond line")).toBeVisible();
    await expect(page).toHaveURL(/\?chat=/);
    await expect(page.getByLabel("Your question")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Stop", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chatOf(page).getByText("You stopped before anything came.")).toBeVisible();

    const chats = page.getByRole("navigation", { name: "AI chats" });
    const options = chats.getByRole("button", { name: /^Options for Chat_/ });
    await options.focus();
    await page.keyboard.press("Enter");
    await chooseByKey(page, "Home", "Rename");
    await expect(page.getByLabel("Title of the chat")).toBeFocused();
    await page.keyboard.type("Evening walk");
    await page.keyboard.press("Enter");
    const row = chats.getByRole("button", { name: "Evening walk", exact: true });
    await expect(row).toBeVisible();

    await chats.getByRole("searchbox").focus();
    await page.keyboard.type("morning");
    await expect(chats.getByText("Nobody said this in a chat")).toBeVisible();
    await expect(chats.getByRole("heading", { name: "Chat titles" })).toHaveCount(0);
    await expect(page.getByRole("status").getByText("No chat has these words")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(row).toBeVisible();

    await chats.getByRole("button", { name: "Options for Evening walk" }).focus();
    await page.keyboard.press("Enter");
    await chooseByKey(page, "End", "Delete");
    await expect(page.getByRole("alertdialog", { name: "Delete this chat session?" })).toBeVisible();
    await expectAccessibleEverywhere(page);
    await page.getByRole("button", { name: "Delete", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(chats.getByText("No chats yet")).toBeVisible();
    await expect(page).toHaveURL("/ai-chat");
  },
);

test("Enter and Esc of an input method neither ask nor rename; Enter afterwards does", async ({ page, server, site }) => {
  await openSession(page, await memberWithXp(server, 100), site.url);
  await page.goto("/ai-chat");
  const question = page.getByLabel("Your question");
  await expect(page.getByRole("button", { name: "Send for 25 XP" })).toBeVisible();
  const method = await inputMethodOf(page);
  await question.focus();
  await method.compose("ねむりたい");
  await method.press("Enter");
  await method.confirm("眠りたい");
  // Safari has ended the composition before the keydown of its Enter.
  await method.press("Enter");
  await expect(question).toHaveValue("眠りたい");
  await page.keyboard.press("Enter");
  await expect(answers(page)).toHaveText(/You asked: 眠りたい/);
  await expectXp(page, 75);

  const chats = page.getByRole("navigation", { name: "AI chats" });
  await chats.getByRole("button", { name: /^Options for/ }).focus();
  await page.keyboard.press("Enter");
  await chooseByKey(page, "Home", "Rename");
  const title = page.getByLabel("Title of the chat");
  await expect(title).toBeFocused();
  await method.compose("よる");
  await method.press("Escape");
  await method.confirm("夜");
  await method.press("Enter");
  await expect(title).toHaveValue("夜");
  await page.keyboard.press("Enter");
  await expect(chats.getByRole("button", { name: "夜", exact: true })).toBeVisible();
});

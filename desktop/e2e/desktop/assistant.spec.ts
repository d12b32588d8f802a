import { mergeTests } from "@playwright/test";
import {
  ask,
  chatOf,
  expect,
  expectXp,
  memberWithXp,
  test as assistantTest,
} from "../assistant/assistant-test.ts";
import { signInToApp } from "./app-actions.ts";
import { test as desktopTest } from "./desktop-test.ts";

const test = mergeTests(desktopTest, assistantTest);

test("in the app an answer streams, goes on through a reload and is stopped @deep", async ({ server, ai, openApp }) => {
  const member = await memberWithXp(server, 100);
  const { page } = await openApp();
  await signInToApp(page, member);
  await page.getByRole("link", { name: "AI Chat" }).first().click();
  ai.behave("chat", { reply: "Breathe in slowly.\n\nAnd out again.", after: 4, then: "pause" });
  await ask(page, "How do I rest?");
  await expect(chatOf(page).getByText("Breathe in slowly.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(chatOf(page).getByText("Breathe in slowly.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(chatOf(page).getByText("You stopped this answer.")).toBeVisible();
  await expectXp(page, 75);
});

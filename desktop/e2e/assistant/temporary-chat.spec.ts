import type { Page } from "@playwright/test";
import { openSession } from "../support/members.ts";
import { ask, chatOf, expect, memberWithXp, test } from "./assistant-test.ts";

const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave this temporary chat?" });
const stay = (page: Page) => question(page).getByRole("button", { name: "Cancel" }).click();

test("a temporary chat asks before it is lost, however it is left", async ({ page, server, site }) => {
  await openSession(page, await memberWithXp(server, 100), site.url);
  await page.goto("/");
  await page.getByRole("link", { name: "AI Chat" }).first().click();
  const toggle = page.getByRole("button", { name: "Temporary chat" });
  await toggle.click();
  await toggle.click();
  await expect(question(page)).toHaveCount(0);
  await toggle.click();
  await ask(page, "What keeps me calm?");
  const answer = chatOf(page).getByRole("listitem").filter({ hasText: /^You asked: What keeps me calm/ });
  await expect(answer).toBeVisible();
  await expect(toggle).toBeEnabled();

  for (
    const leave of [
      () => toggle.click(),
      () => page.getByRole("button", { name: "New Chat" }).click(),
      () => page.getByRole("link", { name: "Leaderboard" }).first().click(),
      () => page.evaluate(() => history.back()),
    ]
  ) {
    await leave();
    await stay(page);
    await expect(answer).toBeVisible();
  }
  const asked = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(answer).toBeVisible();

  await page.getByRole("button", { name: "New Chat" }).click();
  await question(page).getByRole("button", { name: "Leave chat" }).click();
  await expect(page.getByRole("heading", { name: "AI Chat" })).toBeVisible();
  await expect(answer).toHaveCount(0);
  await page.getByRole("link", { name: "Leaderboard" }).first().click();
  await expect(page).toHaveURL("/leaderboard");
});

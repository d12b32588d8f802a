import type { Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { composer, openThread, otherBrowser, twoMembers } from "./two-members.ts";

const help = (page: Page) => page.getByRole("region", { name: "You are not alone" });

test("a member who writes words of crisis to a friend is offered help, and the friend is not @deep", async ({ browser, page, server, baseURL }) => {
  const [wren, iris] = await twoMembers(server);
  const friend = await otherBrowser(browser, baseURL);
  await openThread(friend, iris, wren);
  await openThread(page, wren, iris);
  await composer(page).fill("I want to kill myself");
  await page.keyboard.press("Enter");
  await expect(help(page).getByRole("link", { name: "Find A Helpline" })).toBeVisible();
  await expect(friend.getByRole("article").filter({ hasText: "I want to kill myself" })).toBeVisible();
  await help(page).getByRole("button", { name: "Close" }).click();
  await expect(help(page)).toBeHidden();
  await composer(page).fill("You bitch, I want to kill myself");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Message Blocked/).first()).toBeVisible();
  await expect(help(page).getByRole("link", { name: "Find A Helpline" })).toBeVisible();
  await expect(help(friend)).toBeHidden();
});

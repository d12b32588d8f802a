import { joinedMember } from "../support/members.ts";
import { signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("the field of the find bar stays the last match when something opens behind it, and keeps the focus", async ({ server, openApp }) => {
  const app = await openApp();
  await signInToApp(app.page, await joinedMember(server));
  const field = app.page.getByLabel("Find on this screen");
  await expect(async () => {
    await app.ask("clickMenu", "find");
    await expect(field).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // As dialogs and toasts come, whose parts are put last on the page.
  await app.page.evaluate(() => {
    const later = document.createElement("div");
    later.textContent = "opened later, opened later";
    document.body.append(later);
  });
  const count = app.page.getByRole("search").getByRole("status");
  await field.pressSequentially("opened later");
  await expect(count).toHaveText("1/2");
  await field.press("Enter");
  await expect(count).toHaveText("2/2");
  await field.press("Enter");
  await expect(count).toHaveText("1/2");
  expect(await field.evaluate((own) => document.body.lastElementChild?.contains(own))).toBe(true);
  await expect(field).toBeFocused();
  await field.press("Escape");
  await expect(field).toBeHidden();
});

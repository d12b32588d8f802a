import { expectAccessibleEverywhere } from "../support/access.ts";
import { openDesk } from "../support/administrator.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember, loseSession, signIn, stranger } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { createBot, openDetails, rowOf } from "./create-bot.ts";

test("a member's calls of the bots are refused, and a stranger is sent to sign in", async ({ page, server }) => {
  await signIn(page, await joinedMember(server));
  for (const path of ["/api/bot-users", "/api/bots/status", "/api/bot-users/detect/main-table"]) {
    expect((await page.request.get(path)).status(), path).toBe(403);
  }
  await page.goto("/community-settings?tab=bots");
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  await loseSession(page);
  await page.goto("/community-settings?tab=bots");
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("a bot is opened, stopped, edited and deleted by keyboard, and what happens is announced @deep", async ({ page, server }) => {
  const bot = await createBot(server);
  await openDesk(page, "bots");
  const { keyboard } = page;
  const row = rowOf(page, bot);
  await row.getByRole("button", { name: bot.displayName, exact: true }).focus();
  await keyboard.press("Enter");
  await expect(row.getByRole("button", { name: "Edit" })).toBeVisible();
  await keyboard.press("Tab");
  await expect(row.getByRole("switch")).toBeFocused();
  await keyboard.press("Space");
  await expect(page.getByText(`${bot.displayName} is stopped.`)).toBeAttached();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Edit ${bot.displayName}` })).toBeFocused();
  await page.getByRole("button", { name: "Cancel" }).focus();
  await keyboard.press("Enter");
  await expect(row.getByRole("button", { name: bot.displayName, exact: true })).toBeFocused();
  await row.getByRole("button", { name: "Delete…" }).focus();
  await keyboard.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`${bot.displayName} is deleted.`)).toBeAttached();
});

test(
  "the screens of the bots and their dialogs are accessible and fit",
  { tag: "@sweep" },
  async ({ page, server }) => {
    test.slow();
    const long = `${"Professor Featherstonehaugh ".repeat(3)}`.trim();
    const bot = await createBot(server, {
      displayName: `${long} ${stranger().username}`,
      interests: "glimmering".repeat(20),
    });
    const { username } = stranger();
    await joinedMember(server, { username, email: `${username}@bots.glimmer.app`, displayName: long });
    await openDesk(page, "bots");
    const row = await openDetails(page, bot);
    await expectAccessibleEverywhere(page);
    for (const [opener, title] of [["Try an answer", "Try an answer"], ["Delete…", "Delete"]] as const) {
      await test.step(title, async () => {
        await row.getByRole("button", { name: opener }).click();
        const dialog = page.getByRole(title === "Delete" ? "alertdialog" : "dialog");
        await expectAccessibleEverywhere(page);
        await expectFitsEverywhere(dialog, title);
        await page.keyboard.press("Escape");
      });
    }
    await test.step("delete all", async () => {
      await page.getByRole("button", { name: "Delete all bots…" }).click();
      await expectAccessibleEverywhere(page);
      await page.keyboard.press("Escape");
    });
    await test.step("form", async () => {
      await page.getByRole("button", { name: "New bot" }).click();
      await page.getByRole("button", { name: "Create bot" }).click();
      await expect(page.getByText("Please name at least one interest.")).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
    await test.step("detected", async () => {
      await page.goto("/community-settings?tab=detected");
      await expect(page.locator("[data-detected]").first()).toBeVisible();
      await expectAccessibleEverywhere(page);
    });
  },
);

import type { Page } from "@playwright/test";
import { openDesk } from "../support/administrator.ts";
import { createBot, openDetails, rowOf, someBot } from "./create-bot.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

async function openNew(page: Page): Promise<void> {
  await openDesk(page, "bots");
  await page.getByRole("button", { name: "New bot" }).click();
  await expect(page.getByRole("form", { name: "New bot" })).toBeVisible();
}

test("every bad value is said at its field, the first gets the focus, and nothing is sent", async ({ page }) => {
  await openNew(page);
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const bad = {
    "Display name": [" ", "Display name is required"],
    "Username": ["a..b", "A dot can't come first or last, or right after another dot."],
    "Email": ["fern@example.org", "The email must end in @bots.glimmer.app."],
    "First name": ["a".repeat(51), "At most 50 characters"],
    "Bio": ["a".repeat(161), "The bio can have at most 160 characters."],
    "Starting XP": ["1.5", "Please give a whole number."],
    "Interests": [" ", "Please name at least one interest."],
    "Length of a text": ["12", "At least 40."],
    "From (UTC)": ["", "Please give a time as HH:MM:SS."],
    "Posts an hour": ["61", "At most 60 an hour."],
    "Comments an hour": ["", "Please give a number."],
    "Likes an hour": ["-1", "Not below 0."],
    "Image style": ["a".repeat(501), "At most 500 characters"],
  } as const;
  for (const [label, [value]] of Object.entries(bad)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole("button", { name: "Create bot" }).click();
  for (const [label, [, message]] of Object.entries(bad)) {
    await expect(page.getByLabel(label, { exact: true }), label).toHaveAccessibleDescription(
      new RegExp(message.replaceAll(/[.()]/g, "\\$&")),
    );
  }
  await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
  expect(sent).toEqual([]);
});

test("the form computes level, acts a day and the hours as they are written", async ({ page }) => {
  await openNew(page);
  const comments = page.getByLabel("Comments an hour");
  await expect(comments).toHaveAccessibleDescription("About 45 a day in its hours.");
  // The browser is in Paris, an hour or two ahead of UTC.
  await expect(page.getByText(/^9 hours a day\. By your clock (09:00–18:00|10:00–19:00)\.$/)).toBeVisible();
  await page.getByLabel("Until (UTC)").fill("04:00");
  await expect(page.getByText("20 hours a day, which wraps midnight")).toBeVisible();
  await expect(comments).toHaveAccessibleDescription("About 100 a day in its hours.");
  await comments.fill("0.01");
  await expect(comments).toHaveAccessibleDescription("Less than 1 a day in its hours.");
  await page.getByLabel("Until (UTC)").fill("08:00");
  await expect(page.getByText("Both times are the same, so it works all day.")).toBeVisible();
  await page.getByLabel("Starting XP").fill("99");
  await expect(page.getByText("That is level 1.")).toBeVisible();
  await chooseOption(page.getByLabel("Character"), "Cynic");
  await expect(page.getByText("How it sounds: dry and doubtful, never unkind.")).toBeVisible();
});

test("a bot that cannot be created keeps its draft, and says what the server said @deep", async ({ page }) => {
  const bot = someBot();
  await openNew(page);
  await page.getByLabel("Display name").fill(bot.displayName);
  await page.getByLabel("Username").fill(bot.username);
  await page.getByLabel("Email").fill(bot.userEmail);
  await page.getByLabel("Interests").fill("tea");
  let keys: (string | undefined)[] = [];
  await page.route("**/api/bot-users", async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    keys = [...keys, route.request().headers()["idempotency-key"]];
    await route.fulfill({ status: 500, json: {} });
  });
  await page.getByRole("button", { name: "Create bot" }).click();
  await expectToast(page, "Error", "Failed to create bot user");
  await expect(page.getByRole("form").getByRole("alert")).toContainText("Failed to create bot user");
  await expect(page.getByLabel("Display name")).toHaveValue(bot.displayName);
  await page.getByRole("button", { name: "Create bot" }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
});

test("a bot's picture is cropped, uploaded and saved with what else changed @deep", async ({ page, server }) => {
  const bot = await createBot(server);
  await openDesk(page, "bots");
  await (await openDetails(page, bot)).getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Choose a profile picture").setInputFiles(await photo());
  await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
  await expect(page.getByText("Your changes are not saved yet.")).toBeVisible();
  const sent = page.waitForRequest((request) => request.url().includes("/api/bot-users/"));
  await page.getByRole("button", { name: "Save changes" }).click();
  expect(Object.keys((await sent).postDataJSON() as object)).toEqual(["profileImageUrl"]);
  await expect(rowOf(page, bot).locator("img")).toHaveAttribute("src", /./);
});

test("leaving the form or the tab asks about unsaved changes @deep", async ({ page }) => {
  await openNew(page);
  await page.getByLabel("Display name").fill("Fern");
  await expect(page.getByText("Your changes are not saved yet.")).toBeVisible();
  await page.getByRole("tab", { name: "Audit" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Display name")).toHaveValue("Fern");
  await page.goBack();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("button", { name: "New bot" })).toBeVisible();
  await page.goto("/community-settings?tab=bots&bot=nobody@bots.glimmer.app");
  await expect(page.getByText("There is no such bot")).toBeVisible();
});

test("a taken username says so while it is typed", async ({ page, server }) => {
  const bot = await createBot(server);
  await openNew(page);
  await page.getByLabel("Username").fill(bot.username);
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/taken/i);
  await page.getByLabel("Username").fill(someBot().username);
  await expect(page.getByLabel("Username")).not.toHaveAccessibleDescription(/taken/i);
});

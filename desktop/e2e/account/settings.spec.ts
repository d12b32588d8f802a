import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const form = (page: Page) => page.getByRole("form", { name: "Settings that are saved together" });
const filter = (page: Page) => page.getByRole("region", { name: "Content filter level" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

test("settings are saved together, by keyboard, and the bar names what is not saved yet", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const bar = form(page).getByRole("status");
  const save = form(page).getByRole("button", { name: "Save Changes" });
  await expect(bar).toHaveText("Everything is saved.");
  await expect(save).toBeDisabled();
  for (const level of ["Low", "None"]) {
    await expect(filter(page).getByRole("radio", { name: level })).toBeDisabled();
  }
  await expect(form(page).getByText("Needs an active Black Crown or Gold Crown badge.")).toHaveCount(2);
  await filter(page).getByRole("radio", { name: "Top" }).focus();
  await page.keyboard.press("ArrowDown");
  await form(page).getByRole("checkbox", { name: /^Read receipts/ }).focus();
  await page.keyboard.press("Space");
  await expect(bar).toHaveText("Not saved yet: content filter level and read receipts.");
  await expectAccessibleEverywhere(page);

  await page.route("**/api/users/settings", (route) => route.fulfill({ status: 500, body: "" }), {
    times: 1,
  });
  await save.focus();
  await page.keyboard.press("Enter");
  await expectToast(page, "Error", "Failed to update settings");
  await expect(filter(page).getByRole("radio", { name: "High" })).toBeChecked();
  const saved = page.waitForRequest("**/api/users/settings");
  await save.click();
  expect((await saved).postDataJSON()).toEqual({ moderationLevel: "high", showReadReceipts: false });
  await expectToast(page, "Settings saved");
  await expect(bar).toHaveText("Everything is saved.");
  await page.reload();
  await expect(filter(page).getByRole("radio", { name: "High" })).toBeChecked();
  await expect(form(page).getByRole("checkbox", { name: /^Read receipts/ })).not.toBeChecked();
});

test("Cancel goes home and saves nothing; leaving in another way asks first", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const nova = form(page).getByRole("radio", { name: "Nova" });
  await nova.check();
  await page.getByRole("link", { name: "Blocked users" }).click();
  await expect(question(page)).toContainText("Not saved yet: voice.");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/settings");
  await expect(nova).toBeChecked();
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/settings");
  await expect(form(page).getByRole("radio", { name: "Alloy" })).toBeChecked();
  await nova.check();
  await page.getByRole("link", { name: "Blocked users" }).click();
  await question(page).getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL("/blocked-users");
});

test("a row below the top bar leads to each section, also from an address, without losing what is not saved @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const row = page.getByRole("navigation", { name: "Sections" });
  await form(page).getByRole("checkbox", { name: /^Read receipts/ }).click();
  await row.getByRole("link", { name: "Spending" }).click();
  const spending = page.getByRole("heading", { name: "Spending" });
  await expect(spending).toBeInViewport();
  await expect(spending).toBeFocused();
  await expect(row.getByRole("link", { name: "Spending" })).toHaveAttribute("aria-current", "location");
  await expect(form(page).getByRole("status")).toHaveText("Not saved yet: read receipts.");
  await page.reload();
  await page.goto("/settings#signed-in-devices");
  await expect(page.getByRole("heading", { name: "Signed-in devices" })).toBeFocused();
  // The last is short, and never reaches the middle of the window.
  for (const name of ["Your data", "Notifications on this device"]) {
    await row.getByRole("link", { name }).click();
    await expect(row.getByRole("link", { name })).toHaveAttribute("aria-current", "location");
  }
});

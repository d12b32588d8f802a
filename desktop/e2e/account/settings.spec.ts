import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const form = (page: Page) => page.getByRole("form", { name: "Settings that are saved together" });
const filter = (page: Page) => page.getByRole("region", { name: "Content filter level" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Leave without saving?" });

test("settings are saved together, by keyboard, and the bar names what is not saved yet @walk", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const bar = form(page).getByRole("status");
  const save = form(page).getByRole("button", { name: "Save Changes" });
  await expect(bar).toHaveText("Everything is saved.");
  await expect(save).toBeDisabled();
  for (const level of ["Low", "None"]) {
    await expect(filter(page).getByRole("radio", { name: level })).toBeDisabled();
  }
  await expect(filter(page).getByText("Needs an active Black Crown or Gold Crown badge.")).toHaveCount(2);
  await expect(filter(page).getByRole("link", { name: "See the crowns" }).last())
    .toHaveAttribute("href", "/xp-shop");
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

test("Cancel goes home and saves nothing; leaving in another way asks first @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const nova = form(page).getByRole("radio", { name: "Nova" });
  await nova.check();
  const account = page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Account" });
  await account.click();
  await expect(account).toHaveAttribute("aria-current", "location");
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

test("a list at the side leads to each section, also from an address, without losing what is not saved @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const list = page.getByRole("navigation", { name: "Sections" });
  const link = (name: string) => list.getByRole("link", { name, exact: true });
  await form(page).getByRole("checkbox", { name: /^Read receipts/ }).click();
  await link("Spending").click();
  const spending = page.getByRole("heading", { name: "Spending" });
  await expect(spending).toBeInViewport();
  await expect(spending).toBeFocused();
  await expect(link("Spending")).toHaveAttribute("aria-current", "location");
  await expect(link("Content filter level")).toBeInViewport();
  await expect(form(page).getByRole("status")).toHaveText("Not saved yet: read receipts.");
  await page.reload();
  for (const id of ["signed-in-devices", "lisa-answers-with", "content-filter-level", "account"]) {
    await page.goto(`/settings#${id}`);
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  // The last is short, and never reaches the middle of the window.
  for (const name of ["Your data", "Notifications on this device"]) {
    await link(name).click();
    await expect(link(name)).toHaveAttribute("aria-current", "location");
  }
});

test("on a phone the sections are a row that fades where it is cut, and the keyboard reaches them all @deep", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const row = page.getByRole("navigation", { name: "Sections" });
  const cut = row.getByRole("list");
  await expect(cut).toHaveAttribute("data-cut", "after");
  // Its script comes last.
  await expect(row.getByRole("link", { name: "Notifications on this device" })).toBeAttached();
  const links = await row.getByRole("link").all();
  await links[0]?.focus();
  for (const link of links.slice(1)) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await expect(cut).toHaveAttribute("data-cut", "before");
  await row.getByRole("link", { name: "Account" }).click();
  await expect(cut).toHaveAttribute("data-cut", "before after");
});

test("a list of values works by keyboard, in a low window and with forced colours @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const country = page.getByRole("combobox", { name: "Country for help lines" });
  const option = (name: string) => page.getByRole("option", { name, exact: true });
  await country.focus();
  await page.keyboard.press("ArrowDown");
  await expect(option("Find it for me")).toBeFocused();
  await page.keyboard.press("End");
  await expect(option("Another country")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(option("Find it for me")).toBeFocused();
  await page.keyboard.type("ne");
  await expect(option("Netherlands")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(country).toBeFocused();
  await expect(country).toHaveText("Find it for me");
  await page.keyboard.type("fin");
  await expect(country).toHaveText("Finland");
  await expectToast(page, "Settings saved");
  for (const view of [{ width: 320, height: 256 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(view);
    await page.emulateMedia({ forcedColors: "active" });
    await country.press("Enter");
    const box = await page.getByRole("listbox").boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(view.width);
    expect(box!.y + box!.height).toBeLessThanOrEqual(view.height);
    await page.keyboard.press("End");
    await expect(option("Another country")).toBeInViewport({ ratio: 1 });
    expect(await option("Another country").evaluate((one) => getComputedStyle(one).outlineStyle)).toBe(
      "solid",
    );
    await page.keyboard.press("Escape");
  }
});

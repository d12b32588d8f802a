import { readFile } from "node:fs/promises";
import { exportsPerDay } from "#shared/account/leaving-contract.ts";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { expectKeptImages } from "../support/drafts.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";

test("a member downloads their data from the settings", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=/settings");
  const section = page.getByRole("region", { name: "Your data" });
  const download = page.waitForEvent("download");
  await section.getByRole("button", { name: "Download my data" }).click();
  const file = await download;
  // By the browser itself, which keeps none of it in memory.
  expect(new URL(file.url()).pathname).toBe("/api/account/export");
  expect(file.suggestedFilename()).toMatch(/^glimmer-data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  // A local file header first, and the end of the directory last.
  expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\x03\x04");
  expect(bytes.subarray(-22, -18).toString("latin1")).toBe("PK\x05\x06");
  expect(bytes.includes("README.txt")).toBe(true);
  await expect(section.getByRole("status")).toHaveText(
    "The download has begun. Your browser shows how far it is.",
  );
  await expectAccessibleEverywhere(page);
});

test("a download that fails says so beside its button, and can be tried again", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=/settings");
  const section = page.getByRole("region", { name: "Your data" });
  await page.route("**/api/rate-limit-status", (route) => route.abort());
  await section.getByRole("button", { name: "Download my data" }).click();
  await expect(section.getByRole("alert")).toContainText("Your data could not be downloaded.");
  await page.unroute("**/api/rate-limit-status");
  const download = page.waitForEvent("download");
  await section.getByRole("button", { name: "Download my data" }).click();
  await download;
  await expect(section.getByRole("alert")).toHaveCount(0);
});

test("a sixth download in a day says from when on it is possible", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=/settings");
  for (let n = 0; n < exportsPerDay; n++) await page.request.get("/api/account/export");
  const section = page.getByRole("region", { name: "Your data" });
  await section.getByRole("button", { name: "Download my data" }).click();
  await expect(section.getByRole("alert")).toContainText("You have downloaded your data 5 times in a day.");
});

test("a member deletes their account and gets it back by signing in @deep", async ({ browser, baseURL, page, server }) => {
  const member = await joinedMember(server);
  const friend = await joinedMember(server);
  await signIn(page, member, "/login?next=/create-post");
  await page.getByLabel("Post text").fill("Never posted");
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await expectKeptImages(page, 1);
  await page.goto("/settings");
  const opener = page.getByRole("region", { name: "Your data" }).getByRole("button", {
    name: "Delete account",
  });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  const confirm = dialog.getByRole("button", { name: "Delete account" });
  const password = dialog.getByLabel("Password", { exact: true });
  await confirm.click();
  await expect(dialog.getByText("Enter your password.")).toBeVisible();
  await password.fill("Not-this-1!");
  await confirm.click();
  await expect(dialog.getByText("This is not your password.")).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue("Not-this-1!");
  await password.fill(member.password);
  await confirm.click();
  await expect(page).toHaveURL(/\/login\?mode=deleted$/);
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await expectKeptImages(page, 0);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith("glimmer:draft:"))).toEqual([]);
  await expectAccessibleEverywhere(page);

  const other = await browser.newPage({ baseURL });
  await signIn(other, friend, `/login?next=/${member.username}`);
  await expect(other.getByText("User Not Found")).toBeVisible();

  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "You deleted this account." })).toBeVisible();
  const keep = page.getByRole("button", { name: "Keep my account" });
  await expect(keep).toBeFocused();
  await expectAccessibleEverywhere(page);
  await keep.click();
  await expect(page).toHaveURL(/\/$/);
  await other.reload();
  await expect(other.getByRole("heading", { name: member.displayName, exact: true })).toBeVisible();
  await other.close();
});

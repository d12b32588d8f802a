import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { fillInRegistration, joinedMember, signIn, stranger } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const account = (page: Page) => page.getByRole("region", { name: "Account" });
/** The first day of a year, long enough ago to be of that age. */
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

test("a member under 18 gives a date of birth once, with a guardian's consent @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const date = account(page).getByLabel("Date of birth");
  const save = account(page).getByRole("button", { name: "Save date of birth" });
  await expect(save).toBeDisabled();
  await date.fill(yearsAgo(12));
  await save.click();
  await expect(date).toHaveAccessibleDescription(/You need to be 13 or older/);
  await date.fill(yearsAgo(15));
  await save.click();
  await expect(account(page).getByText("a parent or guardian needs to agree")).toBeVisible();
  await expectAccessibleEverywhere(page);
  await account(page).getByLabel("My parent or guardian agrees").check();
  await save.click();
  await expectToast(page, "Date of birth saved");
  await expect(account(page)).toContainText("You count as under 18 until the end of January");
  await page.reload();
  await expect(account(page)).toContainText("That month is all we keep of your date of birth");
  await expect(date).toHaveCount(0);
});

test("a form left open after the date was given elsewhere says so and shows what counts @deep", async ({ page, server }) => {
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const date = account(page).getByLabel("Date of birth");
  await date.fill(yearsAgo(15));
  await account(page).getByLabel("My parent or guardian agrees").check();
  const elsewhere = await page.request.put("/api/account/birth-date", {
    data: { birthDate: yearsAgo(30) },
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(elsewhere.status()).toBe(200);
  await account(page).getByRole("button", { name: "Save date of birth" }).click();
  await expectToast(page, "You have already given your date of birth, which is possible only once.");
  await expect(account(page)).toContainText("You count as 18 or older");
  await expect(date).toHaveCount(0);
});

test("a date of birth at registration counts, and one that doesn't fit says why", async ({ page }) => {
  await page.goto("/register");
  await fillInRegistration(page, stranger());
  const submit = page.getByRole("button", { name: "Create Account" });
  await page.getByLabel("Date of birth (optional)").fill(yearsAgo(15));
  await expect(page.getByText("Still needed: a parent's or guardian's agreement.")).toBeVisible();
  await page.getByLabel("Date of birth (optional)").fill(yearsAgo(30));
  await expect(page.getByText("Everything is filled in.")).toBeVisible();
  const sent = page.waitForRequest("**/api/auth/register");
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ birthDate: yearsAgo(30), confirmAge: true });
  await expectToast(page, "Account Created Successfully!");
});

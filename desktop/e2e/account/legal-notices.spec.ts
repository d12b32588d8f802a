import { product } from "#shared/product.ts";
import { expectAccessible } from "../support/access.ts";
import { changeUser, hideServerTime } from "../support/as-server.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

const dayMs = 86_400_000;
const termsDate = Date.parse(product.termsVersion);
const inEffect = Math.max(termsDate, Date.parse(product.privacyVersion));

test("changed terms are announced with their date, until the member dismisses it @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await hideServerTime(page);
  await changeUser(page, { acceptedTermsVersion: "2025-01-01" });
  await page.clock.setFixedTime(termsDate - 5 * dayMs);
  await page.goto("/");
  const banner = page.getByRole("region", { name: "Changed legal texts" });
  const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(termsDate);
  await expect(banner).toContainText(`Our Terms of Service will change on ${date}.`);
  await expect(banner.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  await expectAccessible(page);
  await banner.getByRole("button", { name: "Dismiss" }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto("/terms");
  await expect(page.getByText(`Last updated: ${date}`)).toBeVisible();
  await expect(page.getByText("In force now for whoever joins today.")).toBeVisible();
});

test("texts in effect have to be accepted at the next visit", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await hideServerTime(page);
  await changeUser(page, { acceptedTermsVersion: "2025-01-01", acceptedPrivacyVersion: "2025-01-01" });
  await page.clock.setFixedTime(inEffect + dayMs);
  await page.goto("/settings");
  const dialog = page.getByRole("alertdialog", { name: "Our legal texts have changed" });
  await expect(dialog.getByRole("link")).toHaveText(["Terms of Service", "Privacy Policy"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.route("**/api/account/accept-legal-texts", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog.getByRole("alert")).toContainText("We couldn't reach the server.");
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog).toBeHidden();
  await page.unrouteAll({ behavior: "wait" });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a member who does not accept can sign out, and can read the texts before @deep", async ({ page, server }) => {
  await openSession(page, await joinedMember(server));
  await hideServerTime(page);
  await changeUser(page, { acceptedPrivacyVersion: "2025-01-01" });
  await page.clock.setFixedTime(inEffect + dayMs);
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  // The home page brings the server's time along.
  await page.goto("/settings");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
});

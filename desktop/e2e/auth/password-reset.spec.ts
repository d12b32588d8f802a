import type { Page } from "@playwright/test";
import { linkIn, mailTo, outboxOf } from "../support/mail.ts";
import { joinedMember, signIn, stranger } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

async function setPassword(page: Page, password: string, confirmed = password): Promise<void> {
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(confirmed);
  await page.getByRole("button", { name: "Reset Password" }).click();
}

test("a forgotten password is reset by mail once, and other devices are signed out", async ({ page, server, browser }) => {
  const member = await joinedMember(server);
  const before = (await outboxOf(server, member.email)).length;
  const elsewhere = await browser.newPage({ baseURL: server.origin });
  await signIn(elsewhere, member);

  await page.goto("/login?mode=forgot");
  await page.getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expectToast(page, "Reset Email Sent");
  const link = linkIn(await mailTo(server, member.email, before + 1), "/login");
  await page.goto(link);
  await setPassword(page, "NewMorning8!");
  await expectToast(page, "Password Reset Successful");
  await expect(page).toHaveURL("/login");

  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Login Failed", "Incorrect email or password");
  // Its page leaves by itself, and must not do so in the middle of what follows.
  await expect(elsewhere).toHaveURL("/login");
  await elsewhere.goto("/settings");
  await expect(elsewhere).toHaveURL("/login?next=%2Fsettings");
  await elsewhere.close();

  await page.goto(link);
  await setPassword(page, "Another9Day!");
  await expectToast(page, "Password Reset Failed", "This link has expired or was used already");
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("button", { name: "Send Reset Email" })).toBeVisible();
  await signIn(page, { ...member, password: "NewMorning8!" });
  await expect(page).toHaveURL("/");
});

test("the request has the same result for an unknown address", async ({ page, server }) => {
  const { email } = stranger();
  await page.goto("/login?mode=forgot");
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expectToast(page, "Reset Email Sent");
  expect(await outboxOf(server, email)).toHaveLength(0);
});

test("the request shows why it failed", { tag: "@deep" }, async ({ page }) => {
  await page.route("**/api/auth/forgot-password", (route) => route.abort());
  await page.goto("/login?mode=forgot");
  await page.getByLabel("Email").fill(stranger().email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expectToast(page, "Failed to Send Reset Email", "We couldn't reach the server");
  await expect(page.getByLabel("Email")).not.toHaveValue("");
});

test("the new password must follow the rule and match its confirmation", async ({ page }) => {
  await page.goto("/login?token=anything");
  await setPassword(page, "short", "short");
  await expect(page.getByText("Password must contain at least one uppercase letter")).toBeVisible();
  await expect(page.getByLabel("New password")).toBeFocused();
  await setPassword(page, "NewMorning8!", "NewMorning9!");
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await setPassword(page, "NewMorning8!", "");
  await expect(page.getByText("Please confirm your password")).toBeVisible();
  await setPassword(page, "NewMorning8!");
  await expectToast(page, "Password Reset Failed");
});

test("a link without its token says so", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/login?token=");
  await setPassword(page, "NewMorning8!");
  await expect(page.getByText("Reset token is required")).toBeVisible();
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { linkIn, mailTo } from "../support/mail.ts";
import { joinedMember, type Member } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** Somebody else tries ten wrong passwords, from the same network. */
async function lockOut(origin: string, { email }: Member): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    await api(origin).post("/api/auth/login", { email, password: "Wrong-one1!" }).catch(() => undefined);
  }
}

async function fillIn(page: Page, { email, password }: Member): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a locked-out member signs in by email, gets to the page they wanted, and is not locked out in that browser again", async ({ page, server, browser }) => {
  const member = await joinedMember(server);
  await lockOut(server.origin, member);
  await page.goto("/settings");
  await fillIn(page, member);
  await expectToast(page, "Login Failed", "Too many attempts. Please try again in 15 minutes");
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await expect(page.getByText(`Check your email. If ${member.email} belongs to an account`)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Too many attempts" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Send another in \d+ s/ })).toBeDisabled();
  const link = linkIn(await mailTo(server, member.email), "/login");
  expect(link).toMatch(`${server.origin}/login?link=`);

  await test.step("a mail scanner that opens the link does not use it up, even when it runs scripts", async () => {
    for (const method of ["GET", "HEAD"]) expect((await fetch(link, { method })).status).toBe(200);
    const scanner = await browser.newPage();
    await scanner.goto(link);
    await expect(scanner.getByRole("button", { name: "Sign In" })).toBeVisible();
    await scanner.context().close();
  });
  await page.goto(link);
  await expectToast(page, "Login Successful", `Welcome, ${member.displayName}.`);
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();

  await test.step("after signing out and another lock-out, the known device signs in by password", async () => {
    await page.getByRole("button", { name: /menu/i }).first().click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
    await lockOut(server.origin, member);
    await page.goto("/login");
    await fillIn(page, member);
    await expect(page).toHaveURL("/");
  });
});

import type { Page } from "@playwright/test";
import { expectAccessibleEverywhere } from "../support/access.ts";
import { changeUser } from "../support/as-server.ts";
import { linkIn, mailTo, outboxOf } from "../support/mail.ts";
import { joinedMember, type Member, openSession, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

/** Asks for another address on the profile. */
async function askFor(page: Page, email: string, { password }: Member): Promise<void> {
  await page.getByRole("button", { name: "Change email" }).click();
  const dialog = page.getByRole("dialog", { name: "Change email" });
  await dialog.getByLabel("New email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Send link" }).click();
}

test("an email changes by the link mailed to the new address @deep", async ({ browser, baseURL, page, server }) => {
  const member = await joinedMember(server);
  const email = `new.${member.email}`;
  await signIn(page, member, "/login?next=/profile?tab=edit");
  await expect(page.getByText(member.email, { exact: true })).toBeVisible();
  await askFor(page, email, { ...member, password: "Not-this-1!" });
  const password = page.getByRole("dialog").getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(member.password);
  await page.getByRole("dialog").getByRole("button", { name: "Send link" }).click();
  await expectToast(page, "Check your email");
  await expect(page.getByText(`Pending: ${email}.`)).toBeVisible();
  const link = linkIn(await mailTo(server, email), "/confirm-email");

  const visitor = await browser.newPage({ baseURL });
  await visitor.goto("/confirm-email");
  await expect(visitor.getByRole("alert")).toContainText("This link isn't complete");
  await visitor.goto(link);
  await expectAccessibleEverywhere(visitor);
  await visitor.getByRole("button", { name: "Confirm email" }).click();
  await expect(visitor.getByRole("heading", { name: "Email changed" })).toBeFocused();
  await visitor.goto(link);
  await visitor.getByRole("button", { name: "Confirm email" }).click();
  await expect(visitor.getByRole("alert")).toBeVisible();
  await openSession(visitor, { ...member, email });
  await visitor.close();
  await page.reload();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText("Pending:")).toBeHidden();
});

test("a change that nobody asked for is stopped from the old address, and everyone is signed out @deep", async ({ browser, baseURL, page, server }) => {
  const member = await joinedMember(server);
  const before = (await outboxOf(server, member.email)).length;
  await signIn(page, member, "/login?next=/settings");
  await askFor(page, `thief.${member.email}`, member);
  await expectToast(page, "Check your email");
  const link = linkIn(await mailTo(server, member.email, before + 1), "/refuse-email");
  const visitor = await browser.newPage({ baseURL });
  await visitor.goto(link);
  await expectAccessibleEverywhere(visitor);
  await visitor.getByRole("button", { name: "Stop the change" }).click();
  await expect(visitor.getByRole("heading", { name: "The change is stopped" })).toBeFocused();
  await visitor.getByRole("link", { name: "Set a new password" }).click();
  await expect(visitor).toHaveURL("/login?mode=forgot");
  await visitor.close();
  // The page may be on its way to sign-in already.
  await page.goto("/settings").catch(() => undefined);
  await expect(page).toHaveURL("/login?next=%2Fsettings");
});

test("a requested change is cancelled where it is shown @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=/profile?tab=edit");
  await askFor(page, `other.${member.email}`, member);
  await page.getByRole("button", { name: "Cancel change" }).click();
  await expectToast(page, "Change cancelled");
  await page.reload();
  await expect(page.getByRole("button", { name: "Change email" })).toBeVisible();
  await expect(page.getByText("Pending:")).toBeHidden();
});

test("the form warns an administrator by address that another address ends the right @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  // The administrator of these tests' server is one by joining first, not by address.
  await changeUser(page, { isAdmin: true, isAdminByEmail: true });
  await signIn(page, member, "/login?next=/profile?tab=edit");
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByRole("dialog", { name: "Change email" }))
    .toContainText(`You are an administrator because of your address, ${member.email}.`);
  await expectAccessibleEverywhere(page);
});

test("Reset Password sends the mail and says so", async ({ page, server }) => {
  const member = await joinedMember(server);
  const before = (await outboxOf(server, member.email)).length;
  await signIn(page, member, "/login?next=/profile?tab=edit");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await expect(
    page.getByRole("main").getByText(`We sent a link to ${member.email}. It works once, for one hour.`),
  )
    .toBeVisible();
  expect((await mailTo(server, member.email, before + 1)).links.join(" ")).toContain("/login?");
});

import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { linkIn, mailTo, outboxOf } from "../support/mail.ts";
import {
  fillInRegistration,
  joinedMember,
  registeredMember,
  signInByForm,
  stranger,
} from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Create Account" });

test("registers, shows where the mail went, and resends it @walk", async ({ page, server }) => {
  const member = stranger();
  await page.goto("/register");
  await fillInRegistration(page, member);
  await submit(page).click();
  await expectToast(page, "Account Created Successfully!");
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText(member.email);
  await expect(page.getByRole("main")).toContainText(`The link is for @${member.username}.`);
  await expect(page.getByRole("link", { name: "Go to Login" })).toHaveAttribute("href", "/login");
  await expectAccessible(page);
  await mailTo(server, member.email);
  await page.getByRole("button", { name: "Resend Verification Email" }).click();
  await expectToast(page, "Verification Email Sent");
  const again = await mailTo(server, member.email, 2);
  expect(again.text).toContain(`@${member.username}`);
  await page.goto(linkIn(again, "/verify-email"));
  await expect(page.getByText(`You can sign in now, as @${member.username}.`)).toBeVisible();
});

test(
  "continues with another username when the first one was taken meanwhile",
  { tag: "@deep" },
  async ({ page, server }) => {
    const { username, ...member } = await registeredMember(server);
    await joinedMember(server, { username, email: stranger().email });
    await page.goto(linkIn(await mailTo(server, member.email), "/verify-email"));
    await page.getByRole("button", { name: "Confirm email" }).click();
    await expect(page.getByRole("heading", { name: "Choose another username" })).toBeFocused();
    await expect(page.getByText(`Somebody else took the name @${username}`)).toBeVisible();
    await expectAccessibleEverywhere(page);

    const finish = page.getByRole("button", { name: "Finish Joining" });
    await page.getByLabel("Username").fill(username);
    await finish.click();
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/This username is already taken/);
    const other = stranger().username;
    await page.getByLabel("Username").fill(other);
    await finish.click();
    await expect(page.getByRole("heading", { name: "Email verified" })).toBeFocused();
    await expect(page.getByText(`You can sign in now, as @${other}.`)).toBeVisible();
    await signInByForm(page, { ...member, username: other });
    await expect(page).toHaveURL("/");
  },
);

test("keeps the button disabled and says what is missing until everything is valid", async ({ page }) => {
  await page.goto("/register");
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription(
    /Still needed: a valid email.*Privacy Policy/,
  );
  await fillInRegistration(page, stranger());
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel("Username").fill("ab");
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription("Still needed: a username.");
  for (
    const [name, rule] of [["l1sa", "not available"], ["ada.", "A dot can't come first or last"]] as const
  ) {
    await page.getByLabel("Username").fill(name);
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription(new RegExp(rule));
    await expect(submit(page)).toBeDisabled();
  }
  await page.getByLabel("Username").fill("abc");
  await page.getByLabel("I accept the Privacy Policy").uncheck();
  await expect(submit(page)).toHaveAccessibleDescription("Still needed: the Privacy Policy.");
});

test("shows every field's rule when submitted too early, and sends nothing", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/auth/register", (route) => {
    calls++;
    return route.abort();
  });
  await page.goto("/register");
  await page.getByLabel("Display name").press("Enter");
  for (
    const message of [
      "Invalid email address",
      "Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&)",
      "Username must be at least 3 characters",
      "Display name is required",
      "You must be at least 13 years old to join",
      "You must accept the Terms and Conditions",
      "You must accept the Privacy Policy",
    ]
  ) await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  expect(calls).toBe(0);
});

test("checks off the password rules while typing", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/register");
  const rule = page.getByRole("list", { name: "Your password needs" }).getByRole("listitem");
  await expect(rule.filter({ hasText: "(missing)" })).toHaveCount(5);
  await page.getByLabel("Password", { exact: true }).fill("abcDEF12");
  await expect(rule.filter({ hasText: "(missing)" })).toHaveText(/One of/);
  await page.getByLabel("Password", { exact: true }).fill("abcDEF12 !");
  await expect(rule.filter({ hasText: "(missing)" })).toHaveText(/Only letters/);
  await page.getByLabel("Password", { exact: true }).fill("abcDEFgh-");
  await expect(page.getByText("- can't be used.")).toBeVisible();
  await expect(page.getByText("Still needed: a number")).toHaveCount(0);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    /- can't be used\.$/,
  );
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("passwordrules", /minlength: 8/);
  await page.getByLabel("Password", { exact: true }).fill("abcDEF12 !");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
});

test("says while a username is typed that it is taken", async ({ page, server }) => {
  const taken = await joinedMember(server);
  await page.goto("/register");
  const field = page.getByLabel("Username");
  await field.fill(taken.username.toUpperCase());
  await expect(page.getByText("This username is already taken")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill(`${taken.username}_too`);
  await expect(page.getByText("This username is already taken")).toHaveCount(0);
  await expect(page.getByText(`/${taken.username}_too`)).toBeVisible();
});

test("says one thing at a time about a new password", async ({ page }) => {
  await page.goto("/register");
  const field = page.getByLabel("Password", { exact: true });
  const said = page.getByText(/Still needed: (?!an? (valid )?email)|Password must contain|can't be used/);
  await field.fill("abcDEFgh");
  await expect(said).toHaveText([/^Still needed: a number/]);
  await field.blur();
  await expect(said).toHaveText([/^Password must contain/]);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("abcDEFgh-");
  await expect(said).toHaveText([/can't be used\.$/]);
  await field.fill("abcDEFgh1!");
  await expect(said).toHaveCount(0);
});

test("shows the server's refusal at its field @deep", async ({ page, server }) => {
  const taken = await joinedMember(server);
  await page.goto("/register");
  await fillInRegistration(page, { ...stranger(), username: taken.username.toUpperCase() });
  await submit(page).click();
  await expectToast(page, "Registration Failed", "This username is already taken");
  await expect(page.getByLabel("Username")).toBeFocused();
  await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/This username is already taken/);
  await page.getByLabel("Username").fill(stranger().username);
  await page.getByLabel("Password", { exact: true }).fill("Password1!");
  await submit(page).click();
  await expectToast(page, "Registration Failed", "easy to guess");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill(taken.password);
  await page.getByLabel("Display name").fill("Kill yourself");
  await submit(page).click();
  await expectToast(page, "Registration Failed", "encourages someone to harm themselves");
  await expect(page.getByLabel("Display name")).toBeFocused();
});

test(
  "a late refusal does not move the caret",
  { tag: "@deep" },
  async ({ page, server }) => {
    const taken = await joinedMember(server);
    const answer = Promise.withResolvers<void>();
    await page.route("**/api/auth/register", async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto("/register");
    await fillInRegistration(page, { ...stranger(), username: taken.username });
    await submit(page).click();
    await page.getByLabel("Display name").click();
    answer.resolve();
    await expect(page.getByLabel("Username")).toHaveAccessibleDescription(/This username is already taken/);
    await expect(page.getByLabel("Display name")).toBeFocused();
  },
);

test("shows the same for a known address, and informs its owner by mail", async ({ page, server }) => {
  const known = await joinedMember(server);
  const before = (await outboxOf(server, known.email)).length;
  await page.goto("/register");
  await fillInRegistration(page, { ...stranger(), email: known.email });
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
  await mailTo(server, known.email, before + 1);
});

test("keeps the typed fields over a reload, except password and consent", async ({ page }) => {
  const member = stranger();
  await page.goto("/register");
  await fillInRegistration(page, member);
  await page.reload();
  await expect(page.getByLabel("Email")).toHaveValue(member.email);
  await expect(page.getByLabel("Username")).toHaveValue(member.username);
  await expect(page.getByLabel("Display name")).toHaveValue(member.displayName);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("I accept the Terms and Conditions")).not.toBeChecked();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(member.password);
});

test("opens the legal texts in a new tab", async ({ page, context }) => {
  await page.goto("/register");
  await page.getByLabel("Display name").fill("Robin");
  for (
    const [name, address] of [["Terms and Conditions", "/terms"], ["Privacy Policy", "/privacy"]] as const
  ) {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name }).click();
    await expect(await opened).toHaveURL(address);
  }
  await expect(page.getByLabel("Display name")).toHaveValue("Robin");
  await expect(page.getByLabel("I accept the Terms and Conditions")).not.toBeChecked();
});

test("sends the inviter, and shows the profile's address while the name is typed", async ({ page, server }) => {
  const host = await joinedMember(server);
  const member = stranger();
  await page.goto(`/register?ref=${host.username}`);
  await expect(page.getByText(`${host.username} invited you`)).toBeVisible();
  await fillInRegistration(page, member);
  await expect(page.getByText(`${new URL(server.origin).host}/${member.username}`)).toBeVisible();
  const sent = page.waitForRequest("**/api/auth/register");
  await submit(page).click();
  expect((await sent).postDataJSON()).toMatchObject({
    ref: host.username,
    confirmAge: true,
    timeZone: "Europe/Paris",
  });
  await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
});

test("does not show an unknown inviter's name from the link", { tag: "@deep" }, async ({ page }) => {
  await page.goto(`/register?ref=${encodeURIComponent("Your account is locked. Somebody")}`);
  await expect(page.getByText("It takes a minute.")).toBeVisible();
  await expect(page.getByText("Your account is locked")).toHaveCount(0);
});

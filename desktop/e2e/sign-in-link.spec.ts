import type { Page } from "@playwright/test";
import { api } from "./support/api.ts";
import { type Member, stranger } from "./support/members.ts";
import { type RunningServer, startServer } from "./support/server.ts";
import { type Smtp, startSmtp } from "./support/smtp.ts";
import { expect, test as base } from "./support/test.ts";
import { expectToast } from "./support/toast.ts";

/** A server of its own, which sends its mail. */
const test = base.extend<{ member: Member }, { smtp: Smtp; site: RunningServer }>({
  smtp: [async ({}, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.stop();
  }, { scope: "worker" }],
  site: [async ({ smtp }, use) => {
    const site = await startServer({ SMTP_URL: smtp.url });
    await use(site);
    await site.stop();
  }, { scope: "worker", timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.url),
  member: async ({ server, smtp }, use) => {
    const member = stranger();
    const consent = { confirmAge: true, acceptTerms: true, acceptPrivacy: true };
    await server.post("/api/auth/register", { ...member, ...consent });
    const link = linkIn(await smtp.mail(member.email, "Verify your email for Glimmer"));
    await server.get(`/api/auth/verify-email${new URL(link).search}`);
    await use(member);
  },
});
// One worker, one server.
test.describe.configure({ mode: "default" });

function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

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

const offer = (page: Page) => page.getByRole("button", { name: "Email me a sign-in link" });

test("a locked-out member signs in by email, returns to where they were going, and is not locked out in that browser again", async ({ page, server, smtp, member, browser }) => {
  await lockOut(server.origin, member);
  await page.goto("/settings");
  await fillIn(page, member);
  await expectToast(page, "Login Failed", "Too many attempts. Please try again in 15 minutes");
  await offer(page).click();
  await expect(page.getByText(`Check your email. If ${member.email} belongs to an account`)).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "Too many attempts" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Send another in \d+ s/ })).toBeDisabled();
  const link = linkIn(await smtp.mail(member.email, "Sign in to Glimmer"));
  expect(link).toMatch(`${server.origin}/login?link=`);

  await test.step("what opens links in mails does not use it up, even where it runs scripts", async () => {
    for (const method of ["GET", "HEAD"]) expect((await fetch(link, { method })).status).toBe(200);
    const scanner = await browser.newPage();
    await scanner.goto(link);
    await expect(scanner.getByRole("button", { name: "Sign In" })).toBeVisible();
    await scanner.context().close();
  });
  await page.goto(link);
  await expectToast(page, "Login Successful", `Welcome back, ${member.displayName}.`);
  await expect(page).toHaveURL("/settings");
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();

  await test.step("signed out and locked out again, the known device is let in by password", async () => {
    await page.getByRole("button", { name: /menu/i }).first().click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Join Today" })).toBeVisible();
    await lockOut(server.origin, member);
    await page.goto("/login");
    await fillIn(page, member);
    await expect(page).toHaveURL("/");
  });
});

test("another browser signs in after a click; a link that was used says so and leads to a new one", {
  tag: "@deep",
}, async ({ page, server, smtp, member }) => {
  await server.post("/api/auth/sign-in-link", { email: member.email });
  const link = linkIn(await smtp.mail(member.email, "Sign in to Glimmer"));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Sign in to Glimmer" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Open it there" })).toHaveAttribute(
    "href",
    `glimmer://login${new URL(link).search}`,
  );
  await page.route("**/api/auth/login/link", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("We couldn't reach the server.")).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expectToast(page, "Login Successful");
  await expect(page).toHaveURL("/");
  await page.goto(link);
  await expect(page).toHaveURL("/");

  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "This link doesn't work any more" })).toBeFocused();
  await expect(page.getByText("This sign-in link has expired or was used already.")).toBeVisible();
  await page.getByRole("link", { name: "Email me a new link" }).click();
  await page.getByLabel("Email").fill(member.email);
  await offer(page).click();
  await expectToast(page, "Sign-in link sent");
  const fresh = linkIn(await smtp.mail(member.email, "Sign in to Glimmer", 2));
  await page.goto(fresh);
  await expect(page).toHaveURL("/");
});

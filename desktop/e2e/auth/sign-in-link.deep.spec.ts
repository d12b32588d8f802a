import { loseSession, type Member, stranger } from "../support/members.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { type Smtp, startSmtp } from "../support/smtp.ts";
import { expect, test as base } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

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

function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in: ${text}`);
  return link;
}

test("another browser signs in after a click; a used link offers a new one", async ({ page, server, smtp, member }) => {
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

  await loseSession(page);
  await page.goto(link);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeFocused();
  await expect(page.getByText("This sign-in link has expired or was used already.")).toBeVisible();
  await page.getByRole("link", { name: "Email me a new link" }).click();
  await page.getByLabel("Email").fill(member.email);
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await expectToast(page, "Sign-in link sent");
  const fresh = linkIn(await smtp.mail(member.email, "Sign in to Glimmer", 2));
  await page.goto(fresh);
  await expect(page).toHaveURL("/");
});

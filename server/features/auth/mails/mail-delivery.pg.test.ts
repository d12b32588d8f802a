import { afterAll, describe, expect, test } from "vitest";
import { findLinks } from "../../../providers/mail/open-mailer.ts";
import { createSmtpMailer } from "../../../providers/mail/smtp-mailer.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { startMailServer } from "../../../testing/servers/mail-server.ts";
import { unusedPort } from "../../../testing/servers/unused-port.ts";
import { member } from "../../../testing/member.ts";
import { newRegistration } from "../register/testing/registrations.ts";

const addresses = {
  from: "Glimmer <hello@glimmer.example>",
  replyTo: "help@glimmer.example",
  publicUrl: "https://glimmer.example",
};
const mailerTo = (url: string) => createSmtpMailer(url, addresses);

describe("with a mail server", async () => {
  const server = await startMailServer();
  const mail = mailerTo(server.url);
  const t = await createTestApp({ providers: { mail } });
  afterAll(async () => {
    await mail.close();
    await server.close();
  });

  test("verifies a new member by the link of either part", async () => {
    const arriving = server.next();
    const registration = newRegistration();
    await t.post("/api/auth/register", registration);
    const { to, parts } = await arriving;
    expect(to).toEqual([registration.email]);
    const [link = ""] = findLinks(parts.get("text/plain") ?? "");
    expect(link).toMatch(/^http:\/\/glimmer\.test\/verify-email\?token=/);
    expect(parts.get("text/html")).toContain(`href="${link}"`);
    const answer = await t.get(`/api/auth/verify-email${new URL(link).search}`);
    expect(await answer.json()).toMatchObject({ verified: true });
  });

  test("sets a new password by the mailed link", async () => {
    const ada = await member(t, { displayName: "Ada <b>&</b> Co" });
    const arriving = server.next();
    await t.post("/api/auth/forgot-password", { email: ada.email });
    const { parts } = await arriving;
    expect(parts.get("text/plain")).toContain("Hello Ada <b>&</b> Co,");
    expect(parts.get("text/html")).toContain("Hello Ada &lt;b&gt;&amp;&lt;/b&gt; Co,");
    const [link = ""] = findLinks(parts.get("text/plain") ?? "");
    expect(link).toMatch(/^http:\/\/glimmer\.test\/login\?token=/);
    const password = "Another7!bank";
    const answer = await t.post("/api/auth/reset-password", {
      token: new URL(link).searchParams.get("token"),
      password,
      confirmPassword: password,
    });
    expect(answer.status).toBe(200);
  });

  test("signs a member in by the link of either part", async () => {
    const registration = newRegistration();
    await t.post("/api/auth/register", registration);
    const verification = await mailTo(registration.email, "Verify your email for Glimmer");
    const [verify = ""] = findLinks(verification.parts.get("text/plain") ?? "");
    await t.get(`/api/auth/verify-email${new URL(verify).search}`);
    await t.post("/api/auth/sign-in-link", { email: registration.email });
    const { parts } = await mailTo(registration.email, "Sign in to Glimmer");
    const [link = ""] = findLinks(parts.get("text/plain") ?? "");
    expect(link).toMatch(/^http:\/\/glimmer\.test\/login\?link=/);
    expect(parts.get("text/html")).toContain(`href="${link}"`);
    const answer = await t.post("/api/auth/login/link", { token: new URL(link).searchParams.get("link") });
    expect(await answer.json()).toMatchObject({ username: registration.username });
  });

  /** The mail to an address with this subject, once it has arrived. */
  async function mailTo(email: string, subject: string) {
    for (;;) {
      const found = server.received.find(({ to, headers }) =>
        to.includes(email) && headers.get("subject") === subject
      );
      if (found) return found;
      await server.next();
    }
  }
});

describe("while the mail server is unreachable", async () => {
  const away = await unusedPort();
  const mail = mailerTo(`smtp://127.0.0.1:${away}`);
  const t = await createTestApp({ providers: { mail } });
  afterAll(() => mail.close());

  test("keeps the registration", async () => {
    const registration = newRegistration();
    const answer = await t.post("/api/auth/register", registration);
    expect(answer.status).toBe(201);
    expect(await t.sql`select id from pending_registrations where email = ${registration.email}`)
      .toHaveLength(1);
  });
});

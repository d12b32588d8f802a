import { createServer } from "node:net";
import { once } from "node:events";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { linksIn } from "../../providers/mail/links-in.ts";
import { createMailQueue } from "../../providers/mail/mail-queue.ts";
import type { Mailer } from "../../providers/mail/mailer.ts";
import { createSmtpTransport } from "../../providers/mail/smtp-transport.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { startMailServer } from "../../testing/mail-server.ts";
import { newRegistration } from "./test-registration.ts";

const silent = pino({ level: "silent" });

function mailerTo(url: string): Mailer {
  return createMailQueue(createSmtpTransport(url, "Glimmer <hello@glimmer.example>"), silent, {
    retryDelaysMs: [1, 1],
    drainMs: 100,
  });
}

describe("over a mail server", async () => {
  const server = await startMailServer();
  const mail = mailerTo(server.url);
  const t = await createTestApp({ deps: { mail } });
  afterAll(async () => {
    await mail.close();
    await server.close();
  });

  test("a new member verifies with the link of either part", async () => {
    const arriving = server.next();
    const registration = newRegistration({ displayName: "Ada <b>&</b> Co" });
    await t.post("/api/auth/register", registration);
    const { to, parts } = await arriving;
    expect(to).toEqual([registration.email]);
    expect(parts.get("text/plain")).toContain("Hello Ada <b>&</b> Co,");
    expect(parts.get("text/html")).toContain("Hello Ada &lt;b&gt;&amp;&lt;/b&gt; Co,");

    const [link = ""] = linksIn(parts.get("text/plain") ?? "");
    expect(link).toMatch(/^http:\/\/glimmer\.test\/verify-email\?token=/);
    expect(parts.get("text/html")).toContain(`href="${link}"`);
    const answer = await t.get(`/api/auth/verify-email${new URL(link).search}`);
    expect(await answer.json()).toMatchObject({ verified: true });
  });

  test("a forgotten password is set with the mailed link", async () => {
    const registration = newRegistration();
    const arriving = server.next();
    await t.post("/api/auth/register", registration);
    await arriving;
    const resetArriving = server.next();
    await t.post("/api/auth/forgot-password", { email: registration.email });
    const [link = ""] = linksIn((await resetArriving).parts.get("text/plain") ?? "");
    expect(link).toMatch(/^http:\/\/glimmer\.test\/login\?token=/);
    const password = "Another7!bank";
    const answer = await t.post("/api/auth/reset-password", {
      token: new URL(link).searchParams.get("token"),
      password,
      confirmPassword: password,
    });
    expect(answer.status).toBe(200);
  });
});

describe("while the mail server is away", async () => {
  const away = await portNobodyListensOn();
  const mail = mailerTo(`smtp://127.0.0.1:${away}`);
  const t = await createTestApp({ deps: { mail } });
  afterAll(() => mail.close());

  test("a registration is kept all the same", async () => {
    const registration = newRegistration();
    const answer = await t.post("/api/auth/register", registration);
    expect(answer.status).toBe(201);
    expect(await t.sql`select id from members where email = ${registration.email}`).toHaveLength(1);
  });
});

async function portNobodyListensOn(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

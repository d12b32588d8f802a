import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { asWritten } from "#shared/language/text.ts";
import { startMailServer } from "../../testing/servers/mail-server.ts";
import { composeMail } from "./compose-mail.ts";
import { mayPass } from "./mailer.ts";
import { createSmtpMailer, getGreeting } from "./smtp-mailer.ts";

const server = await startMailServer();
const addresses = {
  from: "Glimmer <hello@glimmer.example>",
  replyTo: "help@glimmer.example",
  publicUrl: "https://social.glimmer.example:8443",
};
const mailer = createSmtpMailer(server.url, addresses);

afterAll(async () => {
  await mailer.close();
  await server.close();
});

const letter = composeMail({
  to: "ada@example.org",
  language: "en",
  subject: asWritten("Grüße von Glimmer 🌱"),
  name: "Ådä",
  paragraphs: [asWritten("a line that is long enough to be folded ".repeat(5).trim())],
  action: { label: asWritten("Open"), url: `https://glimmer.example/verify-email?token=${"x".repeat(300)}` },
  notes: [asWritten("= and . and .. survive")],
});
const mail = { ...letter, messageId: "<one@glimmer.example>" };

let before = 0;
beforeEach(() => {
  before = server.received.length;
});

test("sends both parts unchanged to the mail server", async () => {
  await mailer.deliver(mail);
  const received = server.received[before];
  expect(received?.from).toBe("hello@glimmer.example");
  expect(received?.to).toEqual(["ada@example.org"]);
  expect(received?.headers.get("from")).toBe("Glimmer <hello@glimmer.example>");
  expect(received?.headers.get("reply-to")).toBe("help@glimmer.example");
  expect(received?.headers.get("content-type")).toContain("multipart/alternative");
  expect(received?.headers.get("auto-submitted")).toBe("auto-generated");
  const unfold = (text: string | undefined) => text?.replaceAll("\r\n", "\n").trim();
  expect(unfold(received?.parts.get("text/plain"))).toBe(mail.text.trim());
  expect(unfold(received?.parts.get("text/html"))).toBe(mail.html.trim());
});

test("greets with the host of PUBLIC_URL, and by another name where SMTP_URL has one", async () => {
  await mailer.deliver(mail);
  expect(server.received[before]?.greeting).toBe("social.glimmer.example");
  const named = createSmtpMailer(`${server.url}/?name=out.example.org`, addresses);
  await named.deliver(mail);
  await named.close();
  expect(server.received.at(-1)?.greeting).toBe("out.example.org");
});

test.each([
  ["http://203.0.113.5:8787", "[203.0.113.5]"],
  ["http://[2001:db8::5]:8787", "[IPv6:2001:db8::5]"],
  ["http://localhost:8787", "localhost"],
])("greets from %s as %s", (publicUrl, greeting) => {
  expect(getGreeting(server.url, publicUrl)).toBe(greeting);
});

test("does not let a subject add headers", async () => {
  await mailer.deliver({ ...mail, subject: "Hello\r\nBcc: everybody@example.org" });
  const received = server.received[before];
  expect(received?.to).toEqual(["ada@example.org"]);
  expect(received?.headers.has("bcc")).toBe(false);
});

test("sends to one recipient only, never to a list", async () => {
  await expect(mailer.deliver({ ...mail, to: "ada@example.org, bea@example.org" })).rejects.toThrow();
  expect(server.received).toHaveLength(before);
});

test("has the given Message-ID", async () => {
  await mailer.deliver(mail);
  expect(server.received[before]?.headers.get("message-id")).toBe("<one@glimmer.example>");
});

test("treats a server that greets with a refusal as temporarily unavailable", async () => {
  const busy = createServer((socket) => void socket.end("554 Too many connections\r\n")).listen(
    0,
    "127.0.0.1",
  );
  await once(busy, "listening");
  const { port } = busy.address() as AddressInfo;
  const other = createSmtpMailer(`smtp://127.0.0.1:${port}`, addresses);
  const error = await other.deliver(mail).catch((reason: unknown) => reason) as { responseCode: number };
  expect([error.responseCode, mayPass(error)]).toEqual([554, true]);
  await other.close();
  busy.close();
});

test.each([[451, true], [550, false]])(
  "reports whether a refusal with %i is temporary",
  async (code, passes) => {
    server.refuseNext(code);
    const error: unknown = await mailer.deliver(mail).catch((reason: unknown) => reason);
    expect(mayPass(error)).toBe(passes);
    expect(server.received).toHaveLength(before);
  },
);

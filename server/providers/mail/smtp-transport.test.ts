import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startMailServer } from "../../testing/servers/mail-server.ts";
import { composeMail } from "./compose-mail.ts";
import { createMailQueue } from "./mail-queue.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

const server = await startMailServer();
const transport = createSmtpTransport(server.url, "Glimmer <hello@glimmer.example>");
const log = pino({ level: "silent" });

afterAll(async () => {
  await transport.close();
  await server.close();
});

const mail = composeMail({
  to: "ada@example.org",
  subject: "Grüße von Glimmer 🌱",
  greeting: "Hello Ådä,",
  paragraphs: ["a line that is long enough to be folded ".repeat(5).trim()],
  action: { label: "Open", url: `https://glimmer.example/verify-email?token=${"x".repeat(300)}` },
  notes: ["= and . and .. survive"],
});

let before = 0;
beforeEach(() => {
  before = server.received.length;
});

test("sends both parts unchanged to the mail server", async () => {
  await transport.deliver(mail);
  const received = server.received[before];
  expect(received?.from).toBe("hello@glimmer.example");
  expect(received?.to).toEqual(["ada@example.org"]);
  expect(received?.headers.get("from")).toBe("Glimmer <hello@glimmer.example>");
  expect(received?.headers.get("content-type")).toContain("multipart/alternative");
  expect(received?.headers.get("auto-submitted")).toBe("auto-generated");
  const unfold = (text: string | undefined) => text?.replaceAll("\r\n", "\n").trim();
  expect(unfold(received?.parts.get("text/plain"))).toBe(mail.text.trim());
  expect(unfold(received?.parts.get("text/html"))).toBe(mail.html.trim());
});

test("does not turn a subject into a header", async () => {
  await transport.deliver({ ...mail, subject: "Hello\r\nBcc: everybody@example.org" });
  const received = server.received[before];
  expect(received?.to).toEqual(["ada@example.org"]);
  expect(received?.headers.has("bcc")).toBe(false);
});

test("sends to one recipient only, never to a list", async () => {
  await expect(transport.deliver({ ...mail, to: "ada@example.org, bea@example.org" })).rejects.toThrow();
  expect(server.received).toHaveLength(before);
});

test("retries a temporary refusal, and not a permanent one", async () => {
  const queue = createMailQueue(transport, log, { retryDelaysMs: [1] });
  server.refuseNext(451);
  await queue.send(mail);
  expect(server.received).toHaveLength(before + 1);
  server.refuseNext(550);
  await expect(queue.send(mail)).rejects.toMatchObject({ responseCode: 550 });
  expect(server.received).toHaveLength(before + 1);
});

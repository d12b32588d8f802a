import { expect, test } from "vitest";
import { outboxMail } from "#shared/system/contract.ts";
import { movableClock } from "../../testing/movable-clock.ts";
import { createOutboxMailer } from "./open-mailer.ts";

const mail = (to: string, subject: string) => ({
  to,
  subject,
  text: "Open https://a.example/x?token=1. Or (https://b.example/y), please.",
  html: "<p>Open</p>",
  messageId: "<one@glimmer.test>",
});

test("shows mails newest first, by address in any case, with their links", async () => {
  const mailer = createOutboxMailer(movableClock());
  await mailer.deliver(mail("Ada@Example.org", "one"));
  await mailer.deliver(mail("bea@example.org", "two"));
  await mailer.deliver(mail("ada@example.org", "three"));
  expect(mailer.outbox.list().map(({ subject }) => subject)).toEqual(["three", "two", "one"]);
  const [newest, ...older] = mailer.outbox.list("ADA@example.org ");
  expect(older.map(({ subject }) => subject)).toEqual(["one"]);
  expect(outboxMail.parse(newest).links).toEqual(["https://a.example/x?token=1", "https://b.example/y"]);
});

test("keeps the last 200 mails", async () => {
  const mailer = createOutboxMailer(movableClock());
  for (let n = 1; n <= 201; n += 1) await mailer.deliver(mail("ada@example.org", String(n)));
  expect(mailer.outbox.list()).toHaveLength(200);
  expect(mailer.outbox.list().at(-1)?.subject).toBe("2");
});

import { expect, test } from "vitest";
import { outboxMail } from "#shared/system/contract.ts";
import { movableClock } from "../../testing/movable-clock.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";

const mail = (to: string, subject: string) => ({
  to,
  subject,
  text: "Open https://a.example/x?token=1. Or (https://b.example/y), please.",
  html: "<p>Open</p>",
});

test("shows mails newest first, by address in any case, with their links", async () => {
  const mailer = createOutboxMailer(movableClock());
  await mailer.send(mail("Ada@Example.org", "one"));
  await mailer.send(mail("bea@example.org", "two"));
  await mailer.send(mail("ada@example.org", "three"));
  expect(mailer.outbox.list().map(({ subject }) => subject)).toEqual(["three", "two", "one"]);
  const [newest, ...older] = mailer.outbox.list("ADA@example.org ");
  expect(older.map(({ subject }) => subject)).toEqual(["one"]);
  expect(outboxMail.parse(newest).links).toEqual(["https://a.example/x?token=1", "https://b.example/y"]);
});

test("keeps the last 200 mails", async () => {
  const mailer = createOutboxMailer(movableClock());
  for (let n = 1; n <= 201; n += 1) await mailer.send(mail("ada@example.org", String(n)));
  expect(mailer.outbox.list()).toHaveLength(200);
  expect(mailer.outbox.list().at(-1)?.subject).toBe("2");
});

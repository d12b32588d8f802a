import { pino } from "pino";
import { expect, test, vi } from "vitest";
import type { Mail } from "./mailer.ts";
import { createMailQueue, type MailQueueOptions } from "./mail-queue.ts";

const log = pino({ level: "silent" });
const mail = (subject: string): Mail => ({ to: "ada@example.org", subject, text: "", html: "" });

function setUp(deliver: (mail: Mail) => Promise<void>, options: MailQueueOptions = {}) {
  const transport = { deliver: vi.fn(deliver), close: vi.fn(() => Promise.resolve()) };
  return { transport, queue: createMailQueue(transport, log, { retryDelaysMs: [1, 1], ...options }) };
}

test("tries again until the mail server accepts", async () => {
  let attempts = 0;
  const { queue, transport } = setUp(() => {
    attempts += 1;
    return attempts < 3 ? Promise.reject(new Error("connection refused")) : Promise.resolve();
  });
  await queue.send(mail("hello"));
  expect(transport.deliver).toHaveBeenCalledTimes(3);
});

test("rejects after its last attempt", async () => {
  const { queue, transport } = setUp(() => Promise.reject(new Error("connection refused")));
  await expect(queue.send(mail("hello"))).rejects.toThrow("connection refused");
  expect(transport.deliver).toHaveBeenCalledTimes(3);
});

test("does not retry a permanent refusal", async () => {
  const { queue, transport } = setUp(() =>
    Promise.reject(Object.assign(new Error("no such mailbox"), { responseCode: 550 }))
  );
  await expect(queue.send(mail("hello"))).rejects.toThrow("no such mailbox");
  expect(transport.deliver).toHaveBeenCalledTimes(1);
});

test("limits simultaneous deliveries, and refuses beyond its capacity", async () => {
  const gate = Promise.withResolvers<void>();
  const { queue, transport } = setUp(() => gate.promise, { concurrency: 2, capacity: 3 });
  const sending = ["one", "two", "three"].map((subject) => queue.send(mail(subject)));
  await expect(queue.send(mail("four"))).rejects.toThrow("Too many");
  expect(transport.deliver).toHaveBeenCalledTimes(2);
  gate.resolve();
  await Promise.all(sending);
  expect(transport.deliver).toHaveBeenCalledTimes(3);
});

test("closing tries a waiting mail once more at once", async () => {
  let refused: () => void = () => {};
  const firstRefusal = new Promise<void>((resolve) => (refused = resolve));
  let isAway = true;
  const { queue, transport } = setUp(() => {
    if (!isAway) return Promise.resolve();
    refused();
    return Promise.reject(new Error("connection refused"));
  }, { retryDelaysMs: [60_000] });
  const sending = queue.send(mail("hello"));
  await firstRefusal;
  isAway = false;
  await queue.close();
  await sending;
  expect(transport.deliver).toHaveBeenCalledTimes(2);
  expect(transport.close).toHaveBeenCalledOnce();
  await expect(queue.send(mail("late"))).rejects.toThrow("closed");
});

test("closing does not wait for a silent mail server", async () => {
  const { queue, transport } = setUp(() => new Promise(() => {}), { drainMs: 5 });
  void queue.send(mail("hello"));
  await queue.close();
  expect(transport.close).toHaveBeenCalledOnce();
});

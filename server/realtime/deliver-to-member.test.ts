import { pino } from "pino";
import { expect, test, vi } from "vitest";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { MemberEvent } from "../context.ts";
import { createDelivery } from "./deliver-to-member.ts";

const memberId = "ada";
const unread: MemberEvent = { type: "unread", memberId };
const blocked: MemberEvent = { type: "user_blocked", memberId, userId: "bob" };
const log = pino({ level: "silent" });

/** A delivery whose reads end when the test says so. */
function setUp({ holds = true } = {}) {
  const reads: { resolve: (n: number) => void; reject: (error: Error) => void }[] = [];
  const sent: ServerFrame[] = [];
  const deliver = createDelivery({
    presenters: [
      {
        of: ["user_blocked"],
        present: (_, events) =>
          Promise.resolve(
            events.flatMap((e) => e.type === "user_blocked" ? [{ type: e.type, userId: e.userId }] : []),
          ),
      },
      {
        of: ["unread", "user_blocked"],
        present: () =>
          new Promise<number>((resolve, reject) => reads.push({ resolve, reject }))
            .then((messages) => [frame(messages)]),
      },
    ],
    voids: ({ type }) => type === "user_blocked",
    holds: () => holds,
    send: (_, frames) => void sent.push(...frames),
    log,
  });
  const nextRead = async (n: number) => {
    await expect.poll(() => reads.length).toBe(n);
    return reads[n - 1] as (typeof reads)[number];
  };
  return { deliver, reads, sent, nextRead };
}

const frame = (messages: number) => ({ type: "unread", notifications: 0, messages, requests: 0 }) as const;

test("reads once for a burst, and once more for events during the read, in order", async () => {
  const { deliver, reads, sent, nextRead } = setUp();
  for (let n = 0; n < 50; n++) deliver(unread);
  const first = await nextRead(1);
  for (let n = 0; n < 50; n++) deliver(unread);
  expect(reads).toHaveLength(1);
  first.resolve(1);
  (await nextRead(2)).resolve(2);
  await expect.poll(() => sent).toEqual([frame(1), frame(2)]);
  deliver(unread);
  (await nextRead(3)).resolve(3);
  await expect.poll(() => sent).toHaveLength(3);
});

test("does not send what was read before a block", async () => {
  const { deliver, sent, nextRead } = setUp();
  deliver(unread);
  const before = await nextRead(1);
  deliver(blocked);
  before.resolve(1);
  (await nextRead(2)).resolve(0);
  await expect.poll(() => sent).toEqual([{ type: "user_blocked", userId: "bob" }, frame(0)]);
});

test("keeps events while they cannot be read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { deliver, sent, nextRead } = setUp();
  deliver(unread);
  (await nextRead(1)).reject(new Error("The database is away"));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    (await nextRead(2)).resolve(4);
  });
  vi.useRealTimers();
  await expect.poll(() => sent).toEqual([frame(4)]);
});

test("sends one resync for more than 1,000 events at once", async () => {
  const { deliver, reads, sent } = setUp();
  for (let n = 0; n < 5_000; n++) deliver(unread);
  await expect.poll(() => sent).toEqual([{ type: "resync" }]);
  expect(reads).toEqual([]);
});

test("reads nothing for a member without sockets here", async () => {
  const { deliver, reads } = setUp({ holds: false });
  deliver(unread);
  await Promise.resolve();
  expect(reads).toEqual([]);
});

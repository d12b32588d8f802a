import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announceChangedMembers } from "./announce-changed-members.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An announcer whose reads are settled by hand. */
function announcer() {
  const reads: { ids: readonly string[]; settle: PromiseWithResolvers<void> }[] = [];
  const sent: unknown[] = [];
  const warn = vi.fn();
  const made = announceChangedMembers({
    read: async (ids) => {
      const settle = Promise.withResolvers<void>();
      reads.push({ ids, settle });
      await settle.promise;
      return ids.map((id) => ({
        frame: { type: "user_blocked" as const, userId: id },
        hiddenFrom: new Set(),
      }));
    },
    send: ({ frame }) => sent.push("userId" in frame && frame.userId),
    log: { warn },
  });
  const settle = async (error?: Error) => {
    if (error) reads.at(-1)?.settle.reject(error);
    else reads.at(-1)?.settle.resolve();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ...made, settle, sent, warn, readIds: () => reads.map(({ ids }) => ids) };
}

test("reads once for all members that change at about the same time, and again for later changes", async () => {
  const { changed, settle, sent, readIds } = announcer();
  for (const id of ["ada", "bob", "ada"]) changed(id);
  await vi.advanceTimersByTimeAsync(100);
  expect(readIds()).toEqual([["ada", "bob"]]);
  changed("ada");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readIds()).toHaveLength(1);
  await settle();
  expect(sent).toEqual(["ada", "bob"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(readIds()).toEqual([["ada", "bob"], ["ada"]]);
});

test("discards what was read before a block, and reads it again", async () => {
  const { changed, blocked, settle, sent, readIds } = announcer();
  changed("ada");
  await vi.advanceTimersByTimeAsync(100);
  blocked("ada");
  await settle();
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await settle();
  expect([sent, readIds()]).toEqual([["ada"], [["ada"], ["ada"]]]);
});

test("retries after a second while the database is unavailable", async () => {
  const { changed, settle, sent, warn } = announcer();
  changed("ada");
  await vi.advanceTimersByTimeAsync(100);
  await settle(new Error("away"));
  expect([sent, warn.mock.calls.length]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  await settle();
  expect(sent).toEqual(["ada"]);
});

test("sends nothing after it was closed", async () => {
  const { changed, close, settle, sent } = announcer();
  changed("ada");
  await vi.advanceTimersByTimeAsync(100);
  close();
  await settle();
  changed("bob");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([]);
});

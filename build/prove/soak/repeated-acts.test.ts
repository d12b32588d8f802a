import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listMissedActs, RepeatedActs } from "./repeated-acts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("does each act at its rate and counts why some fail", async () => {
  const acts = new RepeatedActs();
  let calls = 0;
  acts.start("read", 10, () => ++calls % 5 === 0 ? Promise.reject(new Error("503")) : Promise.resolve());
  acts.start("write", 1, () => Promise.resolve());
  await vi.advanceTimersByTimeAsync(10_000);
  await acts.stop();
  const read = acts.tallies.get("read");
  expect([read?.done, [...read?.failures ?? []], acts.tallies.get("write")?.done])
    .toEqual([80, [["503", 20]], 10]);
});

test("counts failures of one kind together, whatever ids and words they have", async () => {
  const acts = new RepeatedActs();
  let calls = 0;
  const id = () => `019cb166-a4a0-7ccc-8144-46d350bbc3e${calls++}`;
  const failure = () =>
    `POST /api/posts/${id()}/like failed: {"message":"Busy","code":"overloaded","requestId":"x"}`;
  acts.start("like", 1, () => Promise.reject(new Error(failure())));
  await vi.advanceTimersByTimeAsync(3_000);
  await acts.stop();
  expect([...acts.tallies.get("like")?.failures ?? []])
    .toEqual([["POST /api/posts/…/like failed: overloaded", 3]]);
});

test("weighs when nothing is under way, and goes on afterwards", async () => {
  const acts = new RepeatedActs();
  let underWay = 0;
  acts.start("slow", 5, async () => {
    underWay += 1;
    await new Promise((resolve) => setTimeout(resolve, 900));
    underWay -= 1;
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(underWay).toBeGreaterThan(0);
  const weighed = acts.pauseFor(() => Promise.resolve(underWay));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await weighed).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(underWay).toBeGreaterThan(0);
});

test("begins no more acts of a kind whose earlier ones hang", async () => {
  const acts = new RepeatedActs();
  let begun = 0;
  acts.start("hang", 100, () => {
    begun += 1;
    return new Promise(() => {});
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(20);
  expect(acts.tallies.get("hang")?.failures.get("earlier ones hang")).toBe(480);
});

test("names acts that were never done or failed more than once in twenty times", () => {
  const tally = (done: number, failed: number) => ({ done, failures: new Map([["503", failed]]) });
  expect(listMissedActs(
    new Map([["read", tally(95, 5)], ["write", tally(90, 10)], ["chat", tally(0, 0)]]),
  )).toEqual(["write", "chat"]);
});

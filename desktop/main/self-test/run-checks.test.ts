import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notAvailable, ok } from "./outcome.ts";
import { type CheckName, checkNames } from "./report.ts";
import { type Check, runChecks } from "./run-checks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const run = (changed: Partial<Record<CheckName, Check>>) => {
  const all = Object.fromEntries(checkNames.map((name) => [name, () => ok()])) as Record<CheckName, Check>;
  return runChecks({ ...all, ...changed }, Date.now);
};

test("runs one check after the other and measures each", async () => {
  const order: string[] = [];
  const slow = (name: string) => async () => {
    order.push(`${name} begins`);
    await vi.advanceTimersByTimeAsync(40);
    order.push(`${name} ends`);
    return ok();
  };
  const results = await run({ tray: slow("tray"), badge: slow("badge") });
  expect(order).toEqual(["tray begins", "tray ends", "badge begins", "badge ends"]);
  expect(Object.keys(results)).toEqual([...checkNames]);
  expect(results.tray).toEqual({ ...ok(), milliseconds: 40 });
  expect(results.memory.milliseconds).toBe(0);
});

test.each<[string, Check, object]>([
  ["throws", () => {
    throw new Error("no such window");
  }, { result: "failed", why: "no such window" }],
  ["rejects", () => Promise.reject(new Error("gone")), { result: "failed", why: "gone" }],
  ["lacks what it needs", () => notAvailable("No tray."), { result: "not available", why: "No tray." }],
])("a check that %s leaves the others alone", async (_, tray, expected) => {
  const results = await run({ tray });
  expect(results.tray).toMatchObject(expected);
  expect(results.memory.result).toBe("ok");
});

test("a check that does not end has failed after 30 s", async () => {
  const running = run({ tray: () => new Promise(() => {}) });
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await running).tray).toMatchObject({ result: "failed", why: "It did not end within 30 s." });
});

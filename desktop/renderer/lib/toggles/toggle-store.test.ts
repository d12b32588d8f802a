import { afterEach, expect, test, vi } from "vitest";
import { getShownToggle, type Toggle } from "./toggle-overlay.ts";
import { flipToggle, releaseToggles, useToggleStore } from "./toggle-store.ts";

const start: Toggle = { isOn: false, count: 3 };
const shown = (base = start) => getShownToggle(base, useToggleStore.getState().overlays["post-1"]);

afterEach(() => useToggleStore.setState({ overlays: {} }));

function heldServer() {
  const waiting: { isOn: boolean; answer: (how: Toggle | Error) => Promise<void> }[] = [];
  const calls = {
    onSettled: vi.fn(),
    onUndone: vi.fn(),
    send: (isOn: boolean) =>
      new Promise<Toggle>((resolve, reject) => {
        const answer = (how: Toggle | Error) => {
          if (how instanceof Error) reject(how);
          else resolve(how);
          return new Promise<void>((done) => setImmediate(done));
        };
        waiting.push({ isOn, answer });
      }),
  };
  return { waiting, calls };
}

test("sends one request at a time and then the last tap", async () => {
  const { waiting, calls } = heldServer();
  flipToggle("post-1", start, calls);
  flipToggle("post-1", start, calls);
  flipToggle("post-1", start, calls);
  flipToggle("post-1", start, calls);
  expect(waiting).toHaveLength(1);
  await waiting[0]!.answer({ isOn: true, count: 4 });
  expect(waiting.map((request) => request.isOn)).toEqual([true, false]);
  await waiting[1]!.answer(start);
  expect(shown()).toEqual(start);
  expect(calls.onSettled).toHaveBeenCalledExactlyOnceWith(start);
});

test("undoes a failed tap and reports the error", async () => {
  const { waiting, calls } = heldServer();
  flipToggle("post-1", start, calls);
  expect(shown()).toEqual({ isOn: true, count: 4 });
  const reason = new Error("503: down");
  await waiting[0]!.answer(reason);
  expect(shown()).toEqual(start);
  expect(calls.onUndone).toHaveBeenCalledExactlyOnceWith(reason);
});

test("keeps the overlay over a fetch begun before the response, and drops it for a later one", async () => {
  const { waiting, calls } = heldServer();
  flipToggle("post-1", start, calls);
  const slowReadStart = performance.now();
  await waiting[0]!.answer({ isOn: true, count: 4 });
  releaseToggles(["post-1"], slowReadStart);
  expect(shown()).toEqual({ isOn: true, count: 4 });
  releaseToggles(["post-1"], performance.now() + 1);
  expect(shown({ isOn: true, count: 9 })).toEqual({ isOn: true, count: 9 });
});

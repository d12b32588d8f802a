import { expect, test } from "vitest";
import { createSemaphore } from "./semaphore.ts";

const refusal = () => new Error("full");

/** Work that runs until told to end. */
function task() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const state = { started: false };
  return {
    state,
    end: resolve,
    fail: reject,
    work: () => {
      state.started = true;
      return promise;
    },
  };
}

test("runs two at once, in order, and refuses beyond its queue", async () => {
  const semaphore = createSemaphore({ width: 2, waiting: 1 });
  const tasks = [task(), task(), task(), task()] as const;
  const [first, second, third] = tasks.map(({ work }) => semaphore(work, refusal).catch(String));
  await expect(semaphore(tasks[3].work, refusal)).rejects.toThrow("full");
  expect(tasks.map(({ state }) => state.started)).toEqual([true, true, false, false]);

  tasks[1].end("second");
  expect(await second).toBe("second");
  await Promise.resolve();
  expect(tasks[2].state.started).toBe(true);
  tasks[0].end("first");
  tasks[2].end("third");
  expect([await first, await third]).toEqual(["first", "third"]);
});

test("frees its place after failure and success", async () => {
  const semaphore = createSemaphore({ width: 1, waiting: 1 });
  const failing = task();
  const outcome = semaphore(failing.work, refusal);
  const next = semaphore(() => Promise.resolve("next"), refusal);
  failing.fail(new Error("broken"));
  await expect(outcome).rejects.toThrow("broken");
  expect(await next).toBe("next");
});

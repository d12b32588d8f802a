import { expect, test } from "vitest";
import { retryDeadlock } from "./retry-deadlock.ts";

const deadlock = Object.assign(new Error("deadlock detected"), { code: "40P01" });

test("a write that gave way in a deadlock is made again", async () => {
  let calls = 0;
  const write = () => ++calls < 3 ? Promise.reject(deadlock) : Promise.resolve("written");
  expect(await retryDeadlock(write)).toBe("written");
  expect(calls).toBe(3);
});

test("any other failure is told at once, and a deadlock that stays is told in the end", async () => {
  let calls = 0;
  const failing = (error: Error) => () => (calls++, Promise.reject(error));
  await expect(retryDeadlock(failing(new Error("no")))).rejects.toThrow("no");
  expect(calls).toBe(1);
  await expect(retryDeadlock(failing(deadlock))).rejects.toBe(deadlock);
  expect(calls).toBe(5);
});

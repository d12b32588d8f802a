import { expect, test } from "vitest";
import { createStoppers, Stopped } from "./stoppers.ts";

test("what was opened is closed in the opposite order, once", async () => {
  const stoppers = createStoppers();
  const closed: string[] = [];
  for (const name of ["lock", "database", "server"]) {
    await stoppers.open(async () => name, (opened) => void closed.push(opened));
  }
  await Promise.all([stoppers.run(), stoppers.run()]);
  expect(closed).toEqual(["server", "database", "lock"]);
});

test("what is still opening when the end comes is closed as soon as it is open, and its opener stops there", async () => {
  const stoppers = createStoppers();
  const closed: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const opening = stoppers.open(() => promise, (opened) => void closed.push(opened));
  const ended = stoppers.run();
  expect(stoppers.signal.aborted).toBe(true);
  resolve("database");
  await expect(opening).rejects.toBeInstanceOf(Stopped);
  await ended;
  expect(closed).toEqual(["database"]);
});

test("what failed to open needs no closing and does not hold up the rest", async () => {
  const stoppers = createStoppers();
  const closed: string[] = [];
  await stoppers.open(async () => "lock", (opened) => void closed.push(opened));
  await expect(stoppers.open(() => Promise.reject(new Error("no")), () => void closed.push("never"))).rejects
    .toThrow("no");
  await stoppers.run();
  expect(closed).toEqual(["lock"]);
});

test("nothing is opened after the end", async () => {
  const stoppers = createStoppers();
  await stoppers.run();
  await expect(stoppers.open(async () => "late", () => {})).rejects.toBeInstanceOf(Stopped);
});

import { expect, test } from "vitest";
import { createTrayHost } from "./tray-host.ts";

test.each([
  ["somebody shows trays", () => Promise.resolve("method return\n   boolean true\n"), true],
  ["nobody does", () => Promise.resolve("method return\n   boolean false\n"), false],
  ["there is no bus", () => Promise.reject(new Error("ENOENT")), false],
])("on Linux, when %s", async (_, ask, isThere) => {
  const host = createTrayHost("linux", ask);
  expect(host.isThere()).toBe(false);
  await host.look();
  expect(host.isThere()).toBe(isThere);
});

test("a panel that comes later is found, and one that goes is missed", async () => {
  let answer = "boolean false";
  const host = createTrayHost("linux", () => Promise.resolve(answer));
  await host.look();
  answer = "boolean true";
  await host.look();
  expect(host.isThere()).toBe(true);
  answer = "boolean false";
  await host.look();
  expect(host.isThere()).toBe(false);
});

test.each(["mac", "windows"] as const)("%s always has one, and is not asked", async (system) => {
  const host = createTrayHost(system, () => Promise.reject(new Error("asked")));
  await host.look();
  expect(host.isThere()).toBe(true);
});

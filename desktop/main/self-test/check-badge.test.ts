import type { Dock, NativeImage } from "electron";
import { expect, test, vi } from "vitest";
import type { System } from "../../bridge.ts";
import { checkBadge } from "./check-badge.ts";

interface Given {
  readonly system: System;
  readonly isTaken?: boolean;
  readonly isAppRunning?: boolean;
  readonly hasDock?: boolean;
  readonly isDrawn?: boolean;
  readonly dockShows?: (text: string) => string;
}

function check(given: Given) {
  const { system, isTaken = true, isAppRunning = false, hasDock = true, isDrawn = true } = given;
  const { dockShows = (text) => text } = given;
  const [counts, texts] = [[] as number[], [] as string[]];
  const setBadge = (text: string) => void texts.push(text);
  const dock = { setBadge, getBadge: () => dockShows(texts.at(-1) ?? "") } as Dock;
  const setBadgeCount = (count?: number) => {
    counts.push(count ?? 0);
    return isTaken;
  };
  const makeImage = vi.fn(() => ({ isEmpty: () => !isDrawn }) as NativeImage);
  const app = { setBadgeCount, dock: hasDock ? dock : undefined };
  return { found: checkBadge({ app, makeImage, system, isAppRunning }), counts, texts };
}

test.each<[string, Given, string]>([
  ["a launcher that shows counts", { system: "linux" }, "ok"],
  ["a launcher that shows none", { system: "linux", isTaken: false }, "not available"],
  ["a dock", { system: "mac" }, "ok"],
  ["a dock that shows nothing", { system: "mac", dockShows: () => "" }, "failed"],
  ["an app outside the dock", { system: "mac", hasDock: false }, "not available"],
  ["a task bar", { system: "windows" }, "ok"],
  ["a picture that cannot be drawn", { system: "windows", isDrawn: false }, "failed"],
])("%s", (_, given, result) => expect(check(given).found.result).toBe(result));

test("leaves no count behind", () => {
  expect(check({ system: "linux" }).counts).toEqual([1, 0]);
  expect(check({ system: "mac" }).texts).toEqual(["1", ""]);
});

test("desktop.8: does not touch the count of an app that runs", () => {
  const { found, counts } = check({ system: "linux", isAppRunning: true });
  expect([found.result, counts]).toEqual(["not available", []]);
});

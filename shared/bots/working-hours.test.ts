import { expect, test } from "vitest";
import { worksAt } from "./working-hours.ts";

const at = (time: string) => new Date(`2026-11-23T${time}Z`);

test.each([
  ["07:59:59", false],
  ["08:00:00", true],
  ["16:59:59", true],
  ["17:00:00", false],
])("at %s works during hours from 08:00 to 17:00: %s", (time, expected) => {
  expect(worksAt({ from: "08:00:00", until: "17:00:00" }, at(time))).toBe(expected);
});

test.each([
  ["21:59:59", false],
  ["22:00:00", true],
  ["00:00:00", true],
  ["05:59:59", true],
  ["06:00:00", false],
])("at %s works during hours from 22:00 to 06:00: %s", (time, expected) => {
  expect(worksAt({ from: "22:00:00", until: "06:00:00" }, at(time))).toBe(expected);
});

test("works the whole day when the hours begin and end at the same time", () => {
  expect(worksAt({ from: "09:00:00", until: "09:00:00" }, at("03:00:00"))).toBe(true);
});

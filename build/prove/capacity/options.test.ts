import { expect, test } from "vitest";
import { readOptions } from "./options.ts";

test("plays ten minutes of a million members' peak unless told otherwise", () => {
  expect(readOptions([])).toEqual({
    minutes: 10,
    members: 100_000,
    sockets: 20_000,
    share: 1,
    secondsPerAct: 10,
  });
});

test("takes a share of the rates, and how long", () => {
  expect(readOptions(["--share", "0.25", "--minutes", "2", "--sockets=0"]))
    .toMatchObject({ share: 0.25, minutes: 2, sockets: 0 });
});

test.each([
  [["--share", "2"], "--share takes a number from 0.001 to 1, not 2"],
  [["--minutes", "ten"], "--minutes takes a number from 0 to 600, not ten"],
  [["--sockets", "40000"], "--sockets takes a number from 0 to 36000"],
])("refuses %j", (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test("refuses an option that it does not know", () => {
  expect(() => readOptions(["--shares", "1"])).toThrow("--shares");
});

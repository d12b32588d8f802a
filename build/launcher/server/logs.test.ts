import { expect, test } from "vitest";
import { readableLine } from "./logs.ts";

const line = (entry: object) => readableLine(JSON.stringify(entry));

test("what is only of interest to a collector is not shown to a person", () => {
  expect(line({ level: 30, msg: "request" })).toBeNull();
  expect(line({ level: 20, msg: "details" })).toBeNull();
  expect(readableLine("   ")).toBeNull();
});

test("a warning is a sentence with its cause", () => {
  expect(line({ level: 40, msg: "mail waits", err: { message: "ECONNREFUSED", stack: "at …" } })).toBe(
    "warning: mail waits\n  ECONNREFUSED",
  );
});

test("an error has its stack and the id of its request", () => {
  expect(
    line({
      level: 50,
      msg: "request failed",
      requestId: "r1",
      err: { message: "x", stack: "Error: x\n at y" },
    }),
  )
    .toBe("error: request failed (request r1)\n  Error: x\n   at y");
});

test.each(["Warning: something of a library", '{"no":"log entry"}', "null"])(
  "%j is shown as it is",
  (text) => {
    expect(readableLine(text)).toBe(text);
  },
);

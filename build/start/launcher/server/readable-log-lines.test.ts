import { expect, test } from "vitest";
import { formatLogLine } from "./supervise-server.ts";

const line = (entry: object) => formatLogLine(JSON.stringify(entry));

test("hides entries that only a log collector needs", () => {
  expect(line({ level: 30, msg: "request" })).toBeNull();
  expect(line({ level: 20, msg: "details" })).toBeNull();
  expect(formatLogLine("   ")).toBeNull();
});

test("shows a warning as a sentence with its cause", () => {
  expect(line({ level: 40, msg: "mail waits", err: { message: "ECONNREFUSED", stack: "at …" } })).toBe(
    "warning: mail waits\n  ECONNREFUSED",
  );
});

test("shows an error with its stack and request id", () => {
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
  "shows %j unchanged",
  (text) => {
    expect(formatLogLine(text)).toBe(text);
  },
);

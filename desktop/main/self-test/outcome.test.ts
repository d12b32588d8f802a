import { expect, test } from "vitest";
import { failed, notAvailable, ok, outcome } from "./outcome.ts";

test.each([
  [ok(), { result: "ok", why: null, details: {} }],
  [ok({ width: 24 }), { result: "ok", why: null, details: { width: 24 } }],
  [failed("It broke."), { result: "failed", why: "It broke.", details: {} }],
  [notAvailable("No tray.", { isShown: false }), {
    result: "not available",
    why: "No tray.",
    details: { isShown: false },
  }],
])("%j is an outcome of the report", (made, expected) => {
  expect(outcome.parse(made)).toEqual(expected);
});

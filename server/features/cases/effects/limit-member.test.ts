import { expect, test } from "vitest";
import { limitAfterUndo } from "./limit-member.ts";

const at = new Date("2026-03-01T12:00:00Z");

test.each([
  ["no limit", null, null],
  ["a limit that is over", "2026-03-01T11:59:59.999+00:00", null],
  ["a limit that ends now", "2026-03-01T12:00:00+00:00", null],
  ["a limit that lasts", "2026-03-01T13:00:00.001+01:00", "2026-03-01T13:00:00.001+01:00"],
])("undoing a limit brings %s back as %s", (_, formerUntil, after) => {
  expect(limitAfterUndo({ formerUntil }, at)).toBe(after);
});

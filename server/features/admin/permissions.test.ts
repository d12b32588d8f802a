import { expect, test } from "vitest";
import { canActOnMembers, canAppointModerators, canRemoveContent } from "./permissions.ts";

test.each([
  ["a stranger", { isAdmin: false }, false],
  ["an administrator", { isAdmin: true }, true],
])("%s may act on members and remove content only as an administrator", (_, actor, expected) => {
  expect(canActOnMembers(actor)).toBe(expected);
  expect(canRemoveContent(actor)).toBe(expected);
  expect(canAppointModerators(actor)).toBe(expected);
});

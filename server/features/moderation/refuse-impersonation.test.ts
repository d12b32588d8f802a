import { expect, test } from "vitest";
import { isImpersonation } from "./refuse-impersonation.ts";

const administrators = [
  { id: "ada", username: "ada.lind", display_name: "Ada Lind" },
  { id: "bo", username: "bo", display_name: "Bo Berg" },
];

test.each([
  ["a stranger", null, "Ada Lind", true],
  ["a stranger", null, "Аda Lind Support", true],
  ["a stranger", null, "ada_lind", true],
  ["a stranger", null, "Glimmer Support", true],
  ["a stranger", null, "Ada Lindgren", false],
  ["a member", "mia", "Bo Berg", true],
  ["a member", "mia", "Mia", false],
  ["the administrator themselves", "ada", "Ada Lind", false],
  ["the administrator themselves", "ada", "Ada Lind (Admin)", false],
  ["the administrator themselves", "ada", "Glimmer Support", false],
  ["the administrator themselves", "ada", "Lisa", true],
  ["another administrator", "bo", "Ada Lind", true],
])("%s (%s) with the name %j impersonates another: %s", (_, memberId, name, expected) => {
  expect(isImpersonation({ field: "displayName", name, memberId }, administrators)).toBe(expected);
});

test("does not treat an administrator's exact username as impersonation, since it is taken", () => {
  const taken = { field: "username", name: "Ada.Lind", memberId: null } as const;
  expect(isImpersonation(taken, [{ ...administrators[0]!, display_name: "A. L." }])).toBe(false);
  expect(isImpersonation({ ...taken, name: "ada.lind.team" }, administrators)).toBe(true);
});

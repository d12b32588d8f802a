import { expect, test } from "vitest";
import {
  canActOnMembers,
  canAppointModerators,
  canRemoveContent,
  refuseAppointment,
  refuseGift,
  refuseSuspension,
} from "./permissions.ts";

test.each([
  ["a stranger", { isAdmin: false }, false],
  ["an administrator", { isAdmin: true }, true],
])("%s may act on members and remove content only as an administrator", (_, actor, expected) => {
  expect(canActOnMembers(actor)).toBe(expected);
  expect(canRemoveContent(actor)).toBe(expected);
  expect(canAppointModerators(actor)).toBe(expected);
});

const stranger = { is_bot: false, suspended_at: null, is_moderator: false, is_appointed: false };
const suspended_at = new Date("2026-03-04T12:00:00Z");

test.each([
  ["a stranger", stranger, null, null, "same"],
  ["a moderator", { ...stranger, is_moderator: true }, null, "same", null],
  ["a bot", { ...stranger, is_bot: true, suspended_at }, "bot", "bot", "same"],
  [
    "a suspended administrator",
    { ...stranger, suspended_at, is_appointed: true },
    "suspended",
    "suspended",
    "same",
  ],
  ["an administrator", { ...stranger, is_appointed: true }, null, "administrator", "same"],
  ["a suspended moderator", { ...stranger, suspended_at, is_moderator: true }, "suspended", "same", null],
])("refuses %s a gift, to be named and to be dismissed", (_, member, gift, naming, dismissing) => {
  expect(refuseGift(member)).toBe(gift);
  expect(refuseAppointment(member, "moderator")).toBe(naming);
  expect(refuseAppointment(member, "member")).toBe(dismissing);
});

test.each([
  ["a stranger", stranger, null],
  ["a moderator", { ...stranger, is_moderator: true }, null],
  ["an administrator", { ...stranger, is_appointed: true }, "administrator"],
  ["a suspended administrator", { ...stranger, suspended_at, is_appointed: true }, "suspended"],
  ["a suspended bot", { ...stranger, is_bot: true, suspended_at }, "bot"],
])("refuses to suspend %s", (_, member, refusal) => {
  expect(refuseSuspension(member)).toBe(refusal);
});

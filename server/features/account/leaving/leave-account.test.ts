import { expect, test } from "vitest";
import { refuseLeaving } from "./leave-account.ts";

const free = { mayLeave: true, isLastAdministrator: false, isSubscribed: false };

test.each([
  ["a member", free, null],
  ["nobody", null, "absent"],
  ["a suspended member", { ...free, mayLeave: false }, "absent"],
  ["the only administrator", { ...free, isLastAdministrator: true }, "last_administrator"],
  ["a member whose crown renews", { ...free, isSubscribed: true }, "subscribed"],
  [
    "an administrator whose crown renews",
    { ...free, isLastAdministrator: true, isSubscribed: true },
    "last_administrator",
  ],
  ["a suspended member whose crown renews", { ...free, mayLeave: false, isSubscribed: true }, "absent"],
])("refuses deletion to %s: %#", (_, member, refusal) => {
  expect(refuseLeaving(member)).toBe(refusal);
});

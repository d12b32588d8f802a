import { expect, test } from "vitest";
import { canSeeOrder } from "./permissions.ts";

test.each([
  { who: "who ordered", actor: "ada", memberId: "ada", may: true },
  { who: "a stranger", actor: "stranger", memberId: "ada", may: false },
  { who: "anybody, when its member left,", actor: "ada", memberId: null, may: false },
])("lets $who see an order: $may", ({ actor, memberId, may }) => {
  expect(canSeeOrder({ id: actor }, { memberId })).toBe(may);
});

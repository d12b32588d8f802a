import { expect, test } from "vitest";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { canChooseFilter } from "./permissions.ts";

const ada = { id: "ada" };
const stranger = { id: "stranger" };

test.each(
  [
    { who: "a member without a crown", actor: ada, hasActiveCrown: false, chooses: ["top", "high"] },
    {
      who: "a member with a crown",
      actor: ada,
      hasActiveCrown: true,
      chooses: ["top", "high", "low", "none"],
    },
    { who: "a stranger", actor: stranger, hasActiveCrown: true, chooses: [] },
    { who: "a stranger to a member without a crown", actor: stranger, hasActiveCrown: false, chooses: [] },
  ] as const,
)("$who may set the filter to $chooses", ({ actor, hasActiveCrown, chooses }) => {
  const allowed = moderationLevels.filter((filter) =>
    canChooseFilter(actor, { ...ada, hasActiveCrown }, filter)
  );
  expect(allowed).toEqual(chooses);
});

import { expect, test } from "vitest";
import { caseKinds } from "./case-shapes.ts";
import { decisionKinds } from "./decision-kinds.ts";
import { findDecisionErrors, makeDecisionFilter } from "./find-decision-errors.ts";

test.each(
  [
    ["a level without one", "post", { decision: "level" }, "level"],
    ["a limit without days", "post", { decision: "limit" }, "days"],
    ["a limit of nine days", "member", { decision: "limit", days: 9 }, "days"],
    ["the removal of a member", "member", { decision: "remove" }, "decision"],
    ["help for a wave", "wave", { decision: "offer_help" }, "decision"],
  ] as const,
)("refuses %s, naming the field", (_, kind, decided, field) => {
  expect(Object.keys(findDecisionErrors(kind, decided) ?? {})).toEqual([field]);
});

test.each(caseKinds)("accepts whole decisions about a %s that fit it", (kind) => {
  const whole = { level: "low", days: 7 } as const;
  const fitting = decisionKinds.filter(makeDecisionFilter(kind));
  expect(fitting.map((decision) => findDecisionErrors(kind, { decision, ...whole }))).toEqual(
    fitting.map(() => null),
  );
});

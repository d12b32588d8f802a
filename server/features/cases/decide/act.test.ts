import { expect, test } from "vitest";
import { Invalid } from "../../../errors.ts";
import { parseDecision } from "./act.ts";

const at = new Date("2027-01-15T12:00:00Z");
const after = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60_000);
const why = { rule: "spam", reason: "Advertising" };

test.each(
  [
    ["post", { decision: "no_violation" }, { kind: "no_violation" }],
    ["post", { decision: "level", level: "low" }, { kind: "level", level: "low" }],
    ["member", { decision: "limit", days: 7 }, { kind: "limit", days: 7, until: after(7) }],
    // What another decision asks for is left out.
    ["member", { decision: "warn", days: 7, removesContent: true }, { kind: "warn" }],
    ["member", { decision: "suspend" }, { kind: "suspend", days: null, until: null, removesContent: false }],
    ["post", { decision: "suspend", days: 30, removesContent: true }, {
      kind: "suspend",
      days: 30,
      until: after(30),
      removesContent: true,
    }],
    ["wave", { decision: "suspend" }, { kind: "suspend", days: null, until: null, removesContent: true }],
  ] as const,
)("reads of a case about a %s the decision %j", (kind, given, decision) => {
  expect(parseDecision(kind, { ...why, ...given }, at)).toEqual(decision);
});

test.each(
  [
    ["post", { decision: "level" }],
    ["member", { decision: "remove" }],
    ["member", { decision: "limit", days: 8 }],
    ["wave", { decision: "offer_help" }],
    ["appeal", { decision: "no_violation" }],
  ] as const,
)("refuses of a case about a %s the decision %j", (kind, given) => {
  expect(() => parseDecision(kind, { ...why, ...given }, at)).toThrow(Invalid);
});

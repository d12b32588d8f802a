import { expect, test } from "vitest";
import type { AuthoritiesTold, CaseDecision, CaseDetail } from "#shared/cases/case-shapes.ts";
import { asksForAuthorities } from "./CaseAuthorities.tsx";

const decision = { decision: "remove", rule: "violence", undoneAt: null } as CaseDecision;
const decided: Pick<CaseDetail, "authorities" | "decisions" | "reasons"> = {
  authorities: [],
  decisions: [decision],
  reasons: ["violence"],
};

test("asks once something was done about a threat of violence or self-harm", () => {
  expect(asksForAuthorities(decided)).toBe(true);
  expect(asksForAuthorities({ ...decided, decisions: [{ ...decision, rule: "other" }] })).toBe(true);
});

test.each([
  ["nothing is decided", { decisions: [] }],
  ["it was taken back", { decisions: [{ ...decision, undoneAt: "2026-01-01T00:00:00Z" }] }],
  ["nothing was wrong", { decisions: [{ ...decision, decision: "no_violation" as const }] }],
  ["it is about something else", {
    decisions: [{ ...decision, rule: "spam" }],
    reasons: ["spam" as const],
  }],
  ["authorities were told", { authorities: [{} as AuthoritiesTold] }],
])("does not ask when %s", (_, change) => {
  expect(asksForAuthorities({ ...decided, ...change })).toBe(false);
});

import { expect, test } from "vitest";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { writeFirstRules } from "#shared/rules/first-rules.ts";
import { showText } from "../../lib/language/show-text.ts";
import {
  describeDecision,
  describeEffect,
  describeOutcome,
  describeWhoHeard,
  findWhyClosedByItself,
  listCaseReasons,
  listReasons,
} from "./case-words.ts";

const rules = [...writeFirstRules(showText), {
  key: "no_ads",
  title: "No adverts",
  words: "Sell elsewhere.",
}];

test("names the rules that reports name, also those that administrators added", () => {
  const reports = [{ ruleId: "no_ads", reason: "other" }, { ruleId: "no_ads", reason: "other" }];
  const why = (of: Partial<CaseDetail>) =>
    listCaseReasons(
      {
        reasons: [],
        sources: ["report"],
        reports: [],
        decision: null,
        isDecisionOver: false,
        ...of,
      } as CaseDetail,
      rules,
    );
  expect(why({ reasons: ["other"], reports: reports as CaseDetail["reports"] })).toEqual(["No adverts"]);
  expect(why({ reasons: ["hate"] })).toEqual(["Hate"]);
  expect(why({ reasons: ["spam"], sources: ["detected_bot"] })).toEqual(["Spam", "Acts like a machine"]);
});

test("says for how long a decision holds, and whether it was undone", () => {
  const suspended = { decision: "suspend", days: 30, undoneAt: null, appeal: null, isOver: false } as const;
  expect(describeDecision(suspended)).toBe("Member suspended for 30 days");
  expect(describeDecision({ ...suspended, days: 1, undoneAt: "2026-11-05T12:00:00.000Z" }))
    .toBe("Member suspended for 1 day, undone");
  expect(describeDecision({ ...suspended, days: null })).toBe("Member suspended");
});

test("says of a suspension or removal that is over that it was, and names no administrator for it", () => {
  const suspended = { decision: "suspend", days: 30, undoneAt: null, appeal: null, isOver: true } as const;
  expect(describeDecision(suspended)).toBe("Was suspended for 30 days");
  expect(describeOutcome("remove", true)).toBe("Was removed");
  expect(describeOutcome("warn", true)).toBe("Member warned");
  const removed = { reasons: [], sources: ["administrator"], decision: "remove" } as const;
  expect(listReasons({ ...removed, isDecisionOver: false })).toEqual(["Removed by an administrator"]);
  expect(listReasons({ ...removed, decision: "suspend", isDecisionOver: false })).toEqual([
    "Suspended by an administrator",
  ]);
  expect(listReasons({ ...removed, isDecisionOver: true })).toEqual([]);
  expect(listReasons({ ...removed, decision: null, isDecisionOver: false })).toEqual([]);
});

test("says of offered help that it has arrived, and speaks of a member as 'they'", () => {
  expect(describeWhoHeard("offer_help")).toMatch(/^They have it already/);
  expect(describeWhoHeard("remove")).toBe("Nobody has heard of it yet.");
  expect(describeEffect("warn", "member")).toBe("They read what was wrong.");
  expect(describeEffect("warn", "post")).toMatch(/its author/);
});

test("says why a case closed that nobody decided", () => {
  const settled = { decision: null, sources: ["fallback_verdict"] } as const;
  expect(findWhyClosedByItself({ ...settled, sources: [...settled.sources] }, true)).toBe("judged");
  expect(findWhyClosedByItself({ ...settled, sources: [...settled.sources] }, false)).toBe("gone");
  expect(findWhyClosedByItself({ decision: "remove", sources: ["fallback_verdict"] }, true)).toBeNull();
  expect(findWhyClosedByItself({ decision: null, sources: ["report"] }, true)).toBeNull();
});

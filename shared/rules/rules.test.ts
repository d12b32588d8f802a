import { expect, test } from "vitest";
import { decisionKinds } from "../cases/decision-kinds.ts";
import { createTextWriter } from "../language/text-writer.ts";
import { reportReasons } from "../reports/report-reason.ts";
import { changeRules } from "./contract.ts";
import { getReportReason, getRuleTitle, writeFirstRules } from "./first-rules.ts";
import { getPresetWords } from "./preset-words.ts";

const write = createTextWriter("en");
const firstRules = writeFirstRules(write);
const added = { key: "no_ads", title: "No adverts on Sundays", words: "Rest." };

test("begins with a rule for each reason of reports, which an administrator could have written", () => {
  expect(firstRules.map(({ key }) => key).toSorted()).toEqual([...reportReasons].toSorted());
  expect(changeRules.body.parse({ version: 0, rules: firstRules })).toEqual({
    version: 0,
    rules: firstRules,
  });
});

test("reports of a reason's rule have that reason, and of any other rule 'other'", () => {
  expect(reportReasons.map(getReportReason)).toEqual([...reportReasons]);
  expect(getReportReason(added.key)).toBe("other");
});

test("names a rule by its present title, else by its first one, else by its key in words", () => {
  expect(write(getRuleTitle([{ ...added, key: "spam" }], "spam"))).toBe(added.title);
  expect(write(getRuleTitle([], "self_harm"))).toBe("Self-harm");
  expect(write(getRuleTitle([], "no_ads"))).toBe("No ads");
});

test("has different words for every rule and decision that fit the reason of a decision", () => {
  for (const rule of [...firstRules, added]) {
    for (const decision of decisionKinds) {
      const presets = getPresetWords(rule, decision).map(write);
      expect(presets.length, `${rule.key} ${decision}`).toBeGreaterThan(1);
      expect(new Set(presets).size).toBe(presets.length);
      for (const words of presets) expect(words).toMatch(/^[A-Z].{10,498}\.$/);
    }
  }
  expect(getPresetWords(added, "remove").map(write)[0]).toContain(added.title);
});

test("offers help without a word about rules or about who reported", () => {
  for (const rule of firstRules) {
    expect(getPresetWords(rule, "offer_help").map(write).join(" ")).not.toMatch(/rule|report|remove/i);
  }
});

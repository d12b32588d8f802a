import { expect, test } from "vitest";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { newDecision } from "#shared/cases/decide-contract.ts";
import { decisionKinds } from "#shared/cases/decision-kinds.ts";
import { writeFirstRules } from "#shared/rules/first-rules.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { decisionWords } from "../case-words.ts";
import {
  buildDecision,
  changeRule,
  changeWords,
  createFirstDraft,
  findMissing,
  getWords,
  listDecisions,
} from "./decision-draft.ts";
import { countUndoMinutes, describeUndoSpan, findLastUndoable } from "./last-decided.ts";
import { previewText } from "./DecisionForm.tsx";

const firstRules = writeFirstRules(showText);
const reportsOf = (...rules: string[]) => rules.map((ruleId) => ({ ruleId })) as CaseDetail["reports"];
const draftOf = (...rules: string[]) =>
  createFirstDraft({ reports: reportsOf(...rules), sources: ["report"], wave: null });

test("starts from the rule that most reports name, else from spam for what acts like it", () => {
  expect(draftOf("hate", "spam", "spam").rule).toBe("spam");
  expect(createFirstDraft({ reports: [], sources: ["detected_bot"], wave: null }).rule).toBe("spam");
  expect(createFirstDraft({ reports: [], sources: ["unread_text"], wave: null }).rule).toBe("other");
});

test("a preset stands in the words until the moderator writes their own", () => {
  const draft = draftOf("hate");
  expect(getWords(draft, "remove", firstRules)).not.toBe("");
  expect(getWords(draft, "offer_help", firstRules)).not.toBe(getWords(draft, "remove", firstRules));
  expect(getWords(changeWords(draft, "remove", "As I said."), "remove", firstRules)).toBe("As I said.");
  expect(getWords(changeWords(draft, "remove", ""), "remove", firstRules)).toBe("");
});

test("words written for one decision do not go out with another", () => {
  const written = changeWords(draftOf("hate"), "offer_help", "Ben is worried about her.");
  expect(getWords(written, "remove", firstRules)).toBe(getWords(draftOf("hate"), "remove", firstRules));
  expect(getWords(written, "offer_help", firstRules)).toBe("Ben is worried about her.");
});

test("another rule replaces the words while they are a preset, and leaves written ones", () => {
  const chosen = changeWords(draftOf("hate"), "warn", getWords(draftOf("hate"), "warn", firstRules));
  const both = changeRule(changeWords(chosen, "remove", "As I said."), "spam", firstRules);
  expect(both.rule).toBe("spam");
  expect(getWords(both, "remove", firstRules)).toBe("As I said.");
  expect(getWords(both, "warn", firstRules)).toBe(getWords(draftOf("spam"), "warn", firstRules));
});

test("a preset has words for every rule and decision", () => {
  const empty = firstRules.flatMap(({ key }) =>
    decisionKinds.filter((kind) => getWords(draftOf(key), kind, firstRules) === "")
  );
  expect(empty).toEqual([]);
});

test("sends only the fields of the chosen decision, in the server's shape", () => {
  const draft = {
    ...draftOf("spam"),
    level: "low",
    limitDays: 30,
    suspendDays: 90,
    removesContent: true,
  } as const;
  const fieldsOf = (kind: (typeof decisionKinds)[number], of = draft) => {
    const { decision: _, rule: __, reason: ___, ...fields } = newDecision.parse(
      buildDecision(of, kind, " Why. "),
    );
    return fields;
  };
  expect(buildDecision(draft, "remove", " Why. ")).toEqual({
    decision: "remove",
    rule: "spam",
    reason: "Why.",
  });
  expect(fieldsOf("level")).toEqual({ level: "low" });
  expect(fieldsOf("limit")).toEqual({ days: 30 });
  expect(fieldsOf("suspend")).toEqual({ days: 90, removesContent: true });
  for (const kind of ["no_violation", "cover", "warn", "offer_help"] as const) {
    expect(fieldsOf(kind)).toEqual({});
  }
});

test("without an end a suspension has no days", () => {
  expect(buildDecision({ ...draftOf("spam"), suspendDays: null }, "suspend", "Why.")).not.toHaveProperty(
    "days",
  );
});

test("says what is missing", () => {
  expect(findMissing(draftOf("spam"), "level", " ")).toEqual({
    words: "Please write a reason.",
    level: "Please choose a level.",
  });
  expect(findMissing(draftOf("spam"), "remove", "Why.")).toEqual({});
});

test("offers what fits the kind of case, always under the same keys", () => {
  expect(listDecisions("post").map(({ key }) => key).join("")).toBe("12345678");
  expect(listDecisions("member").map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    "1 no_violation",
    "5 warn",
    "6 limit",
    "7 suspend",
    "8 offer_help",
  ]);
  expect(listDecisions("wave").map(({ kind }) => kind)).not.toContain("offer_help");
  expect(Object.keys(decisionWords)).toEqual(decisionKinds);
});

const now = Date.parse("2026-11-05T12:00:00.000Z");
const decided = (id: string, decidedAt: string, noticeAt: string, undoneAt: string | null = null) =>
  ({ id, decidedAt, noticeAt, undoneAt }) as CaseDetail["decisions"][number];

test("undoes the latest decision that stands, until its notices leave", () => {
  const early = decided("early", "2026-11-05T11:45:00.000Z", "2026-11-05T11:55:00.000Z");
  const late = decided("late", "2026-11-05T11:58:00.000Z", "2026-11-05T12:08:00.000Z");
  const undone = decided(
    "undone",
    "2026-11-05T11:59:00.000Z",
    "2026-11-05T12:09:00.000Z",
    "2026-11-05T11:59:30.000Z",
  );
  expect(findLastUndoable([early, late, undone], now)?.id).toBe("late");
  expect(findLastUndoable([early], now)).toBeNull();
  expect(findLastUndoable([], now)).toBeNull();
  const spanAt = (at: number) => describeUndoSpan(countUndoMinutes(late.noticeAt, at));
  expect(spanAt(now)).toBe("You can undo it for 8 minutes.");
  expect(spanAt(now + 7.5 * 60_000)).toBe("You can undo it for a minute.");
});

test("says what a decision would touch", () => {
  const none = { accounts: 0, posts: 0, comments: 0, messages: 0, promotions: 0 };
  expect(previewText({ ...none, accounts: 12, posts: 1_040, comments: 1 }))
    .toBe("This affects 12 accounts, 1,040 posts and 1 comment.");
  expect(previewText({ ...none, accounts: 1 })).toBe("This affects 1 account.");
  expect(previewText(none)).toBe("This affects nothing.");
});

import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { type CaseKind, caseKind } from "#shared/cases/case-shapes.ts";
import { helpOffered } from "#shared/cases/help-offered.ts";
import { caseOutcome } from "#shared/cases/decision-kinds.ts";
import type { Text } from "#shared/language/text.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { writeText } from "../../../language/write-text.ts";
import {
  describeForAuthor,
  describeForReporter,
  describeWhatStays,
  getOutcomeForReporters,
  type NoticedDecision,
  wereRight,
} from "./notice-words.ts";

const written = (text: Text | null) => text && writeText(text, "en");
const forAuthor = (decision: NoticedDecision) => written(describeForAuthor(decision));

/** As authors read of what a decision is about. */
const subjectNouns: Readonly<Record<CaseKind, string>> = {
  post: "your post",
  comment: "your comment",
  message: "your message",
  picture: "your post",
  member: "your account",
  wave: "what you posted",
  appeal: "your appeal",
};

const limitMeans =
  "you can't start new conversations, you aren't suggested or ranked, and your posts reach your followers only.";

const decided: NoticedDecision = {
  kind: "comment",
  excerpt: "They are all the same",
  decision: "remove",
  rule: msg`Hate`,
  reason: "It insults a group.",
  level: "low",
  formerLevel: "high",
  wasAsked: false,
  isHeld: true,
  until: new Date("2026-12-04T10:00:00Z"),
  removesContent: false,
  stoppedPromotions: 0,
};

test("says what was done, by which rule and why, and until when", () => {
  expect(forAuthor(decided)).toBe(
    "A moderator removed your comment “They are all the same”. The rule: Hate. The reason: It insults a group.",
  );
  expect(forAuthor({ ...decided, kind: "member", decision: "suspend", removesContent: true }))
    .toContain("suspended your account until December 4, 2026, and removed what you posted.");
});

test.each(
  [
    ["cover", "A moderator covered %: members see it when they ask for it."],
    ["remove", "A moderator removed %."],
    ["warn", "A moderator warns you about %."],
    ["level", "A moderator set the level of % to low."],
    ["limit", `A moderator limited your account until December 4, 2026: ${limitMeans}`],
    ["suspend", "A moderator suspended your account until December 4, 2026."],
  ] as const,
)("names what it is about, of a message neither words nor reasons: %s", (decision, words) => {
  for (const kind of caseKind.options) {
    const excerpt = ["post", "comment", "picture"].includes(kind) ? decided.excerpt : null;
    const what = excerpt ? `${subjectNouns[kind]} “${excerpt}”` : subjectNouns[kind];
    const reason = kind === "message" ? "" : " The reason: It insults a group.";
    expect(forAuthor({ ...decided, kind, excerpt, decision })).toBe(
      `${words.replace("%", what)} The rule: Hate.${reason}`,
    );
  }
});

test("says 'until' only of what ends", () => {
  for (const decision of ["limit", "suspend"] as const) {
    expect(forAuthor({ ...decided, decision, until: null })).not.toContain("until");
  }
});

test("tells who was restored meanwhile of nothing but what was removed", () => {
  const suspended = { ...decided, kind: "member", decision: "suspend", isHeld: false } as const;
  expect(forAuthor(suspended)).toBeNull();
  expect(forAuthor({ ...suspended, removesContent: true })).toBe(
    "A moderator removed what you posted. The rule: Hate. The reason: It insults a group.",
  );
});

test("tells authors nothing of what was no violation, and nothing of reports to whom help is offered", () => {
  expect(forAuthor({ ...decided, decision: "no_violation" })).toBeNull();
  expect(forAuthor({ ...decided, decision: "offer_help" })).toBeNull();
  expect(written(helpOffered)).not.toMatch(/report|moderator|rule/i);
});

test("tells reporters whether something was done, the same for all that was done", () => {
  const words = new Map(
    caseOutcome.options.map((outcome) => [written(describeForReporter(outcome, "post")), wereRight(outcome)]),
  );
  expect([...words.values()]).toEqual([false, true, null]);
});

test("takes a level that is no stricter for no violation, and names no rule to its author", () => {
  const levels = { ...decided, decision: "level" } as const;
  const heard = (level: ModerationLevel, formerLevel: ModerationLevel | null) => [
    getOutcomeForReporters("level", { level, formerLevel }),
    forAuthor({ ...levels, level, formerLevel }),
  ];
  expect(heard("low", "high")).toEqual([
    "level",
    "A moderator set the level of your comment “They are all the same” to low. The rule: Hate. The reason: It insults a group.",
  ]);
  expect(heard("high", "low")).toEqual([
    "no_violation",
    "A moderator set the level of your comment “They are all the same” to high. The reason: It insults a group.",
  ]);
  expect(heard("low", "low")).toEqual(["no_violation", null]);
  expect([heard("low", null)[0], heard("top", null)[0]]).toEqual(["level", "no_violation"]);
  expect(getOutcomeForReporters("remove", { level: null, formerLevel: null })).toBe("remove");
});

test("says in the mail what a limit or suspension leaves behind, and nothing else", () => {
  const whatStays = (decision: NoticedDecision) => written(describeWhatStays(decision));
  const suspended = { ...decided, decision: "suspend" } as const;
  expect(whatStays(suspended)).toBe("What you wrote stays.");
  expect(whatStays({ ...suspended, removesContent: true })).toBe(
    "What you posted was removed, and stays removed afterwards.",
  );
  expect(whatStays({ ...suspended, removesContent: true, until: null })).toBe(
    "What you posted was removed.",
  );
  expect(whatStays({ ...decided, decision: "limit", stoppedPromotions: 1 })).toBe(
    "Afterwards your posts reach everybody again. Your promotions were stopped, and do not resume.",
  );
});

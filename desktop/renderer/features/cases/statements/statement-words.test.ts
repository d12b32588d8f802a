import { expect, test } from "vitest";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { deciderLine, durationLine, measureLines, originLine, statementTitle } from "./statement-words.ts";

const base: Statement = {
  id: "d",
  decidedAt: "2026-03-04T06:00:00.000Z",
  decision: "remove",
  subject: { kind: "post", excerpt: "They are all the same", path: null },
  rule: { key: "hate", title: "Hate" },
  reason: "It insults a group.",
  level: null,
  formerLevel: null,
  days: null,
  until: null,
  removesContent: false,
  stoppedPromotions: 0,
  origin: "report",
  finding: null,
  isAutomated: false,
  isHeld: true,
  appeal: { state: "none", until: null, words: null, createdAt: null, answeredAt: null, answer: null },
  contactEmail: "hello@example.org",
};
type Kind = Statement["subject"]["kind"];
const about = (kind: Kind, more: Partial<Statement> = {}): Statement => ({
  ...base,
  ...more,
  subject: { ...base.subject, kind },
});

test.each<[Statement["decision"], Partial<Record<Kind, string>>]>([
  ["level", {
    post: "Your post got another level",
    picture: "Your post got another level",
    comment: "Your comment got another level",
    message: "Your message got another level",
  }],
  ["cover", {
    post: "Your post was covered",
    comment: "Your comment was covered",
    message: "Your message was covered",
  }],
  ["remove", {
    post: "Your post was removed",
    picture: "Your post was removed",
    comment: "Your comment was removed",
    message: "Your message was removed",
    wave: "What you posted was removed",
  }],
  ["warn", {
    post: "A warning about your post",
    comment: "A warning about your comment",
    message: "A warning about your message",
    member: "A warning about your account",
    wave: "A warning about what you posted",
  }],
  ["limit", { post: "Your account is limited", member: "Your account is limited" }],
  ["suspend", { message: "Your account is suspended", wave: "Your account is suspended" }],
])("names what was done to what: %s", (decision, titles) => {
  for (const [kind, title] of Object.entries(titles)) {
    expect(statementTitle(about(kind as Kind, { decision }))).toBe(title);
  }
});

test("no longer says that an account is limited or suspended once that is over", () => {
  const over = { isHeld: false } as const;
  expect(statementTitle(about("member", { ...over, decision: "limit" }))).toBe("Your account was limited");
  expect(statementTitle(about("member", { ...over, decision: "suspend" }))).toBe(
    "Your account was suspended",
  );
});

test.each<[string, Statement, readonly string[]]>([
  [
    "a level",
    about("post", { decision: "level", level: "low", formerLevel: "high" }),
    ["Its level is Low, before it was High. Members with a stricter filter don't see it."],
  ],
  [
    "a level where none was known before",
    about("comment", { decision: "level", level: "none" }),
    ["Its level is None. Members with a stricter filter don't see it."],
  ],
  [
    "a cover",
    about("post", { decision: "cover" }),
    ["It keeps its place. Members see its words and pictures when they choose 'Show'."],
  ],
  ["a removed post", about("post"), ["Nobody sees it any more, and neither do you."]],
  ["a removed message", about("message"), ["It's gone for you both."]],
  [
    "a warning about an account",
    about("member", { decision: "warn" }),
    ["Nothing else happened. Please keep to the rule from now on."],
  ],
  [
    "a warning about a comment",
    about("comment", { decision: "warn" }),
    ["Everything stays where it is. Please keep to the rule from now on."],
  ],
  [
    "a limit with a promotion",
    about("member", { decision: "limit", days: 7, stoppedPromotions: 1 }),
    [expect.stringMatching(/^You start no new conversations/) as string, "1 promotion was stopped."],
  ],
  [
    "a suspension",
    about("member", { decision: "suspend" }),
    ["You were signed out on all devices, and can't sign in.", "What you wrote stays."],
  ],
  [
    "a suspension with all content that is over",
    about("member", { decision: "suspend", removesContent: true, isHeld: false, stoppedPromotions: 2 }),
    [
      "You were signed out on all devices, and can't sign in.",
      "What you posted was removed, and stays removed.",
      "2 promotions were stopped.",
    ],
  ],
])("says what it means: %s", (_, statement, lines) => {
  expect(measureLines(statement)).toEqual(lines);
});

test("says who decided, what led to it and how long it lasts; of messages nothing of reports", () => {
  const origins = (["report", "own", "automatic", "author", null] as const)
    .map((origin) => originLine({ ...base, origin }));
  expect(origins).toEqual([
    "Somebody reported it.",
    "We came upon it ourselves.",
    "A program pointed it out, so that a person would look.",
    "You asked a person to look.",
    null,
  ]);
  expect([false, true].map((isAutomated) => deciderLine({ ...base, isAutomated }))).toEqual([
    "A person, not a program.",
    "A program, without a person.",
  ]);
  const lasting = (["level", "cover", "remove", "warn", "limit", "suspend"] as const)
    .map((decision) => durationLine({ ...base, decision }));
  expect(lasting).toEqual([
    "For good, unless somebody decides otherwise.",
    "For good, unless somebody decides otherwise.",
    "For good, unless somebody restores it. After six months it's deleted.",
    null,
    "Until somebody restores your account.",
    "Until somebody restores your account.",
  ]);
});

import { expect, test } from "vitest";
import type { Statement } from "#shared/cases/statement-contract.ts";
import {
  describeDecider,
  describeDuration,
  describeOrigin,
  endWord,
  getStatementTitle,
  measureLines,
} from "./statement-words.ts";

const now = Date.parse("2026-06-01T12:00:00.000Z");

const appeal = { until: null, words: null, createdAt: null, answeredAt: null, answer: null } as const;

const statement = (change: Partial<Statement>): Statement => ({
  id: "1",
  member: { id: "2", username: "ada" },
  decidedAt: "2026-05-01T12:00:00.000Z",
  decision: "remove",
  subject: { kind: "post", excerpt: "Rings", path: null },
  rule: { key: "spam", title: "Spam" },
  reason: "Advertising",
  level: null,
  formerLevel: null,
  days: null,
  until: null,
  removesContent: false,
  stoppedPromotions: 0,
  origin: "own",
  finding: null,
  isAutomated: false,
  isHeld: false,
  appeal: { state: "granted", ...appeal },
  contactEmail: "help@glimmer.example",
  ...change,
});

test.each(
  [
    [{ decision: "level", level: "low", formerLevel: "top" }, [
      "Its level was set from top to low. That was taken back.",
    ]],
    [{ decision: "cover" }, [
      "Members saw its words and pictures when they chose 'Show'. That was taken back.",
    ]],
    [{ decision: "remove" }, ["Nobody could see it, including you. That was taken back."]],
    [{ decision: "limit" }, [
      "You couldn't start new conversations, you weren't suggested or ranked, and your posts reached your followers only. That is over.",
    ]],
    [{ decision: "suspend", removesContent: true }, [
      "You were signed out on all devices, and couldn't sign in. That is over.",
      "What you posted was removed.",
    ]],
    [{ decision: "warn" }, ["The warning no longer counts."]],
  ] satisfies readonly (readonly [Partial<Statement>, readonly string[]])[],
)("states what held before of a decision that was taken back, and no time: $0.decision", (change, lines) => {
  expect(measureLines(statement(change))).toEqual(lines);
  expect(describeDuration(statement(change))).toBeNull();
});

test("tells what was taken back from what has had its time", () => {
  const possible = { state: "possible", ...appeal } as const;
  const suspended = { decision: "suspend", appeal: possible } as const;
  const [past, later] = ["2026-05-08T12:00:00.000Z", "2026-06-08T12:00:00.000Z"];
  expect(endWord(statement({ ...suspended, until: past }), now)).toBe("Over");
  expect(endWord(statement({ ...suspended, until: later }), now)).toBe("Taken back");
  expect(endWord(statement(suspended), now)).toBe("Taken back");
  expect(endWord(statement({ decision: "limit", until: past }), now)).toBe("Taken back");
  expect(endWord(statement({ isHeld: true }), now)).toBeNull();
});

type Kind = Statement["subject"]["kind"];
const held = statement({ isHeld: true, origin: "report", appeal: { state: "possible", ...appeal } });
const about = (kind: Kind, more: Partial<Statement> = {}): Statement => ({
  ...held,
  ...more,
  subject: { ...held.subject, kind },
});

test.each<[Statement["decision"], Partial<Record<Kind, string>>]>([
  ["level", {
    post: "The level of your post was changed",
    picture: "The level of your post was changed",
    comment: "The level of your comment was changed",
    message: "The level of your message was changed",
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
    expect(getStatementTitle(about(kind as Kind, { decision }))).toBe(title);
  }
});

test("no longer says that an account is limited or suspended once that is over", () => {
  const over = { isHeld: false } as const;
  expect(getStatementTitle(about("member", { ...over, decision: "limit" }))).toBe("Your account was limited");
  expect(getStatementTitle(about("member", { ...over, decision: "suspend" }))).toBe(
    "Your account was suspended",
  );
});

test.each<[string, Statement, readonly string[]]>([
  [
    "a level",
    about("post", { decision: "level", level: "low", formerLevel: "high" }),
    ["Its level is low, before it was high. Members with a stricter filter don't see it."],
  ],
  [
    "a level where none was known before",
    about("comment", { decision: "level", level: "none" }),
    ["Its level is none. Members with a stricter filter don't see it."],
  ],
  [
    "a cover",
    about("post", { decision: "cover" }),
    ["It keeps its place. Members see its words and pictures when they choose 'Show'."],
  ],
  ["a removed post", about("post"), ["Nobody can see it any longer, including you."]],
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
    [expect.stringMatching(/^You can't start new conversations/) as string, "1 promotion was stopped."],
  ],
  [
    "a suspension",
    about("member", { decision: "suspend" }),
    ["You were signed out on all devices, and can't sign in.", "What you wrote stays."],
  ],
])("says what it means: %s", (_, statement, lines) => {
  expect(measureLines(statement)).toEqual(lines);
});

test("says who decided, what led to it and how long it lasts; of messages nothing of reports", () => {
  const origins = (["report", "own", "automatic", "author", null] as const)
    .map((origin) => describeOrigin({ ...held, origin }));
  expect(origins).toEqual([
    "Somebody reported it.",
    "We found it ourselves.",
    "A program pointed it out, so that a person would look.",
    "You asked a person to look.",
    null,
  ]);
  expect([false, true].map((isAutomated) => describeDecider({ ...held, isAutomated }))).toEqual([
    "A person, not a program.",
    "A program, without a person.",
  ]);
  const lasting = (["level", "cover", "remove", "warn", "limit", "suspend"] as const)
    .map((decision) => describeDuration({ ...held, decision }));
  expect(lasting).toEqual([
    "For good, unless somebody decides otherwise.",
    "For good, unless somebody decides otherwise.",
    "For good, unless somebody restores it. After six months it's deleted.",
    null,
    "Until somebody restores your account.",
    "Until somebody restores your account.",
  ]);
});

import { expect, test } from "vitest";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { durationLine, endWord, measureLines } from "./statement-words.ts";

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
    [{ decision: "remove" }, ["Nobody saw it, and neither did you. That was taken back."]],
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
  expect(durationLine(statement(change))).toBeNull();
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

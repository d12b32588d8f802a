import { describe, expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import {
  findPollProblems,
  isPollWritten,
  newDraftPoll,
  parseDraftPoll,
  readPollProblems,
  toNewPoll,
} from "./poll-draft.ts";

const blank = "Please write this answer, or take it away.";

test.for(
  [
    ["two answers", ["Sea", "Hills"], null],
    ["a blank answer", ["Sea", " "], [[1, blank]]],
    ["nothing written", newDraftPoll.answers, [[0, blank], [1, blank]]],
    ["an answer of invisible letters", ["\u200b", "Hills"], [[0, blank]]],
    ["answers that differ in case and spaces alone", ["Sea", " sea "], [[1, "Two answers are alike."]]],
    ["answers that differ in an accent", ["resume", "résumé"], null],
  ] as const,
)("%s: says at each answer what is missing", ([, answers, problems]) => {
  expect(findPollProblems(answers)?.answers ?? null).toEqual(problems && new Map(problems));
});

describe("what the browser kept", () => {
  test("is the poll as it was written", () => {
    const poll = { answers: ["Sea", "", "Hills"], isMultiple: true, lastsMinutes: 360 };
    expect(parseDraftPoll(JSON.parse(JSON.stringify(poll)))).toEqual(poll);
  });

  test("has two answers to write in, and no more than a poll may have", () => {
    const kept = (answers: unknown[]) => parseDraftPoll({ answers, lastsMinutes: 60 })?.answers;
    expect(kept(["Sea"])).toEqual(["Sea", ""]);
    expect(kept(["a", "b", "c", "d", "e", "f", "g"])).toHaveLength(6);
    expect(kept([1, "Sea"])).toEqual(["Sea", ""]);
  });

  test.each([undefined, null, "poll", {}, { answers: "Sea", lastsMinutes: 60 }, { answers: [] }])(
    "is no poll: %j",
    (kept) => expect(parseDraftPoll(kept)).toBeNull(),
  );
});

test("counts as written once an answer has words", () => {
  expect(isPollWritten(null)).toBe(false);
  expect(isPollWritten(newDraftPoll)).toBe(false);
  expect(isPollWritten({ ...newDraftPoll, answers: ["", "Hills"] })).toBe(true);
});

test("shows what the server refuses at its answer, and the rest at the poll", () => {
  const refused = (fields: Record<string, string>) =>
    readPollProblems(
      new ApiError({ status: 400, code: "invalid_input", userMessage: "No", bodyText: "", fields }),
    );
  expect(refused({ "poll.answers.1": "Too long" })).toEqual({
    answers: new Map([[1, "Too long"]]),
    whole: null,
  });
  expect(refused({ "poll.endsAt": "Too late" })).toEqual({ answers: new Map(), whole: "Too late" });
  expect(refused({ content: "Too long" })).toBeNull();
  expect(readPollProblems(new Error("lost"))).toBeNull();
});

test("is published with trimmed answers", () => {
  expect(toNewPoll({ ...newDraftPoll, answers: [" Sea ", "Hills"] })).toEqual({
    answers: ["Sea", "Hills"],
    isMultiple: false,
    lastsMinutes: 1440,
  });
});

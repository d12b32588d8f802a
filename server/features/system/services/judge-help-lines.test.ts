import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import type { HelpLine } from "#shared/moderation/help-lines.ts";
import { judgeHelpLines } from "./get-services.ts";
import { writeService } from "./service-parts.ts";

const judge = (given: Parameters<typeof judgeHelpLines>[0]) => writeService(judgeHelpLines(given), "en");

const line = (name: string, readOn: string | null): HelpLine => ({
  name,
  description: msg`Day and night`,
  url: "",
  phone: "1",
  source: "",
  readOn,
});
const lines = {
  AT: [line("Read", "2026-11-02")],
  DE: [line("Long ago", "2025-11-20"), line("Nobody knows", null)],
};

test("names the lines to read again in the first week of a month", () => {
  for (const day of ["2026-12-01T00:00:00Z", "2026-12-07T23:59:59Z"]) {
    expect(judge({ now: new Date(day), lines })).toMatchObject({
      state: "warn",
      says: "3 lines of 2 countries, beside findahelpline.com, for members in distress.",
      problems: [{
        says: "2 lines of help were last read more than a year ago, or on an unknown day.",
        todo: expect.stringContaining("help-lines.ts: DE Long ago (2025-11-20), DE Nobody knows."),
        isUrgent: false,
      }],
    });
  }
});

test("only counts them for the rest of the month, and when all were read", () => {
  expect(judge({ now: new Date("2026-12-08T00:00:00Z"), lines })).toMatchObject({
    state: "ok",
    problems: [],
    facts: [{ label: "Read within a year", text: "1" }, { label: "To be read again", text: "2" }],
  });
  expect(judge({ now: new Date("2026-12-01T00:00:00Z"), lines: { AT: lines.AT } }).state).toBe("ok");
});

import { expect, test } from "vitest";
import { findTimeProblem, inAnHour, listMornings } from "./quick-times.ts";

const local = (text: string) => new Date(text).getTime();

test("offers the next morning and the next Monday's", () => {
  expect(listMornings(local("2026-12-01T15:30:20"))).toEqual([
    local("2026-12-02T09:00:00"),
    local("2026-12-07T09:00:00"),
  ]);
});

test("offers a morning once where tomorrow is Monday, and on a Monday the next one's", () => {
  expect(listMornings(local("2026-12-06T08:00:00"))).toEqual([local("2026-12-07T09:00:00")]);
  expect(listMornings(local("2026-12-07T08:00:00"))).toEqual([
    local("2026-12-08T09:00:00"),
    local("2026-12-14T09:00:00"),
  ]);
});

test("an hour from now is a whole minute", () => {
  expect(inAnHour(local("2026-12-31T23:30:20"))).toBe(local("2027-01-01T00:30:00"));
});

test("a time is missing, too early, too late, or right", () => {
  const now = local("2026-12-01T12:00:00");
  expect(findTimeProblem(null, now)).toBe("missing");
  expect(findTimeProblem(local("2026-12-01T12:04:59"), now)).toBe("early");
  expect(findTimeProblem(local("2026-12-01T12:05:00"), now)).toBeNull();
  expect(findTimeProblem(local("2027-12-01T12:00:00"), now)).toBeNull();
  expect(findTimeProblem(local("2027-12-03T12:00:00"), now)).toBe("late");
});

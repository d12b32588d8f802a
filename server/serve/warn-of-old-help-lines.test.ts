import { expect, test, vi } from "vitest";
import { helpLines } from "#shared/moderation/help-lines.ts";
import { oldHelpLines } from "../features/moderation/help/old-help-lines.ts";
import { movableClock } from "../testing/movable-clock.ts";
import { warnOfOldHelpLines } from "./warn-of-old-help-lines.ts";

const line = (name: string, readOn: string | null) => ({
  name,
  description: "Call day and night",
  url: "https://example.org/",
  phone: "123",
  source: "https://example.org/contact",
  readOn,
});

test("names the lines that were read more than a year ago", () => {
  const lines = {
    FI: [line("Apu", "2025-03-01"), line("Tuki", "2025-03-02")],
    SE: [line("Stöd", "2024-12-31")],
  };
  expect(oldHelpLines(new Date("2026-03-01T23:59:59Z"), lines)).toEqual(["SE Stöd (2024-12-31)"]);
  expect(oldHelpLines(new Date("2026-03-02T00:00:00Z"), lines)).toEqual([
    "FI Apu (2025-03-01)",
    "SE Stöd (2024-12-31)",
  ]);
});

test("names the lines of which nobody knows when they were read", () => {
  expect(oldHelpLines(new Date("2026-03-01T00:00:00Z"), { FI: [line("Apu", null)] }))
    .toEqual(["FI Apu (day unknown)"]);
});

test("warns at the start, in one line of the log, of all lines in the year 2100", () => {
  const clock = movableClock();
  clock.set(new Date("2100-01-01T12:00:00Z"));
  const warn = vi.fn();
  warnOfOldHelpLines({ clock, log: { warn } as never });
  const all = Object.values(helpLines).flat();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { lines: expect.toSatisfy((lines: string[]) => lines.length === all.length) },
    expect.stringContaining("read their pages again"),
  );
});

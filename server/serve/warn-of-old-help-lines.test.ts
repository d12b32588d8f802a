import { expect, test, vi } from "vitest";
import { helpLines } from "#shared/moderation/help-lines.ts";
import { oldHelpLines } from "../features/moderation/help/old-help-lines.ts";
import { movableClock } from "../testing/movable-clock.ts";
import { warnOfOldHelpLines } from "./warn-of-old-help-lines.ts";

const line = (name: string, readOn: string) => ({
  name,
  description: "Call day and night",
  url: "https://example.org/",
  phone: "123",
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

test("warns at the start of all lines two years after the newest was read, and of none before", () => {
  const days = Object.values(helpLines).flat().map(({ readOn }) => readOn).sort();
  const clock = movableClock();
  const warn = vi.fn();
  const startOn = (day: string) => {
    clock.set(new Date(`${day}T12:00:00Z`));
    warnOfOldHelpLines({ clock, log: { warn } as never });
  };
  startOn(days[0]!);
  expect(warn).not.toHaveBeenCalled();
  startOn(`${Number(days.at(-1)!.slice(0, 4)) + 2}-01-01`);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { lines: expect.arrayContaining([expect.stringMatching(/^DE TelefonSeelsorge \(/)]) },
    expect.stringContaining("read their pages again"),
  );
});

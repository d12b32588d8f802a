import { msg } from "@lingui/core/runtime-macro";
import { expect, test } from "vitest";
import { findOldHelpLines } from "./find-old-help-lines.ts";

const line = (name: string, readOn: string | null) => ({
  name,
  description: msg`Call day and night`,
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
  expect(findOldHelpLines(new Date("2026-03-01T23:59:59Z"), lines)).toEqual(["SE Stöd (2024-12-31)"]);
  expect(findOldHelpLines(new Date("2026-03-02T00:00:00Z"), lines)).toEqual([
    "FI Apu (2025-03-01)",
    "SE Stöd (2024-12-31)",
  ]);
});

test("names the lines of which nobody knows when they were read", () => {
  expect(findOldHelpLines(new Date("2026-03-01T00:00:00Z"), { FI: [line("Apu", null)] }))
    .toEqual(["FI Apu"]);
});

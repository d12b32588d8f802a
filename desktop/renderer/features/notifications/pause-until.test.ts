import { afterEach, expect, test, vi } from "vitest";
import { getNextMorning, getPauseText, getTimeInAnHour } from "./NotificationSettingsSection.tsx";

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
afterEach(() => void vi.unstubAllGlobals());

const iso = (ms: number) => new Date(ms).toISOString();

test("ends a pause for an hour an hour later", () => {
  expect(getTimeInAnHour(at(22, 23, 30))).toBe(iso(at(23, 0, 30)));
});

test.each([["in the afternoon", at(22, 15), at(23, 8)], ["at night", at(23, 2), at(23, 8)], [
  "at eight",
  at(23, 8),
  at(24, 8),
]])("ends a pause until tomorrow, chosen %s, at eight in the morning", (_, now, end) => {
  expect(getNextMorning(now)).toBe(iso(end));
});

test.each([
  [null, null],
  [at(22, 11, 59), null],
  [at(22, 12), null],
  [at(22, 15, 4), "Paused until today at 3:04 PM."],
  [at(23, 8), "Paused until tomorrow at 8:00 AM."],
  [at(25, 8), "Paused until Nov 25 at 8:00 AM."],
])("describes a pause until %s as %s at noon", (end, text) => {
  vi.stubGlobal("navigator", { languages: ["en-US"] });
  expect(getPauseText(end === null ? null : iso(end), at(22, 12))).toBe(text);
});

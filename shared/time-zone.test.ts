import { afterEach, expect, test, vi } from "vitest";
import { getDeviceZone, getZoneOrUtc, normalizeTimeZone } from "./time-zone.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["europe/berlin", "Europe/Berlin"],
  ["UTC", "UTC"],
  ["CET", "CET"],
  ["met", "MET"],
  ["EST", "EST"],
  ["PST8PDT", "PST8PDT"],
  ["Eire", "Europe/Dublin"],
  ["Mars/Olympus", null],
  ["+01:00", null],
  ["", null],
])("normalizes %j to %j", (name, known) => {
  expect(normalizeTimeZone(name)).toBe(known);
});

test.each([["Europe/Berlin", "Europe/Berlin"], ["Etc/Unknown", "UTC"], ["Mars/Olympus", "UTC"]])(
  "a stored %s counts as %s",
  (stored, counted) => {
    expect(getZoneOrUtc(stored)).toBe(counted);
  },
);

test.each([["Europe/Berlin", "Europe/Berlin"], ["Etc/Unknown", null], [undefined, null]])(
  "a device in the zone %j has %j",
  (timeZone, known) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementationOnce(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone: timeZone as string };
    });
    expect(getDeviceZone()).toBe(known);
  },
);

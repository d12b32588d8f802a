import { expect, test } from "vitest";
import { needsUpdate, readReleaseHeader, writeReleaseHeader } from "./release.ts";

test("reads the same release from the header it was written to", () => {
  const release = { version: "1.4.0-rc.1", oldestClient: "1.2.0" };
  expect(readReleaseHeader(writeReleaseHeader(release))).toEqual(release);
});

test.each([null, "", "1.0.0", "1.0.0;", "new;old"])("reads no release from %j", (header) => {
  expect(readReleaseHeader(header)).toBeNull();
});

test.each([
  ["1.2.0", "1.4.0", "1.2.0", false, false],
  ["1.1.9", "1.4.0", "1.2.0", false, true],
  ["1.2.0-rc.1", "1.4.0", "1.2.0", false, true],
  // A response was malformed, which only a newer server explains.
  ["1.2.0", "1.4.0", "1.2.0", true, true],
  ["1.4.0", "1.4.0", "1.2.0", true, false],
  ["1.5.0", "1.4.0", "1.2.0", true, false],
])(
  "client %s, server %s that accepts %s, malformed response %s: needs an update: %s",
  (client, version, oldestClient, hasMismatch, expected) => {
    expect(needsUpdate(client, { version, oldestClient }, hasMismatch)).toBe(expected);
  },
);

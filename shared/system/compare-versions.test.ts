import { expect, test } from "vitest";
import { compareVersions, isVersion } from "./compare-versions.ts";

/** From the oldest to the newest; the pre-releases are the example of semver.org. */
const inOrder = [
  "0.1.0",
  "0.2.0",
  "0.10.0",
  "1.0.0-alpha",
  "1.0.0-alpha.1",
  "1.0.0-alpha.beta",
  "1.0.0-beta",
  "1.0.0-beta.2",
  "1.0.0-beta.11",
  "1.0.0-rc.1",
  "1.0.0",
  "1.0.1",
  "2.0.0",
  "10.0.0",
];

test("orders versions, and pre-releases before their release", () => {
  for (const [at, version] of inOrder.entries()) {
    for (const [otherAt, other] of inOrder.entries()) {
      expect(Math.sign(compareVersions(version, other)), `${version} ${other}`).toBe(Math.sign(at - otherAt));
    }
  }
});

test("ignores builds", () => {
  expect(compareVersions("1.2.3+a", "1.2.3+b.7")).toBe(0);
});

test.each(["", "1", "1.2", "v1.2.3", "1.2.3-", "1.2.3.4", "1.2.x", "1.2.3 "])(
  "rejects %j as a version",
  (text) => {
    expect(isVersion(text)).toBe(false);
    expect(() => compareVersions(text, "1.0.0")).toThrow("is no version");
  },
);

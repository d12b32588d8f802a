import { expect, test } from "vitest";
import { findSelfTest } from "./self-test-switch.ts";

test.each<[string, string[], ReturnType<typeof findSelfTest>]>([
  ["a start without the switch", ["glimmer", "--hidden"], null],
  ["the switch alone", ["glimmer", "--self-test"], { file: null }],
  ["the switch with nothing after it", ["glimmer", "--self-test="], { file: null }],
  ["the switch with a file", ["glimmer", "--self-test=/tmp/a=b.json"], { file: "/tmp/a=b.json" }],
  ["another switch that begins like it", ["glimmer", "--self-tests"], null],
  [
    "desktop.8: a link that brings the switch",
    ["glimmer", "glimmer://chat", "--self-test=/tmp/a.json"],
    null,
  ],
  ["desktop.8: the switch before a link", ["glimmer", "--self-test", "GLIMMER://chat"], null],
  [
    "desktop.8: a link whose text has the switch",
    ["glimmer", "glimmer://chat?--self-test=/tmp/a.json"],
    null,
  ],
])("%s", (_, argv, expected) => expect(findSelfTest(argv)).toEqual(expected));

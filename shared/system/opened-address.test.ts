import { expect, test } from "vitest";
import { correctPath } from "./opened-address.ts";

const meant = (address: string) => correctPath(new URL(address, "https://glimmer.example"));

test.each([
  ["/post/1.", "/post/1"],
  ["/ada_lind)", "/ada_lind"],
  ["/ada.lind).", "/ada.lind"],
  ["/post/1?comment=2];", "/post/1?comment=2"],
  ["/rules#spam.", "/rules#spam"],
  ["/post/1>", "/post/1"],
  ["/post/1”.", "/post/1"],
  ["/post/1。", "/post/1"],
  ["/post/1」", "/post/1"],
  ["/).", "/"],
])("ignores what stands behind %s", (address, path) => expect(meant(address)).toBe(path));

test.each([
  "/",
  "/post/1?comment=2#x",
  "/verify-email?token=a.b-c_",
  "/search?q=calm.",
  "/create-post?content=Hi!",
])(
  "takes %s as it is",
  (address) => expect(meant(address)).toBeNull(),
);

import { expect, test } from "vitest";
import { getInitials } from "./initials.ts";

test.each([
  ["Ada Lind", "AL"],
  ["ada", "A"],
  ["  Ada  Maria Lind ", "AL"],
  ["", "R"],
  ["🇯🇵 Hana 👩‍🚀", "🇯🇵👩‍🚀"],
  ["e\u0301lise o\u0308berg", "E\u0301O\u0308"],
  ["鈴木花", "鈴"],
  ["김 민지", "김민"],
  ["किरण देसाई", "किदे"],
  ["علی رضا", "ع\u200cر"],
  ["İpek Ünal", "İÜ"],
  ["ßeta ﬁnn", "ßﬁ"],
  ["“Ada” (Lind)", "AL"],
  ["Ada — ★lind", "A★"],
  ["...", "R"],
])("the initials of %j are %s", (displayName, initials) => {
  expect(getInitials({ displayName, username: "robin" })).toBe(initials);
});

import { expect, test } from "vitest";
import { getKeyName, type KeyPress, matchShortcut } from "./shortcut-keys.ts";

const bound = new Set(["j", "l", "?", "g h"]);
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

test("returns only shortcuts of bound keys", () => {
  expect(matchShortcut(press("j"), bound, null, 0).shortcut).toBe("j");
  expect(matchShortcut(press("x"), bound, null, 0).shortcut).toBeNull();
});

test("returns no shortcut for keys with a modifier", () => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(matchShortcut(press("l", modifier), bound, null, 0).shortcut).toBeNull();
  }
});

test("returns a bound shortcut with Alt", () => {
  const withAlt = new Set([...bound, "Alt+ArrowUp"]);
  const up = press("ArrowUp", { altKey: true });
  expect(matchShortcut(up, withAlt, null, 0).shortcut).toBe("Alt+ArrowUp");
  expect(matchShortcut({ ...up, ctrlKey: true }, withAlt, null, 0).shortcut).toBeNull();
  expect(matchShortcut(press("ArrowUp"), withAlt, null, 0).shortcut).toBeNull();
});

test("returns one shortcut for g then h, when typed in time", () => {
  const first = matchShortcut(press("g"), bound, null, 0);
  expect(first).toEqual({ shortcut: null, pending: { key: "g", atMs: 0 } });
  expect(matchShortcut(press("h"), bound, first.pending, 900).shortcut).toBe("g h");
  expect(matchShortcut(press("h"), bound, first.pending, 1100).shortcut).toBeNull();
});

test("returns the key's own shortcut when it does not continue the sequence", () => {
  expect(matchShortcut(press("j"), bound, { key: "g", atMs: 0 }, 10).shortcut).toBe("j");
});

test.each([
  ["a letter of Dvorak by what it writes", { key: "j", code: "KeyC" }, "j"],
  ["a Cyrillic letter by its place", { key: "о", code: "KeyJ" }, "j"],
  ["a Greek letter by its place", { key: "λ", code: "KeyL" }, "l"],
  ["a Hebrew letter by its place", { key: "ח", code: "KeyJ" }, "j"],
  ["an Arabic letter by its place", { key: "ت", code: "KeyJ" }, "j"],
  ["the two letters of an Arabic key by its place", { key: "لا", code: "KeyB" }, "b"],
  ["an Arabic letter in the place of the slash", { key: "ظ", code: "Slash" }, "/"],
  ["the question mark of Arabic", { key: "؟", code: "Slash", shiftKey: true }, "?"],
  ["a digit of Persian by its place", { key: "۱", code: "Digit1" }, "1"],
  ["a sign of the Russian layout by what it writes", { key: ".", code: "Slash" }, "."],
  ["a sign of the Hebrew layout by what it writes", { key: "/", code: "KeyQ" }, "/"],
  ["a letter under Caps Lock", { key: "J", code: "KeyJ" }, "j"],
  ["a Cyrillic letter under Caps Lock", { key: "О", code: "KeyJ" }, "j"],
  ["a shifted letter as a capital, which is no shortcut", { key: "J", code: "KeyJ", shiftKey: true }, "J"],
  ["a shifted Cyrillic letter as a capital", { key: "О", code: "KeyJ", shiftKey: true }, "J"],
  ["an accented Latin letter by what it writes", { key: "é", code: "Digit2" }, "é"],
  ["a named key", { key: "ArrowUp", code: "ArrowUp" }, "ArrowUp"],
])("names %s", (_case, key, name) => {
  expect(getKeyName({ shiftKey: false, ...key })).toBe(name);
});

test("follows a sequence of Cyrillic letters", () => {
  const cyrillic = (key: string, code: string) => press(key, { code });
  const first = matchShortcut(cyrillic("п", "KeyG"), bound, null, 0);
  expect(matchShortcut(cyrillic("р", "KeyH"), bound, first.pending, 10).shortcut).toBe("g h");
});

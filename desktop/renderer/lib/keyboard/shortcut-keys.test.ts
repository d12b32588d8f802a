import { expect, test } from "vitest";
import { type KeyPress, matchShortcut } from "./shortcut-keys.ts";

const bound = new Set(["j", "l", "?", "g h"]);
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
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

import { expect, test } from "vitest";
import { findWordChanges } from "./word-changes.ts";

/** As [-removed-] and {+added+}. */
function write(before: string, after: string): string | null {
  const signs = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;
  return findWordChanges(before, after)?.map(({ kind, text }) => signs[kind].join(text)).join("") ?? null;
}

test("marks the words that went and came, and leaves the others as they are", () => {
  expect(write("A lake at dawn", "A lake at noon")).toBe("A lake at [-dawn-]{+noon+}");
  expect(write("A lake at dawn.", "A still lake at dawn!")).toBe("A {+still +}lake at dawn[-.-]{+!+}");
  expect(write("Same", "Same")).toBe("Same");
});

test("marks several changed words in a row as one change", () => {
  expect(write("We met two old friends by the lake", "We met three new people by the lake"))
    .toBe("We met [-two old friends-]{+three new people+} by the lake");
});

test("finds words in scripts without spaces, and in lines", () => {
  expect(write("今天天气很好", "今天天气不好")).toBe("今天天气[-很好-]{+不好+}");
  expect(write("One\nTwo\nThree", "One\nThree")).toBe("One\n[-Two\n-]Three");
});

test("marks nothing where a text was written anew", () => {
  expect(write("A lake at dawn, and nobody there", "Buy tickets here")).toBeNull();
  expect(write("", "Words")).toBeNull();
});

test("gives both texts back", () => {
  const [before, after] = ["a b c d e f g", "a x c d y z g h"];
  const parts = findWordChanges(before, after) ?? [];
  const join = (...kinds: string[]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text).join("");
  expect([join("same", "removed"), join("same", "added")]).toEqual([before, after]);
});

import { expect, test } from "vitest";
import { parseThemeChoice, resolveTheme } from "./theme.ts";

test.each([["light", "light"], ["dark", "dark"], [null, "system"], ["<b>", "system"]])(
  "reads a stored %j as %s",
  (stored, choice) => {
    expect(parseThemeChoice(stored)).toBe(choice);
  },
);

test("follows the system's theme without a choice", () => {
  expect(resolveTheme("system", true)).toBe("dark");
  expect(resolveTheme("system", false)).toBe("light");
  expect(resolveTheme("light", true)).toBe("light");
  expect(resolveTheme("dark", false)).toBe("dark");
});

import { expect, test } from "vitest";
import { parseThemeChoice, resolveTheme } from "./theme.ts";

test.each([["light", "light"], ["dark", "dark"], [null, "system"], ["<b>", "system"]])(
  "a stored %j is the choice %s",
  (stored, choice) => {
    expect(parseThemeChoice(stored)).toBe(choice);
  },
);

test("follows the system until something is chosen", () => {
  expect(resolveTheme("system", true)).toBe("dark");
  expect(resolveTheme("system", false)).toBe("light");
  expect(resolveTheme("light", true)).toBe("light");
  expect(resolveTheme("dark", false)).toBe("dark");
});

import { expect, test } from "vitest";
import { getLangAndDir, nameLanguage } from "./lang-and-dir.ts";

test("gives every text its own direction, and a language only where it is known", () => {
  expect(getLangAndDir("A calm morning")).toEqual({ dir: "auto" });
  expect(getLangAndDir("صباح هادئ")).toEqual({ dir: "auto", lang: "ar" });
  expect(getLangAndDir("صباح هادئ", "fa")).toEqual({ dir: "auto", lang: "fa" });
  expect(getLangAndDir("Guten Morgen", "de")).toEqual({ dir: "auto", lang: "de" });
  expect(getLangAndDir("صباح هادئ", null)).toEqual({ dir: "auto", lang: "ar" });
});

test("does not call a name Chinese by its characters, which are also Japanese", () => {
  expect(nameLanguage("鈴木花")).toBeUndefined();
  expect(nameLanguage("鈴木はな")).toBe("ja");
  expect(nameLanguage("محمد")).toBe("ar");
});

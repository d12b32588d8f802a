import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Language } from "#shared/language/languages.ts";
import { getDefaultPreferences, type Settings } from "../settings-file.ts";
import { quietLog } from "../testing/quiet-log.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openAppLanguage } from "./app-language.ts";
import { writeText } from "./write-text.ts";

const catalogueDir = join(temporaryFolder(), "catalogue");
mkdirSync(catalogueDir);
writeFileSync(join(catalogueDir, "de.json"), JSON.stringify({ hello1: "Hallo." }));

const hello = { id: "hello1", message: "Hello." };
const stored: Settings = {
  server: null,
  theme: "dark",
  language: null,
  preferences: getDefaultPreferences("linux"),
};

/** The app's language on a system with these, where the member has chosen one or none. */
function open(preferred: readonly string[], language: Language | null = null, locale = "en-GB") {
  const settings = { read: () => ({ ...stored, language }), write: vi.fn() };
  const app = { getPreferredSystemLanguages: () => [...preferred], getLocale: () => locale };
  const log = quietLog();
  const session = { availableSpellCheckerLanguages: ["de", "en-GB"] };
  return { settings, log, ...openAppLanguage({ app, session, settings, catalogueDir, log }) };
}

test.each<[string[], string, Language | null, Language]>([
  [["de-AT", "en-GB"], "en-GB", null, "de"],
  [["fr", "en-GB", "de"], "fr", null, "en"],
  [[], "de", null, "de"],
  [[], "", null, "en"],
  [["de-AT", "en-GB"], "de", "en", "en"],
])("on a system with %j and %s, with the choice %j, is %s", (preferred, locale, choice, language) => {
  const { current, log } = open(preferred, choice, locale);
  expect(current()).toBe(language);
  expect(writeText(hello)).toBe(language === "de" ? "Hallo." : "Hello.");
  expect(log.lines).toEqual([]);
});

test("keeps the choice among the settings, and writes in it at once", () => {
  const { settings, current, choose } = open(["en-GB"]);
  expect(choose("de")).toBe(true);
  expect(settings.write).toHaveBeenCalledExactlyOnceWith({ ...stored, language: "de" });
  expect([current(), writeText(hello)]).toEqual(["de", "Hallo."]);
  expect(choose("de")).toBe(false);
});

test("writes in English, and logs why, when a catalogue cannot be read", () => {
  const { current, log } = open(["ar"]);
  expect([current(), writeText(hello)]).toEqual(["ar", "Hello."]);
  expect(log.lines).toHaveLength(1);
});

test.each<[Language | null, string[]]>([
  [null, []],
  ["de", ["de", "en-GB"]],
  ["ar", ["en-GB"]],
])("with the choice %j, checks the spelling with the dictionaries %j", (choice, dictionaries) => {
  expect(open(["en-GB"], choice).dictionaries()).toEqual(dictionaries);
});

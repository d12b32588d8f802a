import { rm } from "node:fs/promises";
import { totalmem } from "node:os";
import { languages } from "#shared/language/languages.ts";
import { mergeLanguage } from "./merge-language.ts";

/** Builds pages in one language into a folder, which it empties. */
type Build = (language: string, into: string) => Promise<void>;

/** What a build takes at most. */
const bytesOfBuild = 1.2e9;

/**
 * Builds pages in all languages that are offered into a folder: in English at its top, in each
 * other language in a folder of its name (`merge-language.ts`). Waits for those that run, and
 * throws what the first failed with.
 */
export async function buildInLanguages(folder: string, build: Build, memory = totalmem()): Promise<void> {
  const others = languages.filter((language) => language !== "en");
  const folderOf = (language: string) => `${folder}.${language}`;
  const waiting = languages.map((language) => ({
    language,
    into: language === "en" ? folder : folderOf(language),
  }));
  const buildOneByOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await build(next.language, next.into).catch((error: unknown) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  // Each leaves half of a core idle, but a small machine has memory for one alone.
  const atOnce = Math.max(1, Math.floor(memory / 2 / bytesOfBuild));
  const builds = Array.from({ length: Math.min(atOnce, languages.length) }, buildOneByOne);
  await Promise.allSettled(builds);
  await Promise.all(builds);
  for (const language of others) {
    await mergeLanguage(folderOf(language), folder, language);
    await rm(`${folderOf(language)}.modules.json`, { force: true });
  }
}

import { rm } from "node:fs/promises";
import { languages } from "#shared/language/languages.ts";
import { mergeLanguage } from "./merge-language.ts";

/** Builds pages in one language into a folder, which it empties. */
type Build = (language: string, into: string) => Promise<void>;

/**
 * Builds pages in all languages that are offered into a folder: in English at its top, in each
 * other language in a folder of its name (`merge-language.ts`). Waits for all, and throws what the
 * first failed with.
 */
export async function buildInLanguages(folder: string, build: Build): Promise<void> {
  const others = languages.filter((language) => language !== "en");
  const folderOf = (language: string) => `${folder}.${language}`;
  // Each leaves half of a core idle.
  const builds = [build("en", folder), ...others.map((language) => build(language, folderOf(language)))];
  await Promise.allSettled(builds);
  await Promise.all(builds);
  for (const language of others) {
    await mergeLanguage(folderOf(language), folder, language);
    await rm(`${folderOf(language)}.modules.json`, { force: true });
  }
}

import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Message } from "../../desktop/vite/messages/extract-messages.ts";
import {
  type Entry,
  formatCatalogue,
  isReviewed,
  keyOf,
  makeHeads,
  readHeads,
  readTranslations,
} from "./catalogue-file.ts";
import { checkTranslation } from "./check-translation.ts";

/** How far the translation into a language is. */
export interface Completeness {
  readonly language: string;
  readonly translated: number;
  readonly of: number;
  /** What is wrong with translations: the English, and why. */
  readonly wrong: readonly string[];
}

/** A catalogue that was brought up to date. */
export interface Updated extends Completeness {
  /** Whether a person has read all of it. */
  readonly isReviewed: boolean;
}

const folder = (root: string) => join(root, "shared/language/catalogue");

const fileOf = (root: string, language: string) => join(folder(root), `${language}.po`);

/** Adds an empty catalogue. Throws for what is no language, and where there is one. */
export async function addCatalogue(root: string, language: string): Promise<void> {
  if (!isLanguage(language)) throw new Error(`'${language}' is no language: write it as in 'nl' or 'pt-BR'.`);
  const file = fileOf(root, language);
  if (existsSync(file)) throw new Error(`There is a catalogue of '${language}' already: ${file}`);
  await mkdir(folder(root), { recursive: true });
  await writeFile(file, formatCatalogue(makeHeads(language), []));
}

function isLanguage(tag: string): boolean {
  try {
    return tag !== "en" && Intl.getCanonicalLocales(tag)[0] === tag &&
      new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(tag) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Gives each catalogue the messages of the sources, in their order: new ones empty, and none that
 * are gone. Returns how far each language is.
 */
export async function updateCatalogues(root: string, messages: readonly Message[]): Promise<Updated[]> {
  const names = existsSync(folder(root)) ? await readdir(folder(root)) : [];
  const languages = names.filter((name) => name.endsWith(".po")).map((name) => name.slice(0, -3)).sort();
  return await Promise.all(languages.map(async (language) => {
    const file = await readFile(fileOf(root, language), "utf8");
    const [heads, entries] = [readHeads(file), fillIn(file, messages)];
    await writeFile(fileOf(root, language), formatCatalogue(heads, entries));
    return { ...measure(language, entries), isReviewed: isReviewed(heads) };
  }));
}

/** The messages of the sources with the translations that a catalogue has of them. */
export function fillIn(file: string, messages: readonly Message[]): Entry[] {
  const translations = readTranslations(file);
  return messages.map((message) => ({ ...message, translated: "", ...translations.get(keyOf(message)) }));
}

export function measure(language: string, entries: readonly Entry[]): Completeness {
  const translated = entries.filter((entry) => entry.translated !== "" && !entry.isUnsure);
  const wrong = translated.flatMap((entry) => {
    const problem = checkTranslation(entry.english, entry.translated, language);
    return problem === null ? [] : [`'${entry.english}' ${problem}`];
  });
  return { language, translated: translated.length, of: entries.length, wrong };
}

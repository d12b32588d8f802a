import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages, reviewedLanguages } from "#shared/language/languages.ts";
import { extractMessages } from "../../desktop/vite/messages/extract-messages.ts";
import { type Entry, formatCatalogue, readHeads } from "./catalogue-file.ts";
import { findNamedControls, hasWords } from "./names-of-controls.ts";
import { fillIn, measure } from "./update-catalogues.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "shared/language/catalogue");
const messages = await extractMessages(root);
const controls = findNamedControls(root);
const catalogues = readdirSync(folder).map((name) => name.replace(/\.po$/, ""));

test.each(languages.filter((language) => language !== "en"))(
  "%s, which is offered, is complete",
  (language) => {
    const entries = fillIn(readFileSync(join(folder, `${language}.po`), "utf8"), messages);
    const isMissing = ({ translated, isUnsure }: Entry) => translated === "" || isUnsure;
    expect(entries.filter(isMissing).map(({ english }) => english)).toEqual([]);
  },
);

describe.each(catalogues)("the catalogue of %s", (language) => {
  const file = readFileSync(join(folder, `${language}.po`), "utf8");
  const entries = fillIn(file, messages);

  test("has the messages of the sources: `npm run language` changes nothing", () => {
    // Not compared by the matcher: the difference of two files of this length takes minutes.
    expect(formatCatalogue(readHeads(file), entries) === file).toBe(true);
  });

  test("has nothing wrong in it", () => {
    expect(measure(language, entries).wrong).toEqual([]);
  });

  test("is marked as reviewed where members choose it if its head says so", () => {
    const isReviewed = /^"X-Reviewed: yes\\n"$/m.test(file);
    expect(reviewedLanguages.some((reviewed) => reviewed === language)).toBe(isReviewed);
  });

  test("names controls by the words that they show", () => {
    const translate = (english: string) => {
      const texts = entries.filter((entry) => entry.english === english).map(({ translated }) => translated);
      return texts.filter(Boolean);
    };
    const faults = controls.filter(({ shown, name }) =>
      translate(name).some((one) => !translate(shown).some((words) => hasWords(one, words)))
    );
    expect(faults).toEqual([]);
  });
});

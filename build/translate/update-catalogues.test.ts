import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Message } from "../../desktop/vite/messages/extract-messages.ts";
import { parseCatalogue } from "#shared/language/parse-catalogue.ts";
import { formatCatalogue, makeHeads } from "./catalogue-file.ts";
import { addCatalogue, fillIn, measure, updateCatalogues } from "./update-catalogues.ts";

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "glimmer-catalogue-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const message = (english: string, rest: Partial<Message> = {}): Message => ({
  english,
  context: undefined,
  comments: [],
  files: ["desktop/renderer/a.tsx"],
  ...rest,
});

test("adds a language with every message, empty, and keeps what is translated when the sources change", async () => {
  await addCatalogue(root, "nl");
  const noun = message("Post", { context: "noun", comments: ["what members write"] });
  expect(await updateCatalogues(root, [message("Cancel"), message("Gone"), noun])).toEqual([
    { language: "nl", translated: 0, of: 3, wrong: [], isReviewed: false },
  ]);
  const file = join(root, "shared/language/catalogue/nl.po");
  const empty = await readFile(file, "utf8");
  expect(empty).toContain(
    '#. what members write\n#: desktop/renderer/a.tsx\nmsgctxt "noun"\nmsgid "Post"\nmsgstr ""',
  );
  const translated = fillIn(empty, [message("Cancel"), message("Gone"), noun])
    .map((entry) => ({ ...entry, translated: `${entry.english} „nl“\n` }));
  const changed = fillIn(formatCatalogue(makeHeads("nl"), translated), [
    noun,
    message("Cancel"),
    message("New"),
  ]);
  expect(changed.map((entry) => entry.translated)).toEqual(["Post „nl“\n", "Cancel „nl“\n", ""]);
});

test("finds a translation by the id that the sources' macros give it", () => {
  const entries = [{ ...message("Cancel"), translated: "Annuleren" }, {
    ...message("Later"),
    translated: "",
  }];
  expect([...parseCatalogue(formatCatalogue(makeHeads("nl"), entries)).values()]).toEqual(["Annuleren"]);
});

test("keeps what translators remark, and shows nothing that they are unsure of", () => {
  const file = `
# ask Ada
#, fuzzy
msgid "Cancel"
msgstr "Annuleren"
`;
  const entries = fillIn(file, [message("Cancel")]);
  const written = formatCatalogue(makeHeads("nl"), entries);
  expect(written).toContain(
    '# ask Ada\n#: desktop/renderer/a.tsx\n#, fuzzy\nmsgid "Cancel"\nmsgstr "Annuleren"',
  );
  expect(formatCatalogue(makeHeads("nl"), fillIn(written, [message("Cancel")]))).toBe(written);
  expect(measure("nl", entries).translated).toBe(0);
  expect(parseCatalogue(written).size).toBe(0);
});

test.each(["en", "english", "xx", "de_DE", "../de"])("refuses to add %s", async (language) => {
  await expect(addCatalogue(root, language)).rejects.toThrow("is no language");
});

test("refuses to add a language twice", async () => {
  await addCatalogue(root, "pt-BR");
  await expect(addCatalogue(root, "pt-BR")).rejects.toThrow("There is a catalogue");
});

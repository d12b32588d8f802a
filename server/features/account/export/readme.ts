import { msg } from "@lingui/core/runtime-macro";
import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import { product } from "#shared/product.ts";
import { writeText } from "../../../language/write-text.ts";

interface Line {
  readonly name: string;
  readonly what: Text;
}

interface Archive {
  readonly username: string;
  readonly files: readonly Line[];
  readonly contactEmail: string;
  readonly privacyAddress: string;
  readonly now: Date;
  readonly language: Language;
}

/** The files that are not listed one by one. */
const folders: readonly Line[] = [
  {
    name: "images/",
    what:
      msg`Pictures you uploaded or had drawn, without their location and camera data. AI-made pictures are labelled in their file.`,
  },
  { name: "audio/", what: msg`Your posts read aloud.` },
];

const leftOut: readonly Text[] = [
  msg`Who reported you, and in which words: whoever reports is protected. decisions.json says what came of it.`,
  msg`Copies of what you wrote for moderators, their notes, which authorities they told of a case, and what was removed for violence, self-harm, sexual content or hate and is kept encrypted as evidence: with others' words and names in them. What you wrote is in posts.json, comments.json and messages.json, also when it was removed.`,
  msg`Reports sent without an account, also with your email address: nobody proved that it was you. reports.json has what you reported signed in.`,
  msg`What our checks for machine-like accounts measured: it would help machines to pass them.`,
  msg`The record of what administrators did: it is about them too, and decisions.json says what concerns you.`,
  msg`Network addresses: we keep them for a day, apart from members.`,
];

/** The README.txt of an archive: what each file is. */
export function composeReadme(archive: Archive): string {
  const { username, contactEmail, privacyAddress, now, language } = archive;
  const write = (text: Text) => writeText(text, language);
  const files = [...archive.files, ...folders];
  const width = Math.max(...files.map(({ name }) => name.length)) + 2;
  return [
    write(msg`Your data at ${{ product: product.name }}`),
    `@${username}, ${now.toISOString().slice(0, 10)}`,
    "",
    wrap(
      write(
        msg`The .json files are plain text; any editor opens them, and programs can read them. Times are in UTC.`,
      ),
    ),
    "",
    ...files.map(({ name, what }) => `${name.padEnd(width)}${write(what)}`),
    "",
    wrap(
      write(
        msg`What other members wrote is in here only where you can see it in the product: messages you received, and the names of members. Passwords are not in here; nobody can read them back.`,
      ),
    ),
    "",
    write(msg`What we keep and leave out here:`),
    ...leftOut.map((text) => wrap(`- ${write(text)}`, "  ")),
    write(msg`How long we keep what is at ${{ address: privacyAddress }}.`),
    "",
    write(msg`Questions? Write to ${{ contactEmail }}.`),
    "",
  ].join("\r\n");
}

/** In characters: an editor need not wrap lines. */
const lineLength = 108;

/** Breaks a paragraph into lines; `indent` is before all but the first. */
function wrap(paragraph: string, indent = ""): string {
  const lines = [""];
  for (const word of paragraph.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && line.length + 1 + word.length > lineLength) lines.push(`${indent}${word}`);
    else lines[lines.length - 1] = line === "" ? word : `${line} ${word}`;
  }
  return lines.join("\r\n");
}

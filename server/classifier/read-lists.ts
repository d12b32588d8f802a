import { readFileSync } from "node:fs";
import { type Check, checkChoices, checkPhrase, checkWord } from "./check-entry.ts";
import {
  type CrisisLists,
  type DescribedTopic,
  type HarmList,
  type LanguageLists,
  textTopics,
  type WordList,
  wordLists,
} from "./language-lists.ts";

const known = new Map<string, LanguageLists>();

/** The lists of a language, read from its file at the first call. */
export function readLists(code: string): LanguageLists {
  const read = known.get(code);
  if (read) return read;
  const file = `${code}.txt`;
  const lists = parseLists(file, readFileSync(new URL(`lists/${file}`, import.meta.url), "utf8"));
  known.set(code, lists);
  return lists;
}

/** Reads the text of a file; throws with file and line where one is wrong. */
export function parseLists(file: string, text: string): LanguageLists {
  const parser = new Parser(file);
  for (const section of sectionsOf(file, text)) parser.read(section);
  return parser.lists;
}

interface Line {
  readonly text: string;
  /** Its number in the file. */
  readonly at: number;
}

interface Section extends Line {
  readonly lines: Line[];
}

/** The sections with their lines, without comments; `text` is the section's name. */
function sectionsOf(file: string, text: string): readonly Section[] {
  const sections: Section[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const at = index + 1;
    if (line.startsWith("#") || line.trim() === "") continue;
    const [, name] = /^\[(.*)\]$/.exec(line) ?? [];
    const last = sections.at(-1);
    if (name !== undefined) sections.push({ text: name, at, lines: [] });
    else if (last) last.lines.push({ text: line, at });
    else throw new Error(`${file}:${at}: "${line}" stands in no section`);
  }
  return sections;
}

const harmName = new RegExp(
  "^(hate|threat|sexual|self_harm|harassment|drugs|profanity|quoted) (none|low|high)" +
    `(?: unless (${textTopics.join("|")}))?( words| in texts of the language)?$`,
);

class Parser {
  readonly #file: string;
  readonly #taken = new Set<string>();
  readonly #classes: Record<string, readonly string[]> = {};
  readonly #groups: Record<string, readonly string[]> = {};
  readonly #harms: HarmList[] = [];
  readonly #crisis: { -readonly [Kind in keyof CrisisLists]: CrisisLists[Kind] } = {
    hard: [],
    indirect: [],
    grave: [],
    "grave as written": [],
    help: [],
    searches: [],
  };
  readonly #described: Record<DescribedTopic, readonly string[]> = { distress: [], violence: [] };
  readonly #words = new Map<WordList, readonly string[]>();
  readonly #spellings = new Map<string, string>();
  #safe: readonly string[] = [];
  #harmOfTwoSenses: readonly string[] = [];
  #traditional: ReadonlyMap<string, string> | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  get lists(): LanguageLists {
    return {
      code: this.#file.replace(/\.txt$/, ""),
      classes: this.#classes,
      groups: this.#groups,
      harms: this.#harms,
      crisis: this.#crisis,
      described: this.#described,
      safe: this.#safe,
      harmOfTwoSenses: this.#harmOfTwoSenses,
      spellings: this.#spellings,
      words: this.#words,
    };
  }

  read(section: Section): void {
    const name = section.text;
    if (harmName.test(name)) return this.#readHarm(section);
    this.#take(`[${name}]`, section);
    const [, kind, part = ""] = /^(crisis|described|group) (.+)$/.exec(name) ?? [];
    const words = wordLists.find((list) => name === `${list} words`);
    if (words) this.#readWords(words, section);
    else if (kind === "group") this.#groups[part] = this.#phrases(section);
    else if (kind === "crisis" && part in this.#crisis) {
      this.#crisis[part as keyof CrisisLists] = this.#phrases(section);
    } else if (kind === "described" && part in this.#described) {
      this.#described[part as DescribedTopic] = this.#phrases(section);
    } else if (name === "safe") this.#safe = this.#phrases(section);
    else if (name === "two senses harm") this.#harmOfTwoSenses = this.#phrases(section);
    else if (name === "classes") this.#readClasses(section);
    else if (name === "spellings") this.#readSpellings(section);
    else this.#refuse(section, `[${name}] is no section`);
  }

  #readHarm(section: Section): void {
    const [, category, level, excusedBy = null, kind] = harmName.exec(section.text) ?? [];
    const entries = kind === " words"
      ? section.lines.flatMap((line) => this.#entries(line.text, line, checkChoices)).map(this.#inBothScripts)
      : this.#phrases(section);
    this.#harms.push({ category, level, areWords: kind !== undefined, excusedBy, entries } as HarmList);
  }

  #readWords(list: WordList, { lines }: Section): void {
    const written = lines.flatMap((line) => this.#entries(line.text, line, checkWord));
    const words = written.flatMap(this.#apart);
    this.#words.set(list, words);
    if (list === "two senses") this.#classes["twoSenses"] = words;
    if (list === "both scripts") {
      this.#traditional = new Map(written.map((pair) => Array.from(pair) as [string, string]));
    }
  }

  #readClasses(section: Section): void {
    for (const { name, words, line } of this.#named(section)) {
      this.#take(`<${name}>`, line);
      this.#classes[name] = this.#entries(words, line, checkWord).flatMap(this.#apart);
    }
  }

  #readSpellings(section: Section): void {
    for (const { name, words, line } of this.#named(section)) {
      for (const spelling of this.#entries(words, line, checkWord)) {
        this.#take(`"${spelling}"`, line);
        this.#spellings.set(spelling, name);
      }
    }
  }

  /** The lines `name = words`, each with those that go on with it. */
  #named({ lines }: Section): readonly { name: string; words: string; line: Line }[] {
    const whole: Line[] = [];
    for (const line of lines) {
      const before = line.text.startsWith(" ") ? whole.pop() : undefined;
      whole.push(before ? { text: before.text + line.text, at: before.at } : line);
    }
    return whole.map((line) => {
      const [, name, words] = /^([^=\s][^=]*) = (\S.*)$/.exec(line.text) ?? [];
      return name && words
        ? { name, words, line }
        : this.#refuse(line, `"${line.text}" has no "name = words"`);
    });
  }

  #entries(text: string, line: Line, check: Check): readonly string[] {
    const entries = text.trim().split(/\s+/);
    for (const entry of entries) this.#accept(line, check(entry));
    return entries;
  }

  #phrases({ lines }: Section): readonly string[] {
    for (const line of lines) this.#accept(line, checkPhrase(line.text, this.#classes, this.#groups));
    return lines.map(({ text }) => this.#inBothScripts(text));
  }

  #take(name: string, line: Line): void {
    if (this.#taken.has(name)) this.#refuse(line, `${name} stands twice`);
    this.#taken.add(name);
  }

  #accept(line: Line, fault: string | null): void {
    if (fault !== null) this.#refuse(line, fault);
  }

  #refuse({ at }: Line, fault: string): never {
    throw new Error(`${this.#file}:${at}: ${fault}`);
  }

  /** Adds the traditional spelling beside each alternative in simplified characters. */
  readonly #inBothScripts = (entry: string): string => {
    const characters = this.#traditional;
    return characters ? entry.split(" ").map((step) => addTraditional(step, characters)).join(" ") : entry;
  };

  readonly #apart = (word: string): readonly string[] => this.#inBothScripts(word).split("|");
}

function addTraditional(step: string, characters: ReadonlyMap<string, string>): string {
  const [, before = "", alternatives = "", after = ""] = /^(!?)(.*?)(\??)$/.exec(step) ?? [];
  const both = alternatives.split("|").flatMap((alternative) => [
    alternative,
    Array.from(alternative, (character) => characters.get(character) ?? character).join(""),
  ]);
  return `${before}${[...new Set(both)].join("|")}${after}`;
}

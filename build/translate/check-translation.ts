import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/**
 * Says what is wrong with a translation; null when nothing is: ICU reads it, it has the values and
 * elements of the English message, its plurals have the forms that the language has, and its
 * choices the cases that there are.
 */
export function checkTranslation(english: string, translated: string, language: string): string | null {
  let given: Parts;
  try {
    given = readParts(compileMessageOrThrow(translated));
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
  const wanted = readParts(compileMessageOrThrow(english));
  const missing = listWithout(wanted.names, given.names);
  if (missing.length > 0) return `leaves out {${missing.join("}, {")}}`;
  const unknown = listWithout(given.names, wanted.names);
  if (unknown.length > 0) return `has {${unknown.join("}, {")}}, which nothing gives it`;
  if (given.elements === null || listDifferences(given.elements, wanted.elements).length > 0) {
    return "has other elements (<0>…</0>)";
  }
  if (/(?<!')(?:'')*'[{}]/.test(translated)) return "has a single ' before a value: write two of them";
  if (translated !== translated.trim()) return "begins or ends with a space";
  const pluralForms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return given.choices.map((choice) => checkChoice(choice, wanted.choices, pluralForms)).find(Boolean) ??
    null;
}

/** What chooses between cases by a value, or formats one. */
interface Choice {
  readonly name: string;
  readonly type: string;
  readonly cases: readonly string[];
}

interface Parts {
  readonly names: Set<string>;
  readonly choices: Choice[];
  /** Null when one is not closed where it was opened. */
  elements: Set<string> | null;
}

function readParts(
  message: CompiledMessage,
  parts: Parts = { names: new Set(), choices: [], elements: new Set() },
): Parts {
  const tokens = typeof message === "string" ? [message] : message;
  readElements(tokens.filter((token) => typeof token === "string").join(""), parts);
  for (const token of tokens) {
    if (typeof token === "string") continue;
    const [name, type, given] = token;
    parts.names.add(name);
    if (type === undefined) continue;
    const cases = typeof given === "object" && given !== null ? Object.entries(given) : [];
    parts.choices.push({ name, type, cases: cases.map(([key]) => key).filter((key) => key !== "offset") });
    for (const [, inner] of cases) {
      if (Array.isArray(inner)) readParts(inner as CompiledMessage, parts);
    }
  }
  return parts;
}

/** Adds the elements of a text, or of one case of a choice. */
function readElements(text: string, parts: Parts): void {
  const open: string[] = [];
  for (const [, closes, name = "", isEmpty] of text.matchAll(/<(\/?)(\d+)(\/?)>/g)) {
    parts.elements?.add(isEmpty ? `${name}/` : name);
    if (closes && open.pop() !== name) parts.elements = null;
    if (!closes && !isEmpty) open.push(name);
  }
  if (open.length > 0) parts.elements = null;
}

function checkChoice(
  { name, type, cases }: Choice,
  wanted: readonly Choice[],
  pluralForms: readonly string[],
): string | null {
  const same = wanted.filter((choice) => choice.name === name && choice.type === type);
  if (same.length === 0) return `has {${name}} as a ${type}, which it is not`;
  if (type === "plural") {
    const [lacking] = listWithout(pluralForms, cases);
    return lacking === undefined ? null : `leaves out the plural's form '${lacking}'`;
  }
  const [different] = listDifferences(cases, same.flatMap((choice) => choice.cases));
  return different === undefined ? null : `has other cases of {${name}}: '${different}'`;
}

function listWithout(all: Iterable<string>, some: Iterable<string>): string[] {
  const left = new Set(some);
  return [...all].filter((one) => !left.has(one));
}

function listDifferences(some: Iterable<string>, others: Iterable<string> | null): string[] {
  const [one, other] = [[...some], [...others ?? []]];
  return [...listWithout(one, other), ...listWithout(other, one)];
}

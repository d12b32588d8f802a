import { type CompiledMessage, compileMessageOrThrow } from "@lingui/message-utils/compileMessage";

/**
 * Says what is wrong with a translation; null when nothing is: ICU reads it, it has the values and
 * elements of the English message, and its plurals have the forms that the language has.
 */
export function checkTranslation(english: string, translated: string, language: string): string | null {
  let given: Parts;
  try {
    given = readParts(compileMessageOrThrow(translated));
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
  const wanted = readParts(compileMessageOrThrow(english));
  const missing = [...wanted.names].filter((name) => !given.names.has(name));
  if (missing.length > 0) return `leaves out {${missing.join("}, {")}}`;
  const unknown = [...given.names].filter((name) => !wanted.names.has(name));
  if (unknown.length > 0) return `has {${unknown.join("}, {")}}, which nothing gives it`;
  if (countTags(english) !== countTags(translated)) return "has other elements (<0>…</0>)";
  if (/(?<!')(?:'')*'[{}]/.test(translated)) return "has a single ' before a value: write two of them";
  if (translated !== translated.trim()) return "begins or ends with a space";
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const lacking = given.plurals
    .flatMap((cases) => forms.filter((form) => !cases.includes(form)));
  return lacking.length > 0 ? `leaves out the plural's form '${lacking[0] ?? ""}'` : null;
}

interface Parts {
  readonly names: Set<string>;
  /** The cases of each plural by number. */
  readonly plurals: string[][];
}

function readParts(message: CompiledMessage, parts: Parts = { names: new Set(), plurals: [] }): Parts {
  for (const token of message) {
    if (typeof token === "string") continue;
    const [name, type, cases] = token;
    parts.names.add(name);
    if (typeof cases !== "object" || cases === null) continue;
    if (type === "plural") parts.plurals.push(Object.keys(cases));
    for (const inner of Object.values(cases)) {
      if (Array.isArray(inner)) readParts(inner as CompiledMessage, parts);
    }
  }
  return parts;
}

function countTags(message: string): string {
  return (message.match(/<\/?\d+\/?>/g) ?? []).toSorted().join("");
}

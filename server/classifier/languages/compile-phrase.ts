import { plainWords } from "./cut-words.ts";
import { addTo, type KnownWords, type Sign } from "./known-words.ts";

/** What stands at one place of a phrase: single words, and sequences by their first word. */
export interface Choice {
  readonly singles: ReadonlySet<Sign>;
  readonly sequences: ReadonlyMap<Sign, readonly (readonly Sign[])[]>;
}

export type Step =
  | { readonly kind: "words"; readonly choice: Choice; readonly isOptional: boolean }
  | { readonly kind: "gap"; readonly most: number }
  | { readonly kind: "unless"; readonly choice: Choice }
  | { readonly kind: "start" };

/** A phrase as far as texts without its first word need it: most of them are never compiled. */
export interface Phrase {
  readonly source: string;
  /** The signs one of which a match begins with. */
  readonly firstSigns: readonly Sign[];
  /** The rest, compiled at the first call, which may add words to the known ones. */
  readonly compiled: () => CompiledPhrase;
}

interface CompiledPhrase {
  /** Words that must not stand shortly before it. */
  readonly unlessAfter: Choice | null;
  readonly steps: readonly Step[];
  /**
   * The signs one of which every match has, of the place with the fewest: a text without them need
   * not be tried.
   */
  readonly rarestSigns: readonly Sign[];
}

/** Words by the name under which `<name>` stands for any of them. */
export type WordClasses = Readonly<Record<string, readonly string[]>>;

/**
 * Returns a compiler of the notation of phrases: `a|b` either word, `x?` maybe, `..2` up to two
 * words between, `!a|b` not directly before these (at the beginning: none of these in the two words
 * before), `stem*` any word that begins so, `<name>` any word of a class, `^` at the start of a
 * clause, `@` any mention. What is more than one word (characters of Chinese and Japanese, "j'ai")
 * is a sequence.
 */
export function createPhraseCompiler(classes: WordClasses, known: KnownWords): (source: string) => Phrase {
  const choices = new Map<string, Choice>();
  const compileChoice = (part: string, source: string) => {
    const choice = choices.get(part) ?? compileAlternatives(part, classes, known, source);
    choices.set(part, choice);
    return choice;
  };
  const compileStep = (part: string, source: string): Step => {
    if (part === "^") return { kind: "start" };
    if (part.startsWith("..")) return { kind: "gap", most: readCount(part, source) };
    if (part.startsWith("!")) return { kind: "unless", choice: compileChoice(part.slice(1), source) };
    const isOptional = part.endsWith("?");
    const wanted = isOptional ? part.slice(0, -1) : part;
    return { kind: "words", choice: compileChoice(wanted, source), isOptional };
  };
  return (source) => {
    const [first = "", ...others] = source.trim().split(/\s+/);
    const parts = first.startsWith("!") ? others : [first, ...others];
    let compiled: CompiledPhrase | undefined;
    const compile = () => {
      const unlessAfter = first.startsWith("!") ? compileChoice(first.slice(1), source) : null;
      const steps = parts.map((part) => compileStep(part, source));
      return { unlessAfter, steps, rarestSigns: findRarestSigns(steps) };
    };
    return {
      source,
      firstSigns: findFirstSigns(parts, (part) => compileStep(part, source), source),
      compiled: () => compiled ??= compile(),
    };
  };
}

function readCount(part: string, source: string): number {
  const most = Number(part.slice(2));
  if (!Number.isInteger(most) || most < 1 || most > 9) throw new Error(`No gap ${part} in "${source}"`);
  return most;
}

function compileAlternatives(part: string, classes: WordClasses, known: KnownWords, source: string): Choice {
  const singles = new Set<Sign>();
  const sequences = new Map<Sign, (readonly Sign[])[]>();
  const alternatives = part.split("|").flatMap((alternative) => {
    if (!alternative.startsWith("<")) return [alternative];
    const members = classes[alternative.slice(1, -1)];
    if (!members) throw new Error(`No word class ${alternative} in "${source}"`);
    return members;
  });
  for (const alternative of alternatives) {
    const isStem = alternative.endsWith("*");
    const words = plainWords(isStem ? alternative.slice(0, -1) : alternative);
    const signs = words.map((word, place) =>
      isStem && place === words.length - 1 ? known.addStem(word) : known.addWord(word)
    );
    const [first] = signs;
    if (first === undefined) throw new Error(`No word "${alternative}" in "${source}"`);
    if (signs.length === 1) singles.add(first);
    else addTo(sequences, first, signs);
  }
  return { singles, sequences };
}

function firstSignsOf({ singles, sequences }: Choice): readonly Sign[] {
  if (sequences.size === 0) return [...singles];
  return [...new Set([...singles, ...sequences.keys()])];
}

function findFirstSigns(
  parts: readonly string[],
  compileStep: (part: string) => Step,
  source: string,
): readonly Sign[] {
  const signs: Sign[] = [];
  for (const part of parts) {
    const step = compileStep(part);
    if (step.kind === "start") continue;
    if (step.kind !== "words") break;
    const firsts = firstSignsOf(step.choice);
    if (!step.isOptional) return signs.length === 0 ? firsts : [...new Set([...signs, ...firsts])];
    signs.push(...firsts);
  }
  throw new Error(`"${source}" must begin with a word`);
}

function findRarestSigns(steps: readonly Step[]): readonly Sign[] {
  const required = steps.flatMap((step) => step.kind === "words" && !step.isOptional ? [step.choice] : []);
  const size = ({ singles, sequences }: Choice) => singles.size + sequences.size;
  // Of equally short places the last: phrases begin with everyday words.
  return firstSignsOf(required.reduce((rarest, choice) => size(choice) <= size(rarest) ? choice : rarest));
}

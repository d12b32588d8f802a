import { addTo, type KnownWords, type Sign } from "./known-words.ts";
import type { LanguageLists } from "./language-lists.ts";
import { splitEntry } from "./languages/cut-words.ts";

/** The signs and words that may stand at one place of a phrase. */
export interface Choice {
  readonly singles: ReadonlySet<Sign>;
  /** Words in a row, by their first. */
  readonly sequences: ReadonlyMap<Sign, readonly (readonly Sign[])[]>;
  /** The phrases of groups. */
  readonly phrases: readonly Steps[];
  /** The same by the signs that they may begin with. */
  readonly phrasesByFirst: ReadonlyMap<Sign, readonly Steps[]>;
}

export type Step =
  | { readonly kind: "words"; readonly choice: Choice; readonly isOptional: boolean }
  | { readonly kind: "gap"; readonly most: number }
  | { readonly kind: "unless"; readonly choice: Choice }
  | { readonly kind: "start" };

export type Steps = readonly Step[];

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
  readonly steps: Steps;
  /**
   * The signs one of which every match has, of the place with the fewest: a text without them need
   * not be tried.
   */
  readonly rarestSigns: readonly Sign[];
}

/** Returns a compiler of the phrases of one file, whose head has the notation. */
export function createPhraseCompiler(
  { classes, groups }: Pick<LanguageLists, "classes" | "groups">,
  known: KnownWords,
): (source: string) => Phrase {
  const choices = new Map<string, Choice>();

  const compileChoice = (part: string): Choice => {
    const choice = choices.get(part) ?? compileAlternatives(part);
    choices.set(part, choice);
    return choice;
  };

  const compileAlternatives = (part: string): Choice => {
    const alternatives = part.split("|");
    const phrases = alternatives.filter(isGroup).flatMap((name) =>
      (groups[name.slice(1, -1)] ?? []).map((source) => source.split(" ").map(compileStep))
    );
    const phrasesByFirst = new Map<Sign, Steps[]>();
    for (const steps of phrases) {
      for (const sign of firstSignsOf(steps)) addTo(phrasesByFirst, sign, steps);
    }
    const words = alternatives.flatMap((one) =>
      one.startsWith("<") ? classes[one.slice(1, -1)] ?? [] : [one]
    );
    return { ...signsOf(words.filter((one) => !isGroup(one)), known), phrases, phrasesByFirst };
  };

  const compileStep = (part: string): Step => {
    if (part === "^") return { kind: "start" };
    if (part.startsWith("..")) return { kind: "gap", most: Number(part.slice(2)) };
    if (part.startsWith("!")) return { kind: "unless", choice: compileChoice(part.slice(1)) };
    const isOptional = part.endsWith("?");
    return { kind: "words", choice: compileChoice(isOptional ? part.slice(0, -1) : part), isOptional };
  };

  return (source) => {
    const [first = "", ...others] = source.split(" ");
    const parts = first.startsWith("!") ? others : [first, ...others];
    let compiled: CompiledPhrase | undefined;
    const compile = () => {
      const unlessAfter = first.startsWith("!") ? compileChoice(first.slice(1)) : null;
      const steps = parts.map(compileStep);
      return { unlessAfter, steps, rarestSigns: findRarestSigns(steps) };
    };
    return {
      source,
      firstSigns: firstSignsOf(lazily(parts, compileStep)),
      compiled: () => compiled ??= compile(),
    };
  };
}

function isGroup(alternative: string): boolean {
  return alternative.startsWith("{");
}

function* lazily(parts: readonly string[], compileStep: (part: string) => Step): Iterable<Step> {
  for (const part of parts) yield compileStep(part);
}

function signsOf(entries: readonly string[], known: KnownWords): Pick<Choice, "singles" | "sequences"> {
  const singles = new Set<Sign>();
  const sequences = new Map<Sign, (readonly Sign[])[]>();
  for (const entry of entries) {
    const isStem = entry.endsWith("*");
    const words = splitEntry(isStem ? entry.slice(0, -1) : entry);
    const signs = words.map((word, place) =>
      isStem && place === words.length - 1 ? known.addStem(word) : known.addWord(word)
    );
    const [first] = signs;
    if (first === undefined) continue;
    if (signs.length === 1) singles.add(first);
    else addTo(sequences, first, signs);
  }
  return { singles, sequences };
}

/** The signs one of which a match begins with: those up to the first word that must stand there. */
function firstSignsOf(steps: Iterable<Step>): readonly Sign[] {
  const signs = new Set<Sign>();
  for (const step of steps) {
    if (step.kind !== "words") continue;
    for (const sign of signsOfChoice(step.choice)) signs.add(sign);
    if (!step.isOptional) break;
  }
  return [...signs];
}

function signsOfChoice({ singles, sequences, phrasesByFirst }: Choice): readonly Sign[] {
  if (sequences.size === 0 && phrasesByFirst.size === 0) return [...singles];
  return [...new Set([...singles, ...sequences.keys(), ...phrasesByFirst.keys()])];
}

function findRarestSigns(steps: Steps): readonly Sign[] {
  const required = steps.flatMap((step) => step.kind === "words" && !step.isOptional ? [step.choice] : []);
  const size = ({ singles, sequences, phrasesByFirst }: Choice) =>
    singles.size + sequences.size + phrasesByFirst.size;
  // The last of equally short places wins: phrases begin with everyday words.
  return signsOfChoice(required.reduce((rarest, choice) => size(choice) <= size(rarest) ? choice : rarest));
}

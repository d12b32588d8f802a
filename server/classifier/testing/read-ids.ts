import fc from "fast-check";
import { classifyText } from "../built-in-classifier.ts";

const digits = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 3, maxLength: 6 });
const numbered = digits.filter((text) => /\d/.test(text));

/** The levels of this many texts with random ids and part numbers in them. */
export function levelsOfIds(count: number): string[] {
  return fc.sample(fc.tuple(fc.uuid(), numbered), { numRuns: count, seed: 20_261_121 }).map(
    ([id, number]) => classifyText(`Parcel ${id}, shelf ${number}-${number.toUpperCase()}`).level,
  );
}

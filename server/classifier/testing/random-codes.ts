import { classifyText } from "../built-in-classifier.ts";
import { isFlagged } from "../english/recover-word.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const digits = "0123456789";
const both = letters + digits;

/** Draws a number from 0 up to, but not including, `below`. */
type Draw = (below: number) => number;

/** A repeatable source of numbers (mulberry32), so that a failure can be seen again. */
function createDraw(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 * below);
  };
}

const pick = (draw: Draw, from: string | readonly string[]) => from[draw(from.length)] ?? "";

/** Fills a pattern: `A` is a letter, `9` a digit, `*` either; the rest stands for itself. */
function fill(draw: Draw, pattern: string): string {
  return [...pattern].map((place) =>
    place === "A"
      ? pick(draw, letters)
      : place === "9"
      ? pick(draw, digits)
      : place === "*"
      ? pick(draw, both)
      : place
  ).join("");
}

const oneOf = (...patterns: readonly string[]) => (draw: Draw) => fill(draw, pick(draw, patterns));
const lowerCase = (make: (draw: Draw) => string) => (draw: Draw) => make(draw).toLowerCase();
const inEitherCase = (make: (draw: Draw) => string) => (draw: Draw) =>
  draw(2) === 0 ? make(draw) : make(draw).toLowerCase();

/**
 * Authorities issue no plates with a listed word. In capitals the classifier reads one as a plate
 * nevertheless; in small letters "kys 123" is no plate to it.
 */
const withoutWords = (make: (draw: Draw) => string) => (draw: Draw): string => {
  let plate = make(draw);
  while (/[a-z]/.test(plate) && plate.split(/[^a-z]+/).some((part) => part.length > 2 && isFlagged(part))) {
    plate = make(draw);
  }
  return plate;
};

/** Ten kinds of codes that members write, and sentences around them. */
export const kindsOfCode: readonly {
  readonly kind: string;
  readonly make: (draw: Draw) => string;
  readonly sentences: readonly string[];
}[] = [
  {
    kind: "rooms and gates",
    make: inEitherCase(oneOf("A9", "A99", "A999", "99A", "9A", "9.A99", "A9.99")),
    sentences: ["room %", "Yoga is in room %, third floor", "Now boarding at gate %."],
  },
  {
    kind: "number plates",
    make: withoutWords(
      inEitherCase(
        oneOf("AA99 AAA", "AAA 999", "AAA9999", "9AAA999", "A AA 9999", "AA-999-AA", "AAA9A99", "99-AAA-9"),
      ),
    ),
    sentences: ["%", "A blue van, %, blocks the path", "Whose car is %?"],
  },
  {
    kind: "postcodes",
    make: inEitherCase(
      oneOf("AA9A 9AA", "A9A 9AA", "A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9A9", "9999 AA"),
    ),
    sentences: ["We moved to %", "Parcel for % please", "London %"],
  },
  {
    kind: "part numbers",
    make: inEitherCase(oneOf(
      "AA999",
      "A9999A",
      "999-AAA-99",
      "AA99-999A",
      "A9A9",
      "AAA9",
      "9AAA",
      "AA9A",
      "A9AA",
      "AA9AA",
    )),
    sentences: ["part %", "You need part % for the pump", "Filter %/%, both in stock"],
  },
  {
    kind: "flights",
    make: inEitherCase(oneOf("AA999", "AA9999", "A9999", "9A999", "AA99", "AA 999", "AAA999")),
    sentences: ["flight %", "I'm on % to Lisbon", "% is late again"],
  },
  {
    kind: "hashtags",
    make: inEitherCase(oneOf("A999", "A99", "AA99", "AAA99", "A9A9", "AA999")),
    sentences: ["#%", "Panel #% was lovely", "see you there #% #spring"],
  },
  {
    kind: "orders and bookings",
    make: inEitherCase(oneOf("******", "*9*-***", "AA999999AA", "*****-*****")),
    sentences: ["Booking %", "Order % hasn't arrived", "My reference is %, thanks"],
  },
  {
    kind: "vouchers and keys",
    make: inEitherCase(oneOf("********", "****-****-****", "**********", "*****-*****-*****")),
    sentences: ["Voucher %", "Use % for a free class", "key: %"],
  },
  {
    kind: "short ids",
    make: lowerCase(oneOf("********", "***********", "*******", "****-****")),
    sentences: ["id %", "The log says % and then stops", "https is down, ref %"],
  },
  {
    kind: "roads and models",
    make: inEitherCase(oneOf("A9", "A99", "AAA9999", "A9999", "AA9", "9AA", "AAA999AA")),
    sentences: ["the %", "Take the % north", "My % finally arrived"],
  },
];

/** The sentences with a code that fell below top, of `count` that the seed determines. */
export function loweredCodes(kind: (typeof kindsOfCode)[number], count: number, seed: number): string[] {
  const draw = createDraw(seed);
  const sentences = Array.from(
    { length: count },
    () => pick(draw, kind.sentences).replaceAll("%", () => kind.make(draw)),
  );
  return sentences.filter((sentence) => classifyText(sentence).level !== "top");
}

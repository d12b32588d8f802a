const ends: Readonly<Record<string, RegExp>> = {
  "\\(": /(?<!\\)(?:\\\\)*\\\)/g,
  "\\[": /(?<!\\)(?:\\\\)*\\\]/g,
  "$$": /(?<![\\$])\$\$(?!\$(?!\$(?!\$)))/g,
};

/** Where a mark that ends a formula starts and ends; both after every text when there is none. */
interface EndPlace {
  readonly start: number;
  readonly end: number;
}

export interface FormulaPlaces {
  /** The first end of what `open` opens, from a place on. */
  endOf(open: string, from: number): EndPlace;
  /** The first empty line from a place on; the length of the text when there is none. */
  gapAfter(from: number): number;
}

/**
 * Finds the ends of formulas in a text from front to back. What was found is kept, since a text of
 * openings alone would be searched to its end for each of them.
 */
export function formulaPlaces(text: string): FormulaPlaces {
  const search = (mark: RegExp) => {
    const pattern = new RegExp(mark, "g");
    let known: EndPlace & { readonly from: number } = { from: 0, start: -1, end: -1 };
    return (from: number): EndPlace => {
      if (from >= known.from && from <= known.start) return known;
      pattern.lastIndex = from;
      const found = pattern.exec(text);
      known = found
        ? { from, start: found.index, end: found.index + found[0].length }
        : { from, start: Infinity, end: Infinity };
      return known;
    };
  };
  const searches = new Map(Object.entries(ends).map(([open, mark]) => [open, search(mark)]));
  const gaps = search(/\n[ \t>]*\n/g);
  return {
    endOf: (open, from) => searches.get(open)?.(from) ?? { start: Infinity, end: Infinity },
    gapAfter: (from) => Math.min(gaps(from).start, text.length),
  };
}

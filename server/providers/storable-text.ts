/** The first half of a surrogate pair whose second may come with the next piece. */
const openPair = /[\uD800-\uDBFF]$/;

/**
 * Makes a provider's text storable on arrival: without NUL, which PostgreSQL does not accept, and
 * with U+FFFD for lone surrogates. `take` returns the complete part of a piece, and `rest` the
 * remainder after the last one.
 */
export function createStorableText(): { take(piece: string): string; rest(): string } {
  let open = "";
  return {
    take(piece) {
      const text = open + piece.replaceAll("\0", "");
      open = openPair.exec(text)?.[0] ?? "";
      return text.slice(0, text.length - open.length).toWellFormed();
    },
    rest: () => open.toWellFormed(),
  };
}

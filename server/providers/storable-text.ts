/** The first half of a character whose second may come with the next piece. */
const openPair = /[\uD800-\uDBFF]$/;

/**
 * Makes a provider's text storable where it enters: without NUL, which PostgreSQL does not take, and with U+FFFD for half a surrogate
 * pair. `take` returns what of a piece is whole, and `rest` what is left after the last one.
 */
export function storableText(): { take(piece: string): string; rest(): string } {
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

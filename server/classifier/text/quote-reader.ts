/** Follows quotation marks from chunk to chunk. */
interface QuoteReader {
  /** The quotation of the word after these leading signs; 0 for none. */
  open(lead: string): number;
  close(trail: string): void;
  /** A quotation ends with its paragraph: an unclosed opening mark would invert all later ones. */
  endParagraph(): void;
  /** Whether a quotation was closed; an opening mark alone quotes nothing. */
  isClosed(quote: number): boolean;
}

export function createQuoteReader(): QuoteReader {
  const closed = new Set<number>();
  let last = 0;
  let current = 0;
  let mark = "";
  return {
    open(lead) {
      const opening = lead.includes('"') ? '"' : lead.endsWith("'") ? "'" : "";
      if (opening && !current) {
        current = ++last;
        mark = opening;
      }
      return current;
    },
    close(trail) {
      if (!current || !trail.includes(mark)) return;
      closed.add(current);
      current = 0;
    },
    endParagraph() {
      current = 0;
    },
    isClosed: (quote) => closed.has(quote),
  };
}

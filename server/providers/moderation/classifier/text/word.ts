/** A word as the classifier reads it: decoded, with contractions expanded. */
export interface Word {
  readonly text: string;
  readonly opensSentence: boolean;
  readonly opensClause: boolean;
  /** Which pair of quotation marks it stands in, counted from 1; 0 for none. */
  readonly quote: number;
  /** Counted from 1; a blank line ends one. */
  readonly paragraph: number;
}

/** A word as the classifier reads it: decoded, with contractions expanded. */
export interface Word {
  readonly text: string;
  /** More likely a code ("room F4G"): harmful only within a phrase of other words. */
  readonly isCode: boolean;
  readonly opensSentence: boolean;
  readonly opensClause: boolean;
  /** The number of its pair of quotation marks, from 1; 0 for none. */
  readonly quote: number;
  /** Counted from 1; a blank line ends a paragraph. */
  readonly paragraph: number;
}

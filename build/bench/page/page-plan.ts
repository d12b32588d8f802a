/** How much of the page is measured. */
export interface PagePlan {
  /** Visits of the feed, cold and warm, of which the median counts. */
  readonly visits: number;
  /** Cards that are scrolled through. */
  readonly cards: number;
  /** Uses of each control. */
  readonly uses: number;
}

export const pagePlans = {
  quick: { visits: 3, cards: 1_000, uses: 3 },
  whole: { visits: 5, cards: 1_000, uses: 5 },
} as const;

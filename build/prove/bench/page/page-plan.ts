/** How much of the page is measured. */
export interface PagePlan {
  /** Visits of the feed, cold and warm, of which the median counts. */
  readonly visits: number;
  /** Cards that are scrolled through. */
  readonly cards: number;
  /** Uses of each control. */
  readonly uses: number;
  /** Visits of sign-in and the feed by Lighthouse, on a phone and on a desktop computer each. */
  readonly lighthouse: number;
  /** Posts of the longest scroll, which are made up: the server is not asked for them. */
  readonly endless: number;
}

export const pagePlans = {
  quick: { visits: 3, cards: 1_000, uses: 3, lighthouse: 1, endless: 5_000 },
  whole: { visits: 5, cards: 1_000, uses: 5, lighthouse: 5, endless: 50_000 },
} as const;

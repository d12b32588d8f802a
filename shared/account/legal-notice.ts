/**
 * Version dates of the two legal texts. A version takes effect at the beginning of its day, UTC.
 */
interface LegalVersions {
  readonly terms: string;
  readonly privacy: string;
}

export type LegalText = keyof LegalVersions;

/**
 * The notice for a member about changed legal texts: nothing, that they will take effect, or that
 * they must be accepted.
 */
export type LegalNotice =
  | { readonly kind: "none" }
  | {
    readonly kind: "announced" | "due";
    /** The texts that the member has not accepted. */
    readonly texts: readonly LegalText[];
    /** When the first of them takes effect. */
    readonly date: string;
  };

/**
 * Changed texts are announced before they take effect, and accepted at the next visit
 * afterwards (legal.3).
 */
export function getLegalNotice(accepted: LegalVersions, present: LegalVersions, now: Date): LegalNotice {
  const texts = (["terms", "privacy"] as const).filter((text) => accepted[text] < present[text]);
  const date = texts.map((text) => present[text]).toSorted()[0];
  if (date === undefined) return { kind: "none" };
  return { kind: isInEffect(date, now) ? "due" : "announced", texts, date };
}

/** Whether a text with this version date is in effect. */
export function isInEffect(version: string, now: Date): boolean {
  return Date.parse(version) <= now.getTime();
}

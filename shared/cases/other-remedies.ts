/**
 * The remedies against a decision beside an appeal here, on either side of the address of the
 * server's operator (Article 17 of the Digital Services Act).
 */
export const otherRemedies = {
  before: "You can also write to",
  after: ", turn to an out-of-court dispute settlement body, or go to court.",
} as const;

/** The same as a sentence. */
export function formatOtherRemedies(contactEmail: string): string {
  return `${otherRemedies.before} ${contactEmail}${otherRemedies.after}`;
}

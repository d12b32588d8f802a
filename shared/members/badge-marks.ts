/** Check marks, shields, crowns and rosettes, with the variation selectors that may follow them. */
const badgeMarks =
  /[\u221a\u2611\u2705\u2713\u2714\u2654\u2655\u265a\u265b\u26c9\u26e8\u272a\u{10102}\u{1f396}\u{1f3c5}\u{1f3f5}\u{1f451}\u{1f530}\u{1f5f8}\u{1f5f9}\u{1f6e1}\u{1fbb1}](?:\u200d|\ufe0e|\ufe0f|\u20e3)*/gu;

/** Removes marks that look like a badge of the product from a display name (members.10). */
export function removeBadgeMarks(name: string): string {
  if (name.search(badgeMarks) < 0) return name;
  return name.replace(badgeMarks, " ").replace(/\s+/g, " ").trim();
}

/** Removes the marks from a new display name; an unchanged one is returned as it is. */
export function removeBadgeMarksIfChanged(
  given: string | undefined,
  before: { readonly displayName: string },
): string | undefined {
  return given === undefined || given === before.displayName ? given : removeBadgeMarks(given);
}

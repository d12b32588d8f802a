/** How many posts come before an inset at least, since the feed is for posts. */
const postsBefore = 3;

/**
 * The place of an inset in a list: after the first post whose card ends below the window, so that
 * nothing in view moves, and never among the first posts. Null while the list has no such place:
 * a list that has more is not over, whatever is in view.
 * @param fromWindowEnd the posts of the cards from the window's lower edge on, promoted ones among
 * them, which are no place; null when all that is drawn ends above the edge
 * @param isOver whether the list is drawn to its end
 */
export function placeAfter(
  listed: readonly string[],
  fromWindowEnd: readonly string[] | null,
  isOver: boolean,
): { readonly afterId: string | null } | null {
  if (!fromWindowEnd) return isOver ? { afterId: null } : null;
  const afterId = fromWindowEnd.find((id) => listed.indexOf(id) >= postsBefore - 1);
  return afterId === undefined ? null : { afterId };
}

/** Whether an inset stands in the list, rather than in one that has been replaced or continued. */
export function stands(
  listed: readonly string[],
  inset: { readonly afterId: string | null } | null,
  hasMore: boolean,
): boolean {
  if (!inset) return false;
  return inset.afterId === null ? !hasMore : listed.includes(inset.afterId);
}

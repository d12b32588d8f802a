/** How many posts come before an inset at least, since the feed is for posts. */
const postsBefore = 3;

/**
 * The place of an inset in a list: after the first post whose card ends below the window, so that
 * nothing in view moves, and never among the first posts. Null while the list has no such place.
 * @param fromWindowEnd the posts of the cards from the window's lower edge on, promoted ones among
 * them, which are no place; null when the whole list is in view
 */
export function placeAfter(
  listed: readonly string[],
  fromWindowEnd: readonly string[] | null,
): { readonly afterId: string | null } | null {
  if (!fromWindowEnd) return { afterId: null };
  const afterId = fromWindowEnd.find((id) => listed.indexOf(id) >= postsBefore - 1);
  return afterId === undefined ? null : { afterId };
}

/**
 * The first card of a list of posts that ends below the window's lower edge; null when there is
 * none. Does not measure cards that the browser skips, which would force their layout.
 */
export function cardAtWindowEnd(): HTMLElement | null {
  for (const slice of document.querySelectorAll("[role=feed] > *")) {
    if (slice.getBoundingClientRect().bottom < innerHeight) continue;
    for (const card of slice.querySelectorAll<HTMLElement>(":scope > [data-post-id]")) {
      if (card.getBoundingClientRect().bottom >= innerHeight) return card;
    }
  }
  return null;
}

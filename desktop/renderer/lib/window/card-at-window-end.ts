/**
 * The first card of a list of posts that ends below the window's lower edge; null when all end above it, or none is there. Cards that
 * the browser skips are not measured, since it would have to lay them out.
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

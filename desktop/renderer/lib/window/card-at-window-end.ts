import { findFirstEndingBelow } from "./first-ending-below.ts";

/**
 * The first card of a list of posts that ends below the window's lower edge; null when there is
 * none. Does not measure cards that the browser skips, which would force their layout.
 */
export function findCardAtWindowEnd(): HTMLElement | null {
  const slices = document.querySelectorAll("[role=feed] > *");
  for (let at = findFirstEndingBelow(slices, innerHeight); at < slices.length; at++) {
    for (const card of slices[at]?.querySelectorAll<HTMLElement>(":scope > [data-post-id]") ?? []) {
      if (card.getBoundingClientRect().bottom >= innerHeight) return card;
    }
  }
  return null;
}

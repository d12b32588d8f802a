/**
 * The index of the first of some elements, one below the other, that ends below an edge; their
 * count when all end above it. Reads the places of a few, however many there are.
 * @param edge in pixels from the window's upper edge
 */
export function findFirstEndingBelow(elements: ArrayLike<Element>, edge: number): number {
  let [from, to] = [0, elements.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const bottom = elements[middle]?.getBoundingClientRect().bottom ?? Infinity;
    if (bottom < edge) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Heights of cards by the key of their entry, so that a list has its length before its cards are mounted again. */
const heights = new Map<string, number>();

/** More than anybody scrolls; the oldest go. */
const keptCount = 3_000;
/** Between two cards; a slice has half of it above and below. */
const gap = 12;
/** Until a card is measured. */
const usualHeight = 240;

/** Cards have another height in another width. */
let keptWidth = 0;

/** Height of a slice of cards: measured, or guessed for those that were never shown. */
export function heightOfSlice(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (heights.get(key) ?? usualHeight) + gap, 0);
}

/** The same without the slice's padding. */
export function heightOfCards(keys: readonly string[]): number {
  return heightOfSlice(keys) - gap;
}

/** Measures the cards of a slice that is rendered, in the order of their keys. */
export function measureHeights(slice: HTMLElement, keys: readonly string[]): void {
  const cards = [...slice.children] as HTMLElement[];
  // Measuring what the browser skips would make it render.
  if (!cards[0]?.checkVisibility({ contentVisibilityAuto: true })) return;
  if (slice.offsetWidth !== keptWidth) heights.clear();
  keptWidth = slice.offsetWidth;
  for (const [at, key] of keys.entries()) {
    const height = cards[at]?.offsetHeight;
    heights.delete(key);
    if (height) heights.set(key, height);
  }
  for (const key of heights.keys()) {
    if (heights.size <= keptCount) break;
    heights.delete(key);
  }
}

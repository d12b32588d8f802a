/**
 * Heights of cards by the key of their entry, so that a list has its full height before its cards
 * mount again.
 */
const heights = new Map<string, number>();

/** More than anybody scrolls; the oldest are dropped. */
const keptCount = 3_000;
/** Pixels between two cards; a slice has half of it above and below. */
const gap = 12;
/** The assumed height of an unmeasured card. */
const usualHeight = 240;

/** The width at which the heights were measured. */
let keptWidth = 0;

/** Height of a slice of cards: measured, or assumed for cards that were never shown. */
export function heightOfSlice(keys: readonly string[]): number {
  return keys.reduce((sum, key) => sum + (heights.get(key) ?? usualHeight) + gap, 0);
}

/** Height of the cards of a slice without its padding. */
export function heightOfCards(keys: readonly string[]): number {
  return heightOfSlice(keys) - gap;
}

/** Measures the cards of a rendered slice, in the order of their keys. */
export function measureHeights(slice: HTMLElement, keys: readonly string[]): void {
  const cards = [...slice.children] as HTMLElement[];
  // Measuring skipped cards would force the browser to lay them out.
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

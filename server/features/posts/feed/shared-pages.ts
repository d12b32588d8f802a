import type { Post } from "#shared/posts/post-shapes.ts";
import { Serialized } from "../../../http/responses/serialized.ts";
import type { EntryForAllReaders } from "../hydrate/entry-for-all-readers.ts";

interface Page {
  readonly texts: readonly string[];
  readonly body: Serialized<Post[]>;
}

/**
 * Beyond this number the oldest are evicted. Most readers have marked none of the newest posts, and
 * see the same page.
 */
const mostPages = 16;

/**
 * Pages of a list that several readers see alike: each is composed, hashed and compressed once. It
 * never decides whether two readers see the same: their entries' texts are computed for each, and
 * compared. Keeps no page with a text for one reader alone.
 */
export class SharedPages {
  readonly #pages: Page[] = [];

  /** The body of a page whose entries are `shown`, with these texts. */
  bodyOf(texts: readonly string[], shown: readonly EntryForAllReaders[]): Serialized<Post[]> {
    const kept = this.#pages.find((page) => isSame(page.texts, texts));
    if (kept) return kept.body;
    const body = joinTexts(texts);
    if (!shown.every((entry, place) => entry.isShared(texts[place] ?? ""))) return body;
    this.#pages.push({ texts, body });
    if (this.#pages.length > mostPages) this.#pages.shift();
    return body;
  }
}

/** The body of a page from its entries' texts. */
export function joinTexts(texts: readonly string[]): Serialized<Post[]> {
  return new Serialized<Post[]>(`[${texts.join(",")}]`);
}

function isSame(texts: readonly string[], others: readonly string[]): boolean {
  return texts.length === others.length && texts.every((text, place) => text === others[place]);
}

import type { MemberCtx } from "../../../context.ts";
import { encodeCursor, type KeysetPage } from "../../../db/id-cursor.ts";
import { getSubjectsOfEntries, type ViewerStateSubjects } from "../hydrate/viewer-state-subjects.ts";
import type { ViewerState } from "../hydrate/viewer-state.ts";
import type { EntryForAllReaders } from "../hydrate/entry-for-all-readers.ts";
import type { PostPage } from "../hydrate-posts.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { Serialized } from "../../../http/responses/serialized.ts";

/** The top of a list, for any reader. Visibility is decided later, for each reader. */
export interface SharedList {
  /** Newest first. */
  readonly entries: readonly EntryForAllReaders[];
  /** Whether these are the list's last entries. */
  readonly isAll: boolean;
  readonly asked: ViewerStateSubjects;
  /** For a list with many readers: pages that several readers see alike. */
  readonly pages?: SharedPages;
  /** For a long list: its top, enough for most first pages, of which each reader asks less. */
  readonly top?: SharedList;
}

/** Entries that were chosen for a list. */
interface EntryList {
  /** Newest first. */
  readonly entries: readonly EntryForAllReaders[];
  /** How many were chosen: more than the entries when a post was deleted meanwhile. */
  readonly chosen: number;
}

/** A list for which at most `most` entries were chosen. */
export function createSharedList({ entries, chosen }: EntryList, most: number): SharedList {
  return { entries, isAll: chosen < most, asked: getSubjectsOfEntries(entries) };
}

/** Whether shared lists are long enough for a page. */
export function isUsual({ offset, limit }: KeysetPage): boolean {
  return offset === 0 && limit <= 20;
}

/**
 * The page as its reader sees it: the entries below `page.after` that pass `isShown`. Null when it
 * goes beyond the list.
 */
export function writeSharedPage(
  { actor, clock }: Pick<MemberCtx, "actor" | "clock">,
  { entries, isAll, pages }: SharedList,
  state: ViewerState,
  { after, limit }: Pick<KeysetPage, "after" | "limit">,
  isShown: (entry: EntryForAllReaders) => boolean,
): PostPage | null {
  const now = clock.now();
  const shown: EntryForAllReaders[] = [];
  const texts: string[] = [];
  for (const entry of entries) {
    if (shown.length === limit) break;
    if (after !== null && entry.id >= after) continue;
    if (!isShown(entry)) continue;
    shown.push(entry);
    texts.push(entry.textFor(actor, state, now));
  }
  if (shown.length < limit && !isAll) return null;
  const last = shown.at(-1);
  return {
    items: pages?.bodyOf(texts, shown) ?? joinTexts(texts),
    nextCursor: shown.length < limit || !last ? null : encodeCursor(last.id),
  };
}

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
function joinTexts(texts: readonly string[]): Serialized<Post[]> {
  return new Serialized<Post[]>(`[${texts.join(",")}]`);
}

function isSame(texts: readonly string[], others: readonly string[]): boolean {
  return texts.length === others.length && texts.every((text, place) => text === others[place]);
}

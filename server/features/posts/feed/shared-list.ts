import type { Viewer } from "../../../db/visibility/viewer.ts";
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

/** A page of a list that several readers share. */
interface AskedPage {
  readonly list: SharedList;
  readonly state: ViewerState;
  readonly page: Pick<KeysetPage, "after" | "limit">;
  readonly isShown: (entry: EntryForAllReaders) => boolean;
}

/**
 * The page as its reader sees it: the entries below `page.after` that pass `isShown`. Null when it
 * goes beyond the list. `kept`: their last page of such a list.
 */
export function writeSharedPage(
  { actor, clock }: Pick<MemberCtx, "actor" | "clock">,
  kept: KeptPages,
  { list, state, page: { after, limit }, isShown }: AskedPage,
): PostPage | null {
  const given = { list, reader: state.version, filter: actor.filter, after, limit };
  const last = state.isWhole ? kept.find(actor.id, given) : null;
  if (last) return last;
  const now = clock.now();
  const shown: EntryForAllReaders[] = [];
  const bodies: Serialized<Post>[] = [];
  for (const entry of list.entries) {
    if (shown.length === limit) break;
    if (after !== null && entry.id >= after) continue;
    if (!isShown(entry)) continue;
    shown.push(entry);
    bodies.push(entry.bodyFor(actor, state, now));
  }
  if (shown.length < limit && !list.isAll) return null;
  const lowest = shown.at(-1);
  const page = {
    items: list.pages?.bodyOf(bodies, shown) ?? Serialized.join(bodies),
    nextCursor: shown.length < limit || !lowest ? null : encodeCursor(lowest.id),
  };
  if (state.isWhole) kept.keep(actor.id, given, page);
  return page;
}

/** All that a page follows from. */
interface Given {
  readonly list: Pick<SharedList, "entries" | "isAll">;
  readonly reader: ViewerState["version"];
  readonly filter: Viewer["filter"];
  readonly after: string | null;
  readonly limit: number;
}

/** A page has up to 60 KB, and as much again compressed. */
const mostKept = 100;

/** The last page of each of the latest readers of a list, who ask for it again and again. */
export class KeptPages {
  readonly #pages = new Map<string, { readonly given: Given; readonly page: PostPage }>();

  /** Null unless all is as it was. */
  find(readerId: string, { list, reader, filter, after, limit }: Given): PostPage | null {
    const kept = this.#pages.get(readerId);
    if (!kept) return null;
    const { given } = kept;
    const isAsItWas = given.after === after && given.limit === limit && given.filter === filter &&
      given.list.isAll === list.isAll && isSame(given.reader, reader) &&
      isSame(given.list.entries, list.entries);
    return isAsItWas ? kept.page : null;
  }

  keep(readerId: string, given: Given, page: PostPage): void {
    this.#pages.delete(readerId);
    this.#pages.set(readerId, { given, page });
    const [oldest = ""] = this.#pages.keys();
    if (this.#pages.size > mostKept) this.#pages.delete(oldest);
  }
}

interface Page {
  readonly bodies: readonly Serialized<Post>[];
  readonly body: Serialized<Post[]>;
}

/**
 * Beyond this number the oldest are evicted. Most readers have marked none of the newest posts, and
 * see the same page.
 */
const mostPages = 16;

/**
 * Pages of a list that several readers see alike: each is composed, hashed and compressed once. It
 * never decides whether two readers see the same: their entries' bodies are computed for each, and
 * compared. Keeps no page with a body for one reader alone.
 */
export class SharedPages {
  readonly #pages: Page[] = [];

  /** The body of a page whose entries are `shown`, with these bodies. */
  bodyOf(
    bodies: readonly Serialized<Post>[],
    shown: readonly Pick<EntryForAllReaders, "isShared">[],
  ): Serialized<Post[]> {
    const kept = this.#pages.find((page) => isSame(page.bodies, bodies));
    if (kept) return kept.body;
    const body = Serialized.join(bodies);
    if (!shown.every((entry, place) => entry.isShared(bodies[place] as Serialized<Post>))) return body;
    this.#pages.push({ bodies, body });
    if (this.#pages.length > mostPages) this.#pages.shift();
    return body;
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

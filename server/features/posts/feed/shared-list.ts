import type { MemberCtx } from "../../../context.ts";
import { keyOfChoices } from "../../moderation/covers/present-cover.ts";
import { encodeCursor, type KeysetPage } from "../../../db/id-cursor.ts";
import { getSubjectsOfEntries, type ViewerStateSubjects } from "../hydrate/viewer-state-subjects.ts";
import type { ViewerState } from "../hydrate/viewer-state.ts";
import type { EntryBody } from "../hydrate/entry-body.ts";
import type { EntryForAllReaders } from "../hydrate/entry-for-all-readers.ts";
import type { PostPage } from "../hydrate-posts.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { type Encoded, Serialized } from "../../../http/responses/serialized.ts";

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

/** `entries`: newest first. */
export function createSharedList(entries: readonly EntryForAllReaders[], isAll: boolean): SharedList {
  return { entries, isAll, asked: getSubjectsOfEntries(entries) };
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
 * goes beyond the list. `name`: of the list, of which a reader's last page is kept.
 */
export function writeSharedPage(
  { actor, clock }: Pick<MemberCtx, "actor" | "clock">,
  name: string,
  { list, state, page: { after, limit }, isShown }: AskedPage,
): PostPage | null {
  const place = `${name} ${actor.id}`;
  const given = state.isWhole
    ? [
      actor.filter,
      keyOfChoices(actor),
      after,
      limit,
      list.isAll,
      state.version,
      ...list.entries.map(({ version }) => version),
    ].join()
    : null;
  const last = given && keptPages.find(place, given);
  if (last) return last;
  const now = clock.now();
  const shown: EntryForAllReaders[] = [];
  const bodies: EntryBody[] = [];
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
  if (given) {
    const bytes = list.pages?.has(page.items) ? 0 : 1.3 * page.items.body.length;
    keptPages.keep(place, { given, page, bytes: 1_000 + bytes });
  }
  return page;
}

interface KeptPage {
  /** All that the page follows from. */
  readonly given: string;
  readonly page: PostPage;
  readonly bytes: number;
}

const mostBytes = 16_000_000;

/** The last page of each of the latest readers of each list, who ask for it again and again. */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  #bytes = 0;

  /** Null unless all is as it was. */
  find(place: string, given: string): PostPage | null {
    const kept = this.#pages.get(place);
    return kept?.given === given ? kept.page : null;
  }

  keep(place: string, page: KeptPage): void {
    this.#remove(place);
    this.#pages.set(place, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#remove(oldest);
    }
  }

  #remove(place: string): void {
    this.#bytes -= this.#pages.get(place)?.bytes ?? 0;
    this.#pages.delete(place);
  }
}

const keptPages = new KeptPages();

interface Page {
  readonly bodies: readonly Encoded<Post>[];
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

  has(body: Serialized<Post[]>): boolean {
    return this.#pages.some((page) => page.body === body);
  }

  /** The body of a page whose entries are `shown`, with these bodies. */
  bodyOf(
    bodies: readonly Encoded<Post>[],
    shown: readonly Pick<EntryForAllReaders, "isShared">[],
  ): Serialized<Post[]> {
    const kept = this.#pages.find((page) => isSame(page.bodies, bodies));
    if (kept) return kept.body;
    const body = Serialized.join(bodies);
    if (!shown.every((entry, place) => entry.isShared(bodies[place] as EntryBody))) return body;
    this.#pages.push({ bodies, body });
    if (this.#pages.length > mostPages) this.#pages.shift();
    return body;
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => item === other[place]);
}

import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import type { ModerationLevel } from "#shared/primitives.ts";

/**
 * The number of posts of one author, level and language in a list, and whether the author is
 * limited. Posts of authors who left count as posts without a level, which nobody sees.
 */
export type PostCount = readonly [
  authorId: string,
  level: ModerationLevel | null,
  posts: number,
  isLimited: boolean,
  language: string | null,
];

/** Whom a viewer does not see (`Reader`), and whom they follow. */
export interface SeenAuthors {
  readonly blocked: ReadonlySet<string>;
  readonly muted: { readonly size: number; has(id: string): boolean; keys(): Iterable<string> };
  /** Those of whom they muted the quotes alone (mutes.2). */
  readonly mutedQuotes: { has(id: string): boolean; keys(): Iterable<string> };
  readonly follows: ReadonlySet<string>;
  /** The languages that they read; null: all, as in what they searched for (feed.7). */
  readonly languages: ReadonlySet<string> | null;
}

type Languages = SeenAuthors["languages"];

/** The posts of a tag or a search, counted for all readers at once; no reposts. */
export class CountedPosts {
  readonly #byAuthor: ReadonlyMap<string, readonly PostCount[]>;
  /** The authors whose posts reach followers only (cases.4). */
  readonly #limited: ReadonlySet<string>;
  /** Whether these are all posts of the list. */
  readonly #isAll: boolean;
  /** By filter: the posts of all authors, in all languages. */
  readonly #visible = new Map<Viewer["filter"], number>();

  constructor(counts: readonly PostCount[], most: number) {
    this.#byAuthor = Map.groupBy(counts, ([authorId]) => authorId);
    this.#limited = new Set(counts.flatMap(([authorId, , , isLimited]) => isLimited ? [authorId] : []));
    this.#isAll = sumPosts(counts) < most;
  }

  get authors(): number {
    return this.#byAuthor.size;
  }

  /**
   * How many of them are listed for the viewer (`isPostOfferedTo`; without languages
   * `isPostListedFor`), up to `upTo`. Null when more would have to be examined, or which of them
   * are quotes.
   */
  countFor({ id, filter }: Viewer, seen: SeenAuthors, upTo: number): number | null {
    const { languages, mutedQuotes } = seen;
    if ([...mutedQuotes.keys()].some((author) => this.#byAuthor.has(author))) return null;
    let count = this.#visibleTo(filter, languages);
    for (const author of this.#hiddenFrom(id, seen)) {
      count -= sumPosts(this.#shown(author, filter, languages));
    }
    // Their own are shown at any level (moderation.2) and in any language.
    count += sumPosts(this.#byAuthor.get(id) ?? []) - sumPosts(this.#shown(id, filter, languages));
    if (count >= upTo) return upTo;
    return this.#isAll ? count : null;
  }

  /** The authors whose posts are not listed for the viewer. */
  #hiddenFrom(viewerId: string, { blocked, muted, follows }: SeenAuthors): ReadonlySet<string> {
    const isShorter = blocked.size + muted.size < this.#byAuthor.size;
    const candidates = isShorter ? [...blocked, ...muted.keys()] : [...this.#byAuthor.keys()];
    return new Set([
      ...candidates.filter((author) => blocked.has(author) || muted.has(author)),
      ...[...this.#limited].filter((author) => author !== viewerId && !follows.has(author)),
    ]);
  }

  #visibleTo(filter: Viewer["filter"], languages: Languages): number {
    const known = languages ? undefined : this.#visible.get(filter);
    if (known !== undefined) return known;
    const authors = [...this.#byAuthor.keys()];
    const count = sumPosts(authors.flatMap((author) => this.#shown(author, filter, languages)));
    if (!languages) this.#visible.set(filter, count);
    return count;
  }

  #shown(author: string, filter: Viewer["filter"], languages: Languages): PostCount[] {
    return (this.#byAuthor.get(author) ?? []).filter(([, level, , , language]) =>
      level !== null && isLevelVisible(level, filter) &&
      (languages === null || language === null || languages.has(language))
    );
  }
}

function sumPosts(counts: readonly PostCount[]): number {
  return counts.reduce((all, [, , posts]) => all + posts, 0);
}

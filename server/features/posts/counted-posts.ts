import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import type { ModerationLevel } from "#shared/primitives.ts";

/** The number of posts of one author and level in a list, and whether the author is limited. */
export type PostCount = readonly [
  authorId: string,
  level: ModerationLevel | null,
  posts: number,
  isLimited: boolean,
];

/** The posts of a tag or a search, counted for all readers at once; no reposts. */
export class CountedPosts {
  readonly #byAuthor: ReadonlyMap<string, readonly PostCount[]>;
  /** Whether these are all posts of the list. */
  readonly #isAll: boolean;
  /** By filter: the posts of all authors. */
  readonly #visible = new Map<Viewer["filter"], number>();
  readonly authors: number;
  /** Whether posts of some reach followers only (cases.4). */
  readonly hasLimited: boolean;

  constructor(counts: readonly PostCount[], most: number) {
    this.#byAuthor = Map.groupBy(counts, ([authorId]) => authorId);
    this.#isAll = sumPosts(counts) < most;
    this.authors = this.#byAuthor.size;
    this.hasLimited = counts.some(([, , , isLimited]) => isLimited);
  }

  /**
   * How many of them are listed for the viewer (`isPostListedFor`), up to `upTo`. Null when more
   * would have to be examined. `hidden`: also the limited authors whom they do not follow.
   */
  countFor({ id, filter }: Viewer, hidden: ReadonlySet<string>, upTo: number): number | null {
    let count = this.#visibleTo(filter);
    for (const author of hidden) count -= sumPosts(this.#shown(author, filter));
    // Their own are shown at any level (moderation.2).
    if (!hidden.has(id)) count += sumPosts(this.#byAuthor.get(id) ?? []) - sumPosts(this.#shown(id, filter));
    if (count >= upTo) return upTo;
    return this.#isAll ? count : null;
  }

  #visibleTo(filter: Viewer["filter"]): number {
    let count = this.#visible.get(filter);
    if (count === undefined) {
      count = sumPosts([...this.#byAuthor.keys()].flatMap((author) => this.#shown(author, filter)));
      this.#visible.set(filter, count);
    }
    return count;
  }

  #shown(author: string, filter: Viewer["filter"]): PostCount[] {
    return (this.#byAuthor.get(author) ?? []).filter(([, level]) =>
      level !== null && isLevelVisible(level, filter)
    );
  }
}

function sumPosts(counts: readonly PostCount[]): number {
  return counts.reduce((all, [, , posts]) => all + posts, 0);
}

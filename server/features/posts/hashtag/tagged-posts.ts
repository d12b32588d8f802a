import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { TaggedCount } from "./hashtag-queries.ts";

/** The posts with a tag, counted for all its readers at once. Reposts have no tags. */
export class TaggedPosts {
  readonly #byAuthor: ReadonlyMap<string, readonly TaggedCount[]>;
  /** Whether these are all posts with the tag. */
  readonly #isAll: boolean;
  /** By filter: the posts of all authors. */
  readonly #visible = new Map<Viewer["filter"], number>();
  readonly authors: number;

  constructor(counts: readonly TaggedCount[], most: number) {
    this.#byAuthor = Map.groupBy(counts, ([authorId]) => authorId);
    this.#isAll = sumPosts(counts) < most;
    this.authors = this.#byAuthor.size;
  }

  /**
   * How many of them are listed for the viewer (`postListedFor`), up to `upTo`. Null when more
   * would have to be examined.
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

  #shown(author: string, filter: Viewer["filter"]): TaggedCount[] {
    return (this.#byAuthor.get(author) ?? []).filter(([, level]) =>
      level !== null && isLevelVisible(level, filter)
    );
  }
}

function sumPosts(counts: readonly TaggedCount[]): number {
  return counts.reduce((all, [, , posts]) => all + posts, 0);
}

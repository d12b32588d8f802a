import type { Author, Post } from "#shared/posts/post-shapes.ts";

/**
 * The part of a card that stands elsewhere in its list, so that it is only a line here (posts.18).
 */
export type Fold =
  /** The whole post; by the member who reposted it. */
  | { readonly part: "card"; readonly by: Author }
  /** The quoted post, which has a card of its own above or below. */
  | { readonly part: "quote"; readonly place: "above" | "below" };

/** By the ids of their entries. */
export type Folds = ReadonlyMap<string, Fold>;

interface Shown {
  readonly at: number;
  readonly by: Author;
}

/**
 * Which entries of a list repeat a post of it. The page that a post came with decides, with those
 * before it: what is shown never changes because of a page that is loaded later. Of a post and its
 * reposts on a page the post stays; else whichever was shown first.
 */
export function foldRepeats(pages: readonly (readonly Post[])[]): Folds {
  const folds = new Map<string, Fold>();
  const shown = new Map<string, Shown>();
  const listed = new Set<string>();
  for (const page of pages) {
    const first = listed.size;
    const entries = page.filter(({ id }) => !listed.has(id));
    for (const { id } of entries) listed.add(id);
    const posts = new Set(entries.filter((entry) => !entry.repostedPost).map(({ id }) => id));
    for (const [place, entry] of entries.entries()) {
      const { id } = entry.repostedPost ?? entry;
      const before = shown.get(id);
      if (entry.repostedPost ? before || posts.has(id) : before) {
        folds.set(entry.id, {
          part: "card",
          by: entry.repostedPost ? entry.author : before?.by ?? entry.author,
        });
      } else shown.set(id, { at: first + place, by: entry.author });
    }
    for (const [place, entry] of entries.entries()) {
      const quoted = shown.get((entry.repostedPost ?? entry).quotedPost?.id ?? "");
      if (!quoted || folds.has(entry.id)) continue;
      folds.set(entry.id, { part: "quote", place: quoted.at < first + place ? "above" : "below" });
    }
  }
  return folds;
}

export function isSameFold(one: Fold | undefined, other: Fold | undefined): boolean {
  if (one?.part === "card") return other?.part === "card" && one.by.id === other.by.id;
  if (one?.part === "quote") return other?.part === "quote" && one.place === other.place;
  return other === undefined;
}

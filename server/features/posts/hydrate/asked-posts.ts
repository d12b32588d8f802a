import type { SharedEntry } from "./shared-entry.ts";
import type { SharedPost } from "./shared-post.ts";

/** Its likes are more than what is read at once faster than they are looked up. */
const manyLikes = 100;

/** The posts and authors with which a reader's part is asked for. Readers who give the same object share index scans. */
export interface AskedPosts {
  readonly authorIds: readonly string[];
  /** The posts that readers mark. */
  readonly markable: readonly SharedPost[];
  readonly markableIds: readonly string[];
  /** Those of them with many likes, and the others. */
  readonly hotIds: readonly string[];
  readonly coldIds: readonly string[];
  readonly hasAudio: boolean;
}

/** What readers of these entries ask for; `others`: authors who matter besides. */
export function askedPosts(entries: readonly SharedEntry[], others: readonly string[] = []): AskedPosts {
  const authorIds = new Set(others);
  const markable = new Map<string, SharedPost>();
  for (const entry of entries) {
    for (const { row } of entry.posts) authorIds.add(row.author_id);
    for (const post of entry.markable) markable.set(post.row.id, post);
  }
  const posts = [...markable.values()];
  const isHot = ({ row }: SharedPost) => row.likes_count > manyLikes;
  // Frozen, so that they are written once for all statements that take them.
  return {
    authorIds: Object.freeze([...authorIds]),
    markable: posts,
    markableIds: Object.freeze([...markable.keys()]),
    hotIds: Object.freeze(posts.filter(isHot).map(({ row }) => row.id)),
    coldIds: Object.freeze(posts.filter((post) => !isHot(post)).map(({ row }) => row.id)),
    hasAudio: posts.some(({ row }) => Object.keys(row.audio).length > 0),
  };
}

const askedAlone = new WeakMap<SharedEntry, AskedPosts>();

/** `askedPosts` of one entry: the same object for all its readers. */
export function askedPost(entry: SharedEntry): AskedPosts {
  let asked = askedAlone.get(entry);
  if (!asked) askedAlone.set(entry, asked = askedPosts([entry]));
  return asked;
}

import type { PostForAllReaders } from "./post-for-all-readers.ts";

/** With more likes than this it is faster to look marks up than to read all likes at once. */
const manyLikes = 100;

/**
 * The posts and authors that a reader's state is read for. Readers who give the same object share
 * index scans.
 */
export interface ViewerStateSubjects {
  readonly authorIds: readonly string[];
  /** The limited authors, whose posts reach followers only (cases.4). */
  readonly limitedIds: readonly string[];
  /** The authors of posts of distress, which stay for those close to them (moderation.13). */
  readonly distressedIds: readonly string[];
  /** The posts that readers mark. */
  readonly markable: readonly PostForAllReaders[];
  readonly markableIds: readonly string[];
  /** The posts among them with many likes, and the others. */
  readonly hotIds: readonly string[];
  readonly coldIds: readonly string[];
  /** The posts among them with comments. */
  readonly commentedIds: readonly string[];
  readonly hasAudio: boolean;
}

/** The part of an `EntryForAllReaders` needed here; its module itself needs a reader's state. */
interface SubjectEntry {
  /** All posts that decide what is shown of it. */
  readonly posts: readonly PostForAllReaders[];
  readonly markable: readonly PostForAllReaders[];
}

/**
 * The subjects that readers of these entries ask for; `others`: further authors. `judged`: the
 * entries of which the state decides whether they are visible, also where the readers' marks on
 * them are not asked for.
 */
export function getSubjectsOfEntries(
  entries: readonly SubjectEntry[],
  others: readonly string[] = [],
  judged: readonly SubjectEntry[] = entries,
): ViewerStateSubjects {
  const authorsWith = (holds: (row: PostForAllReaders["row"]) => boolean) =>
    Object.freeze([
      ...new Set(
        judged.flatMap(({ posts }) => posts.flatMap(({ row }) => holds(row) ? [row.author_id] : [])),
      ),
    ]);
  const authorIds = new Set(others);
  const markable = new Map<string, PostForAllReaders>();
  for (const entry of entries) {
    for (const { row } of entry.posts) authorIds.add(row.author_id);
    for (const post of entry.markable) markable.set(post.row.id, post);
  }
  const posts = [...markable.values()];
  const isHot = ({ row }: PostForAllReaders) => row.likes_count > manyLikes;
  // Frozen, so that they are serialized once for all statements that take them.
  return {
    authorIds: Object.freeze([...authorIds]),
    limitedIds: authorsWith((row) => row.author_is_limited),
    distressedIds: authorsWith((row) => row.stays_with_close),
    markable: posts,
    markableIds: Object.freeze([...markable.keys()]),
    hotIds: Object.freeze(posts.filter(isHot).map(({ row }) => row.id)),
    coldIds: Object.freeze(posts.filter((post) => !isHot(post)).map(({ row }) => row.id)),
    commentedIds: Object.freeze(posts.filter(({ row }) => row.comments_count > 0).map(({ row }) => row.id)),
    hasAudio: posts.some(({ row }) => Object.keys(row.audio).length > 0),
  };
}

const askedAlone = new WeakMap<SubjectEntry, ViewerStateSubjects>();

/** `getSubjectsOfEntries` of one entry: the same object for all its readers. */
export function getSubjectsOfEntry(entry: SubjectEntry): ViewerStateSubjects {
  let asked = askedAlone.get(entry);
  if (!asked) askedAlone.set(entry, asked = getSubjectsOfEntries([entry]));
  return asked;
}

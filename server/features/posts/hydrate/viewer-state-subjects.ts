import type { PostAudience } from "#shared/posts/post-audience.ts";
import type { PostForAllReaders } from "./post-for-all-readers.ts";

/** What of some entries differs from reader to reader. */
export interface ViewerStateSubjects {
  /** The authors of posts of distress, which stay for those close to them (moderation.13). */
  readonly distressedIds: readonly string[];
  /** The posts that readers mark. */
  readonly markable: readonly PostForAllReaders[];
  /** Those of them that the reader alone does not tell who may comment on or quote (posts.29). */
  readonly limited: readonly PostForAllReaders[];
}

/** The part of an `EntryForAllReaders` needed here; its module itself needs a reader's state. */
interface SubjectEntry {
  /** All posts that decide what is shown of it. */
  readonly posts: readonly PostForAllReaders[];
  readonly markable: readonly PostForAllReaders[];
}

export function getSubjectsOfEntries(entries: readonly SubjectEntry[]): ViewerStateSubjects {
  const distressed = entries.flatMap(({ posts }) =>
    posts.flatMap(({ traits }) => traits.stays_with_close ? [traits.author_id] : [])
  );
  const markable = new Map(entries.flatMap((entry) => entry.markable.map((post) => [post.traits.id, post])));
  return {
    distressedIds: [...new Set(distressed)],
    markable: [...markable.values()],
    limited: [...markable.values()].filter(({ traits }) =>
      asksAuthor(traits.comments_from) || asksAuthor(traits.quotes_from)
    ),
  };
}

/** Whether an audience follows from whom the author follows or mentions. */
function asksAuthor(audience: PostAudience): boolean {
  return audience === "followed" || audience === "mentioned";
}

const askedAlone = new WeakMap<SubjectEntry, ViewerStateSubjects>();

/** `getSubjectsOfEntries` of one entry: the same object for all its readers. */
export function getSubjectsOfEntry(entry: SubjectEntry): ViewerStateSubjects {
  let asked = askedAlone.get(entry);
  if (!asked) askedAlone.set(entry, asked = getSubjectsOfEntries([entry]));
  return asked;
}

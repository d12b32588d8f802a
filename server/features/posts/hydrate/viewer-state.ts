import { batchReads } from "../../../db/batch-statements.ts";
import { isInAudience } from "#shared/posts/post-audience.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { HidingOfPosts } from "../../moderation/content-visibility.ts";
import { type KeptChanges, readCommentChanges } from "../readers/kept-comment-changes.ts";
import { Marks, readMarks } from "../readers/kept-marks.ts";
import { type Reader, readReader } from "../readers/kept-readers.ts";
import type { CommentChanges } from "./count-comments.ts";
import type { OwnPromotionColumn } from "./own-promotion-fragments.ts";
import type { PostForAllReaders, PostTraits } from "./post-for-all-readers.ts";
import type { ViewersRights } from "../post-skeleton-queries.ts";
import { selectUnknownStates, type UnknownStateRow, type UnknownSubjects } from "./unknown-state-queries.ts";
import type { ViewerStateSubjects } from "./viewer-state-subjects.ts";

/** One reader's state for some posts. */
export class ViewerState implements HidingOfPosts {
  /** The authors across a block, either way (blocks.1). */
  readonly blocked: HidingOfPosts["blocked"];
  /** The authors that the reader has muted (mutes.1). */
  readonly muted: HidingOfPosts["muted"];
  readonly mutedReposts: HidingOfPosts["mutedReposts"];
  readonly mutedQuotes: HidingOfPosts["mutedQuotes"];
  readonly followed: HidingOfPosts["followed"];
  readonly close = new Set<string>();
  readonly promotions = new Map<string, OwnPromotionColumn>();
  /** The posts whose authors follow the reader, or mention them, where it was asked. */
  readonly #followedBy = new Set<string>();
  readonly #mentionedIn = new Set<string>();
  /** The reader's voice. */
  readonly voice: string;
  /** The languages they read; null: all (feed.7). */
  readonly languages: ReadonlySet<string> | null;
  /** The same while nothing of the reader has changed. */
  version: string;
  /** Whether it follows from these alone, now and later. */
  isWhole: boolean;
  readonly #readerId: string;
  readonly #marks: Marks;
  /** Of the posts that were looked up. */
  readonly #marksOn = new Map<string, number>();
  readonly #commentChanges = new Map<string, CommentChanges>();

  constructor(readerId: string, reader: Reader, marks: Marks) {
    const { blocked, muted, mutedReposts, mutedQuotes, follows, voice, languages } = reader;
    this.version = `${reader.version} ${marks.version}`;
    this.isWhole = ![muted, mutedReposts, mutedQuotes].some(({ mayEnd }) => mayEnd);
    this.blocked = blocked;
    this.muted = muted;
    this.mutedReposts = mutedReposts;
    this.mutedQuotes = mutedQuotes;
    this.followed = follows;
    this.voice = voice;
    this.languages = languages;
    this.#readerId = readerId;
    this.#marks = marks;
  }

  /** The reader's marks on a post, as `markBits`. */
  marksOf(postId: string): number {
    return this.#marksOn.get(postId) ?? this.#marks.on(postId);
  }

  /** How what they see of a post's comments differs from its counters; null where it does not. */
  commentChangesOf(postId: string): CommentChanges | null {
    return this.#commentChanges.get(postId) ?? null;
  }

  /** What the author of a post lets the reader do. */
  rightsOn({ id, author_id: authorId, comments_from, quotes_from }: PostTraits): ViewersRights {
    const standing = {
      isAuthor: authorId === this.#readerId,
      followsAuthor: this.followed.has(authorId),
      isFollowedByAuthor: this.#followedBy.has(id),
      isMentioned: this.#mentionedIn.has(id),
    };
    return {
      can_comment: isInAudience(comments_from, standing),
      can_quote: isInAudience(quotes_from, standing),
    };
  }

  /** For a post. */
  addCommentChanges(postId: string, { changes, version }: KeptChanges): void {
    if (changes) this.#commentChanges.set(postId, changes);
    this.version += ` ${version}`;
  }

  add({ kind, subject, value }: UnknownStateRow): void {
    if (kind === "close") this.close.add(subject);
    else if (kind === "followed") this.#followedBy.add(subject);
    else if (kind === "mentioned") this.#mentionedIn.add(subject);
    else if (kind === "promotion") this.promotions.set(subject, value as OwnPromotionColumn);
    else this.#marksOn.set(subject, value as number);
  }
}

interface Question {
  readonly readerId: string;
  readonly asked: ViewerStateSubjects;
}

/**
 * One reader's state for some posts: `{ readerId, asked: getSubjectsOfEntries(entries) }`. The kept
 * reader tells nearly all of it; the rest, which few pages have, is read by one statement for all
 * who ask at the same time.
 */
export async function readViewerState(sql: Sql, { readerId, asked }: Question): Promise<ViewerState> {
  const [reader, marks] = await Promise.all([
    readReader(sql, readerId),
    asked.markable.length > 0 ? readMarks(sql, readerId) : noMarks,
  ]);
  const state = new ViewerState(readerId, reader, marks);
  const { commentedIds, unknown } = findUnknown(readerId, reader, marks, asked);
  const [changes, rows] = await Promise.all([
    commentedIds.length > 0 ? readCommentChanges(sql, readerId, commentedIds, state.isWhole) : [],
    unknown ? readUnknown(sql, unknown) : [],
  ]);
  for (const [place, change] of changes.entries()) {
    state.addCommentChanges(commentedIds[place] as string, change);
  }
  for (const row of rows) state.add(row);
  if (unknown) state.isWhole = false;
  return state;
}

const noMarks = new Marks();

const readUnknown = batchReads(async (sql, questions: readonly UnknownSubjects[]) => {
  const rows = Map.groupBy(await selectUnknownStates(sql, questions), ({ place }) => place);
  return questions.map((_, place) => rows.get(place) ?? []);
});

/**
 * What neither the reader nor their marks tell, null for nothing; and of which posts the comments
 * may be others for the reader than for all.
 */
function findUnknown(
  readerId: string,
  reader: Reader,
  marks: Marks,
  { markable, distressedIds, limited }: ViewerStateSubjects,
): { readonly commentedIds: readonly string[]; readonly unknown: UnknownSubjects | null } {
  const ownIds: string[] = [];
  const markedIds: string[] = [];
  const commentedIds: string[] = [];
  for (const post of markable) {
    const { id, author_id: authorId, created_at: createdAt } = post.traits;
    if (authorId === readerId) ownIds.push(id);
    if (!marks.knows(createdAt)) markedIds.push(id);
    if (mayCommentsDiffer(post, reader)) commentedIds.push(id);
  }
  const limitedIds = limited.map(({ traits }) => traits.id);
  const isAllKnown = ownIds.length + markedIds.length + distressedIds.length + limitedIds.length === 0;
  return {
    commentedIds,
    unknown: isAllKnown ? null : { readerId, ownIds, markedIds, distressedIds, limitedIds },
  };
}

/** Whether the reader may see other comments of a post than its counters say. */
function mayCommentsDiffer({ traits, commenters }: PostForAllReaders, reader: Reader): boolean {
  if (traits.comments_count === 0) return false;
  if (reader.lowlyCommented.has(traits.id) || traits.created_at.getTime() < reader.commentsKnownSince) {
    return true;
  }
  const { blocked, muted } = reader;
  const hidden = blocked.size + muted.size;
  if (hidden === 0) return false;
  if (!commenters) return true;
  if (commenters.size > hidden) {
    return [...blocked, ...muted.keys()].some((id) => commenters.has(id));
  }
  return [...commenters].some((id) => blocked.has(id) || muted.has(id));
}

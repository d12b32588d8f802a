import { batchReads } from "../../../db/batch-statements.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { CommentChanges } from "./count-comments.ts";
import { markBits } from "./mark-fragments.ts";
import type { OwnPromotionColumn } from "./own-promotion-fragments.ts";
import type { ViewerStateSubjects } from "./viewer-state-subjects.ts";
import { selectViewerStatesByList } from "./viewer-states-by-list-queries.ts";
import { selectViewerStates, type ViewerStateRow } from "./viewer-states-queries.ts";

/** One reader's state for some posts. It is read for each page and never cached. */
export class ViewerState {
  /** The authors across a block, either way (blocks.1). */
  readonly blocked = new Set<string>();
  /** The authors that the reader has muted (mutes.1). */
  readonly muted = new Set<string>();
  /** The limited authors that the reader follows (cases.4). */
  readonly followed = new Set<string>();
  /** The authors of posts of distress to whom the reader is close (moderation.13). */
  readonly close = new Set<string>();
  readonly promotions = new Map<string, OwnPromotionColumn>();
  /** The reader's voice; null when no post has audio. */
  voice: string | null = null;
  readonly #marks = new Map<string, number>();
  readonly #commentChanges = new Map<string, CommentChanges>();

  /** The reader's marks on a post, as `markBits`. */
  marksOf(postId: string): number {
    return this.#marks.get(postId) ?? 0;
  }

  /** How what they see of a post's comments differs from its counters; null where it does not. */
  commentChangesOf(postId: string): CommentChanges | null {
    return this.#commentChanges.get(postId) ?? null;
  }

  add({ kind, subject, value }: ViewerStateRow): void {
    if (kind === "blocked") this.blocked.add(subject);
    else if (kind === "muted") this.muted.add(subject);
    else if (kind === "followed") this.followed.add(subject);
    else if (kind === "close") this.close.add(subject);
    else if (kind === "voice") this.voice = value as string;
    else if (kind === "comments") this.#commentChanges.set(subject, value as CommentChanges);
    else if (kind === "promotion") this.promotions.set(subject, value as OwnPromotionColumn);
    else this.#mark(subject, kind === "marks" ? value as number : markBits[kind]);
  }

  #mark(postId: string, bits: number): void {
    this.#marks.set(postId, this.marksOf(postId) | bits);
  }
}

interface Question {
  readonly readerId: string;
  readonly asked: ViewerStateSubjects;
}

/**
 * One reader's state for some posts: `{ readerId, asked: subjectsOfEntries(entries) }`. Concurrent
 * reads share one statement, and one more for each list that several of them read.
 */
export const readViewerState: (sql: Sql, question: Question) => Promise<ViewerState> = batchReads(
  async (sql, questions: readonly Question[]) => {
    const parts = questions.map(() => new ViewerState());
    const places = Map.groupBy(questions.keys(), (place) => questions[place]?.asked as ViewerStateSubjects);
    const alone: number[] = [];
    const reads: Promise<void>[] = [];
    for (const [asked, readers] of places) {
      if (readers.length === 1 && places.size > 1) alone.push(...readers);
      else reads.push(readTogether(sql, asked, readers));
    }
    if (alone.length > 0) reads.push(readEach(sql, alone));
    await Promise.all(reads);
    return parts;

    async function readTogether(
      sql: Sql,
      asked: ViewerStateSubjects,
      readers: readonly number[],
    ): Promise<void> {
      const byReader = Map.groupBy(readers, (place) => questions[place]?.readerId as string);
      for (const row of await selectViewerStates(sql, Object.freeze([...byReader.keys()]), asked)) {
        for (const place of byReader.get(row.reader) ?? []) parts[place]?.add(row);
      }
    }

    async function readEach(sql: Sql, places: readonly number[]): Promise<void> {
      const rows = await selectViewerStatesByList(sql, places.map((place) => questions[place] as Question));
      for (const row of rows) parts[places[row.place] as number]?.add(row);
    }
  },
);

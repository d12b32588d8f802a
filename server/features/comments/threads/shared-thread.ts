import type { Viewer } from "../../../db/visibility/viewer.ts";
import { encodeFields } from "../../../http/responses/json-fields.ts";
import { type Hiding, isListedFor } from "../../moderation/content-visibility.ts";
import type { CommentRow } from "../comment-queries.ts";
import { presentReply } from "../present.ts";

/**
 * A comment for all its readers, encoded at most once for those who like it, and once for the
 * others.
 */
class SharedComment {
  readonly row: CommentRow;
  readonly #fields: [string?, string?] = [];

  constructor(row: CommentRow) {
    this.row = row;
  }

  /** The fields of the contract's `Reply`, see `encodeFields`. */
  encode(isLiked: boolean): string {
    return this.#fields[isLiked ? 1 : 0] ??= encodeFields(presentReply(this.row, { is_liked: isLiked }));
  }
}

/** A top-level comment and its replies for all their readers. */
export class SharedThread {
  readonly id: string;
  readonly #comment: SharedComment;
  readonly #replies: readonly SharedComment[];

  constructor(comment: CommentRow, replies: readonly CommentRow[]) {
    this.id = comment.id;
    this.#comment = new SharedComment(comment);
    this.#replies = replies.map((row) => new SharedComment(row));
  }

  get rows(): readonly CommentRow[] {
    return [this.#comment, ...this.#replies].map(({ row }) => row);
  }

  /**
   * The thread as JSON of the contract's `Comment`; null when the viewer does not see it, and so
   * none of its replies. A tombstone is shown while they see one of its replies.
   */
  textFor(viewer: Viewer, hiding: Hiding, liked: Pick<ReadonlySet<string>, "has">): string | null {
    const { row } = this.#comment;
    if (row.deleted_at === null && !isListedFor(row, viewer, hiding)) return null;
    // A busy page has hundreds of replies, so text is added without lists in between.
    let replies = "";
    for (const reply of this.#replies) {
      if (!isListedFor(reply.row, viewer, hiding)) continue;
      replies += `${replies && ","}{${reply.encode(liked.has(reply.row.id))}}`;
    }
    if (row.deleted_at !== null && replies === "") return null;
    return `{${this.#comment.encode(liked.has(row.id))},"replies":[${replies}]}`;
  }
}

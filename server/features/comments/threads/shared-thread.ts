import type { TextViewer } from "../../../db/visibility/viewer.ts";
import { encodeFields } from "../../../http/responses/json-fields.ts";
import { type Hiding, isListedFor } from "../../moderation/content-visibility.ts";
import { coverKey } from "../../moderation/covers/present-cover.ts";
import type { CommentRow } from "../comment-queries.ts";
import { presentReply } from "../present.ts";

/** Of a covered comment; there are hardly more. */
const mostVariants = 8;

/** A comment for all its readers, encoded once for those who see the same of it. */
class SharedComment {
  readonly row: CommentRow;
  /** Of one that nobody covers, for those who like it and the others. */
  readonly #plain: [string?, string?] = [];
  /** Of others, by how it is covered for them. */
  readonly #covered = new Map<string, string>();

  constructor(row: CommentRow) {
    this.row = row;
  }

  /** The fields of the contract's `Reply`, see `encodeFields`. */
  encode(viewer: TextViewer, isLiked: boolean): string {
    const write = () => encodeFields(presentReply(this.row, viewer, { is_liked: isLiked }));
    const cover = coverKey(this.row, this.row.author_id, viewer);
    if (cover === "") return this.#plain[isLiked ? 1 : 0] ??= write();
    const key = `${cover}/${isLiked}`;
    const known = this.#covered.get(key);
    if (known !== undefined) return known;
    const fields = write();
    if (this.#covered.size < mostVariants) this.#covered.set(key, fields);
    return fields;
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
  textFor(viewer: TextViewer, hiding: Hiding, liked: Pick<ReadonlySet<string>, "has">): string | null {
    const { row } = this.#comment;
    if (row.deleted_at === null && !isListedFor(row, viewer, hiding)) return null;
    // A busy page has hundreds of replies, so text is added without lists in between.
    let replies = "";
    for (const reply of this.#replies) {
      if (!isListedFor(reply.row, viewer, hiding)) continue;
      replies += `${replies && ","}{${reply.encode(viewer, liked.has(reply.row.id))}}`;
    }
    if (row.deleted_at !== null && replies === "") return null;
    return `{${this.#comment.encode(viewer, liked.has(row.id))},"replies":[${replies}]}`;
  }
}

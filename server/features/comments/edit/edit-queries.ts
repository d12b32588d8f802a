import { findPossibleMentions } from "#shared/posts/hashtags-mentions-links.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Tx } from "../../../db/open-database.ts";
import { isPostShownTo } from "../../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { PreparedEdit } from "../../revisions/prepare-edit.ts";
import { replacePictures } from "../../revisions/replace-pictures.ts";
import { isOnlyDistress } from "../../moderation/classify-before-publishing.ts";
import { setCover } from "../../moderation/covers/cover-fragments.ts";
import { tellNewlyMentioned } from "../../revisions/tell-newly-mentioned.ts";

/** A comment that stands, as it is before an edit. */
export interface CommentToEdit {
  readonly id: string;
  readonly post_id: string;
  readonly revision: number;
  readonly content: string;
  readonly moderation_level: ModerationLevel | null;
}

/**
 * Locks the post first, as whoever writes comments does. Null where the comment is not there any
 * more, or removed (cases.5), and where its author may not comment on the post any more.
 */
export async function lockCommentToEdit(tx: Tx, author: Viewer, id: string): Promise<CommentToEdit | null> {
  await tx`select from posts where id = (select post_id from comments where id = ${id}) for no key update`;
  const [row] = await tx<CommentToEdit[]>`
    select c.id, c.post_id, c.revision, c.content, c.moderation_level
    from comments c
    join posts p on p.id = c.post_id
    where c.id = ${id}
      and c.author_id = ${author.id}
      and c.deleted_at is null
      and c.removed_at is null
      and ${isPostShownTo(tx, author, tx`p`, "close")}
    for no key update of c`;
  return row ?? null;
}

interface Edit extends Omit<PreparedEdit, "id" | "text"> {
  readonly former: CommentToEdit;
  readonly authorId: string;
  readonly level: ModerationLevel | null;
  readonly at: Date;
}

/**
 * Puts an edit in the place of a locked comment. Returns what members are notified of. Throws
 * `foreign_image`.
 */
export async function writeEdit(
  tx: Tx,
  edit: Edit,
): Promise<readonly Notified[]> {
  const { former: { id, post_id: postId }, authorId, content, language, pictures, level, at } = edit;
  if (pictures) await replacePictures(tx, { kind: "comment", id, authorId }, pictures);
  await tx`
    update comments
    set
      content = ${content},
      language = ${language},
      mentions = existing_names(${findPossibleMentions(content)}::text[], ${authorId}, ${at}),
      moderation_level = ${level},
      only_distress = ${isOnlyDistress(edit.judged.classified)},
      ${setCover(tx, { ...edit, found: edit.judged.classified.topics ?? [] })},
      revision = revision + 1,
      edited_at = ${at}
    where id = ${id}`;
  // Of a comment that had no level, or has none now, pictures are its author's alone (media.5).
  await tx`select place_pictures(${id}, null)`;
  return await tellNewlyMentioned(tx, { kind: "comment", id, postId, authorId, at });
}

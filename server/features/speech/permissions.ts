import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";

/** Only the author can remove a post's audio (posts.6). */
export function canRemoveAudio(actor: Pick<Viewer, "id">, post: { readonly authorId: string }): boolean {
  return actor.id === post.authorId;
}

/** A post without a level is not read aloud (moderation.4). */
export function canBeSpoken(post: { readonly level: ModerationLevel | null }): boolean {
  return post.level !== null;
}

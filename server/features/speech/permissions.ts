import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../context.ts";

/** The audio of one's own words is one's own to remove (posts.6). */
export function canRemoveAudio(actor: Pick<Viewer, "id">, post: { readonly authorId: string }): boolean {
  return actor.id === post.authorId;
}

/** Nothing is made of a post before it has a level (moderation.4). */
export function canBeSpoken(post: { readonly level: ModerationLevel | null }): boolean {
  return post.level !== null;
}

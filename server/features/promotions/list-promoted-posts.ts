import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { getPosts } from "../posts/get-post.ts";
import { selectPromotedInTurn } from "./promotion-queries.ts";

/**
 * Nine slots in 40 posts, within which none repeats, and a spare for a post that would follow
 * itself.
 */
const mostShown = 10;

/**
 * Promoted posts for the actor's feed, least recently seen by any member first, so that all get
 * their turn.
 */
export async function listPromotedPosts(ctx: MemberCtx): Promise<Post[]> {
  const turns = await selectPromotedInTurn(ctx.sql, ctx.actor, { at: ctx.clock.now(), limit: mostShown });
  const posts = await getPosts(ctx, turns.map(({ post_id }) => post_id));
  return turns.flatMap(({ id, post_id }) => {
    const post = posts.get(post_id);
    return post ? [{ ...post, isPromotedDisplay: true, promotionId: id }] : [];
  });
}

import type { EmbeddedPost } from "#shared/posts/shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { getPost } from "./get-post.ts";

/** A post, or a repost's original, as it stands inside something else. Throws `NotFound`. */
export async function getEmbeddedPost(ctx: MemberCtx, id: string): Promise<EmbeddedPost> {
  const { repostedPost, ...post } = await getPost(ctx, id);
  const { quotedPost: _, ownPromotion: __, ...embedded } = repostedPost ?? post;
  return embedded;
}

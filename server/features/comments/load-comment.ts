import { msg } from "@lingui/core/runtime-macro";
import { NotFound } from "../../errors.ts";
import type { ViewerCtx } from "../posts/hydrate-posts.ts";
import { selectVisibleComment } from "./comment-queries.ts";

/** Throws `NotFound` unless the comment exists and the actor may see it. */
export async function loadComment(ctx: ViewerCtx, id: string) {
  const comment = await selectVisibleComment(ctx.sql, ctx.actor, id);
  if (!comment) throw commentNotFound();
  return comment;
}

export function commentNotFound(): NotFound {
  return new NotFound(msg`This comment is no longer available.`);
}

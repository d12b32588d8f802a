import { msg } from "@lingui/core/runtime-macro";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { NotFound } from "../../errors.ts";
import { getEmbeddedPosts } from "../posts/get-post.ts";
import type { ViewerCtx } from "../posts/hydrate-posts.ts";
import type { MessageRow } from "./fragments.ts";
import { presentMessage } from "./present.ts";
import { selectMessages } from "./message-queries.ts";

/**
 * Messages by their ids, as they are now for one of their members. Messages of others are left out.
 */
export async function getMessages(ctx: ViewerCtx, ids: readonly string[]): Promise<DirectMessage[]> {
  if (ids.length === 0) return [];
  return await presentMessages(ctx, await selectMessages(ctx.sql, ctx.actor, ids, ctx.clock.now()));
}

/** A message as it is now for the actor, who is one of its members. Throws `NotFound`. */
export async function getMessage(ctx: ViewerCtx, id: string): Promise<DirectMessage> {
  const [message] = await getMessages(ctx, [id]);
  if (!message) throw messageNotFound();
  return message;
}

export function messageNotFound(): NotFound {
  return new NotFound(msg`Message not found`);
}

/** Presents rows in their order, with the posts they share. */
export async function presentMessages(
  ctx: ViewerCtx,
  rows: readonly MessageRow[],
): Promise<DirectMessage[]> {
  const shared = [...new Set(rows.flatMap(({ shared_post_id: id }) => id ?? []))];
  const posts = await getEmbeddedPosts(ctx, shared);
  return rows.map((row) =>
    presentMessage(row, ctx.actor, row.shared_post_id ? posts.get(row.shared_post_id) ?? null : null)
  );
}

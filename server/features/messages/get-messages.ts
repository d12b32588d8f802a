import { msg } from "@lingui/core/runtime-macro";
import { toAnswered } from "#shared/messages/preview.ts";
import type { AnsweredMessage, DirectMessage } from "#shared/messages/shapes.ts";
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

/** Presents rows in their order, with the posts they share and the messages they answer. */
export async function presentMessages(
  ctx: ViewerCtx,
  rows: readonly MessageRow[],
): Promise<DirectMessage[]> {
  const shared = [...new Set(rows.flatMap(({ shared_post_id: id }) => id ?? []))];
  const answered = [...new Set(rows.flatMap(({ reply_to_id: id }) => id ?? []))];
  const [posts, messages] = await Promise.all([
    getEmbeddedPosts(ctx, shared),
    getAnswered(ctx, answered, rows),
  ]);
  return rows.map((row) =>
    presentMessage(row, ctx.actor, {
      sharedPost: row.shared_post_id ? posts.get(row.shared_post_id) ?? null : null,
      replyTo: row.reply_to_id ? messages.get(row.reply_to_id) ?? null : null,
    })
  );
}

/**
 * What answers show of these messages, as they are now for the actor, who is a member of each.
 * `known`: rows that need not be read again.
 */
export async function getAnswered(
  { sql, actor, clock }: ViewerCtx,
  ids: readonly string[],
  known: readonly MessageRow[] = [],
): Promise<ReadonlyMap<string, AnsweredMessage>> {
  const at = new Map(known.map((row) => [row.id, row]));
  const missing = ids.filter((id) => !at.has(id));
  const read = missing.length > 0 ? await selectMessages(sql, actor, missing, clock.now()) : [];
  for (const row of read) at.set(row.id, row);
  return new Map(ids.flatMap((id) => {
    const row = at.get(id);
    // What the answered one shows of others does not stand above its answer.
    const message = row && presentMessage(row, actor, { sharedPost: null, replyTo: null });
    return message ? [[id, toAnswered(message)]] : [];
  }));
}

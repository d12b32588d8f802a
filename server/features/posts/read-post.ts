import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { Serialized } from "../../http/serialized.ts";
import { postNotFound } from "./get-post.ts";
import { askedPost } from "./hydrate/asked-posts.ts";
import { keptEntries } from "./hydrate/kept-entries.ts";
import { readersPart } from "./hydrate/readers-part.ts";
import type { SharedEntry } from "./hydrate/shared-entry.ts";

/** `getPost` for its page, as it is sent: what all its readers share is read once for them. Throws `NotFound`. */
export async function readPost(ctx: MemberCtx, id: string): Promise<Serialized<Post>> {
  const entry = await loadEntry(ctx, id);
  const part = await readersPart(ctx.sql, { readerId: ctx.actor.id, asked: askedPost(entry) });
  if (!entry.isVisibleTo(ctx.actor, part)) throw postNotFound();
  return new Serialized(entry.textFor(ctx.actor, part, ctx.clock.now()));
}

/** A post whoever may see it: the caller asks `isVisibleTo`. Throws `NotFound` when there is none. */
export async function loadEntry({ sql, metrics }: MemberCtx, id: string): Promise<SharedEntry> {
  const entries = await keptEntries(sql, [id], (outcome) => metrics.countCache("posts", outcome));
  const entry = entries.get(id);
  if (!entry) throw postNotFound();
  return entry;
}

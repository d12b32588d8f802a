import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { Serialized } from "../../http/responses/serialized.ts";
import { postNotFound } from "./get-post.ts";
import { subjectsOfEntry } from "./hydrate/viewer-state-subjects.ts";
import { cachedEntries } from "./hydrate/cached-entries.ts";
import { readViewerState } from "./hydrate/viewer-state.ts";
import type { EntryForAllReaders } from "./hydrate/entry-for-all-readers.ts";

/** `getPost` for its page, as it is sent: what all its readers share is read once for them. Throws `NotFound`. */
export async function serializePost(ctx: MemberCtx, id: string): Promise<Serialized<Post>> {
  const entry = await loadEntry(ctx, id);
  const state = await readViewerState(ctx.sql, { readerId: ctx.actor.id, asked: subjectsOfEntry(entry) });
  if (!entry.isVisibleTo(ctx.actor, state)) throw postNotFound();
  return new Serialized(entry.textFor(ctx.actor, state, ctx.clock.now()));
}

/** A post whoever may see it: the caller asks `isVisibleTo`. Throws `NotFound` when there is none. */
export async function loadEntry({ sql, metrics }: MemberCtx, id: string): Promise<EntryForAllReaders> {
  const entries = await cachedEntries(sql, [id], (outcome) => metrics.countCache("posts", outcome));
  const entry = entries.get(id);
  if (!entry) throw postNotFound();
  return entry;
}

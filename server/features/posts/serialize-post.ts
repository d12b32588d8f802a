import type { Post } from "#shared/posts/post-shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { Serialized } from "../../http/responses/serialized.ts";
import { isRemovedUntold } from "./post-queries.ts";
import { NotFound } from "../../errors.ts";
import { postNotFound } from "./get-post.ts";
import { getSubjectsOfEntry } from "./hydrate/viewer-state-subjects.ts";
import { removedUntold } from "#shared/posts/removed-untold.ts";
import { readCachedEntries } from "./hydrate/cached-entries.ts";
import { readViewerState } from "./hydrate/viewer-state.ts";
import type { EntryForAllReaders } from "./hydrate/entry-for-all-readers.ts";

/**
 * `getPost` for its page, as sent: the shared part is read once for all readers. Throws `NotFound`,
 * which tells the author of a removed post so until they are told why (cases.5).
 */
export async function serializePost(ctx: MemberCtx, id: string): Promise<Serialized<Post>> {
  const entry = await findEntry(ctx, id);
  if (!entry) {
    if (await isRemovedUntold(ctx.sql, ctx.actor.id, id)) {
      throw new NotFound(removedUntold, "removed_untold");
    }
    throw postNotFound();
  }
  const state = await readViewerState(ctx.sql, { readerId: ctx.actor.id, asked: getSubjectsOfEntry(entry) });
  if (!entry.isVisibleTo(ctx.actor, state, "close")) throw postNotFound();
  return Serialized.of(entry.bodyFor(ctx.actor, state, ctx.clock.now()));
}

/**
 * A post for any viewer: the caller checks `isVisibleTo`. Throws `NotFound` when it does not exist.
 */
export async function loadEntry(ctx: MemberCtx, id: string): Promise<EntryForAllReaders> {
  const entry = await findEntry(ctx, id);
  if (!entry) throw postNotFound();
  return entry;
}

async function findEntry({ sql, metrics }: MemberCtx, id: string): Promise<EntryForAllReaders | undefined> {
  const [entry] = await readCachedEntries(sql, [id], (outcome) => metrics.countCache("posts", outcome));
  return entry;
}

import { msg } from "@lingui/core/runtime-macro";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import type { MemberCtx } from "../../context.ts";
import { Conflict, Forbidden, NotFound } from "../../errors.ts";
import { presentRemovedRevision } from "./present-revision.ts";
import { blankRevision, isVotedOn, selectCurrentNumber, type Subject } from "./revision-queries.ts";

/**
 * Removes text and pictures of an earlier version of the actor's post or comment (posts.22). Again
 * it changes nothing. Throws `Forbidden` for another's, `NotFound` for a version that never was,
 * and `Conflict` for the one that stands, and for one in whose poll members voted (posts.28).
 */
export async function removeRevision(
  ctx: MemberCtx,
  { authorId, ...subject }: Subject & { readonly authorId: string },
  number: number,
): Promise<Revision> {
  if (ctx.actor.id !== authorId) throw new Forbidden(msg`Only its author can remove an earlier version.`);
  if (await isVotedOn(ctx.sql, subject, number)) {
    throw new Conflict(
      "conflict",
      msg`Members voted on these words, so this version stays. To take it away, delete the post.`,
    );
  }
  const writtenAt = await blankRevision(ctx.sql, subject, { number, at: ctx.clock.now() });
  if (writtenAt) return presentRemovedRevision(number, writtenAt);
  if (await selectCurrentNumber(ctx.sql, subject) === number) {
    throw new Conflict("conflict", msg`This is the version that stands. Edit it instead.`);
  }
  throw new NotFound(msg`This version is no longer available.`);
}

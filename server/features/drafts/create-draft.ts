import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { Draft } from "#shared/drafts/contract.ts";
import { mostDrafts, scheduleLimits } from "#shared/drafts/draft-limits.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { SessionCtx } from "../../context.ts";
import type { Tx } from "../../db/open-database.ts";
import { Conflict, Unauthenticated } from "../../errors.ts";
import { foreignPicture } from "../media/attached/choose-pictures.ts";
import {
  countDrafts,
  type DraftRow,
  insertDraft,
  lockAuthor,
  lockOwnPictures,
  selectDraft,
} from "./draft-queries.ts";
import { type GivenDraft, judgeDraft, type ReadDraft, readDraft } from "./prepare-draft.ts";
import { presentDraft } from "./present-draft.ts";

/**
 * Keeps an unfinished post of the actor's (posts.26), or schedules one (posts.27). Throws
 * `Conflict` where there are as many as there may be, and as `readDraft` and `judgeDraft`.
 */
export async function createDraft(
  ctx: SessionCtx,
  given: GivenDraft,
): Promise<Draft & { support: Support | null }> {
  const draft = readDraft(ctx, given);
  const { level, support } = await judgeDraft(ctx, given, draft);
  const own = { id: ctx.createdId ?? uuidv7(), memberId: ctx.actor.id };
  const at = ctx.clock.now();
  const row = await ctx.db.transaction(async (tx) => {
    await lockForWriting(tx, ctx, draft);
    // An earlier attempt under the same key wrote it.
    const written = await selectDraft(tx, own);
    if (written) return written;
    await refuseTooMany(tx, own.memberId, draft);
    await insertDraft(tx, own.id, { ...draft, level, memberId: own.memberId, at });
    return await selectDraft(tx, own);
  });
  return { ...presentDraft(row as DraftRow), support };
}

/** Throws `foreign_image`, and `Unauthenticated` where the session ended meanwhile. */
export async function lockForWriting(
  tx: Tx,
  { actor }: SessionCtx,
  { pictures }: Pick<ReadDraft, "pictures">,
): Promise<void> {
  if (!await lockOwnPictures(tx, actor.id, pictures.map(({ id }) => id))) throw foreignPicture();
  const by = { memberId: actor.id, sessionId: actor.sessionId };
  if (!await lockAuthor(tx, by)) throw new Unauthenticated();
}

/** Throws `Conflict` where one more would be too many. */
export async function refuseTooMany(
  tx: Tx,
  memberId: string,
  { publishAt }: Pick<ReadDraft, "publishAt">,
): Promise<void> {
  const { drafts, scheduled } = await countDrafts(tx, memberId);
  if (publishAt && scheduled >= scheduleLimits.most) {
    throw new Conflict(
      "conflict",
      msg`You can schedule at most ${{
        most: scheduleLimits.most,
      }} posts. Cancel one, or wait until one is published.`,
    );
  }
  if (!publishAt && drafts >= mostDrafts) {
    throw new Conflict(
      "conflict",
      msg`You can keep at most ${{ most: mostDrafts }} drafts. Post one or throw one away first.`,
    );
  }
}

import { msg } from "@lingui/core/runtime-macro";
import type { Draft } from "#shared/drafts/contract.ts";
import { draftGone } from "#shared/drafts/draft-gone.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { SessionCtx } from "../../context.ts";
import { NotFound } from "../../errors.ts";
import { EditConflict } from "../revisions/edit-conflict.ts";
import { lockForWriting, refuseTooMany } from "./create-draft.ts";
import { type DraftContent, type DraftRow, lockDraft, selectDraft, updateDraft } from "./draft-queries.ts";
import { type GivenDraft, judgeDraft, type ReadDraft, readDraft } from "./prepare-draft.ts";
import { presentDraft } from "./present-draft.ts";

type GivenChange = GivenDraft & { readonly revision: number };

/**
 * Changes the actor's draft: words, pictures, and whether it is scheduled. A change that was made
 * already changes nothing. Throws `NotFound`, `EditConflict` where it was changed since, `Conflict`
 * where it would be one scheduled post too many, and as `readDraft` and `judgeDraft`.
 */
export async function changeDraft(
  ctx: SessionCtx,
  id: string,
  given: GivenChange,
): Promise<Draft & { support: Support | null }> {
  const own = { id, memberId: ctx.actor.id };
  const former = found(await selectDraft(ctx.sql, own));
  const draft = readDraft(ctx, given, former);
  if (isMade(former, given, draft)) return { ...presentDraft(former), support: null };
  const { level, support } = await judgeDraft(ctx, given, draft, former.publishAt);
  const at = ctx.clock.now();
  const row = await ctx.db.transaction(async (tx) => {
    await lockForWriting(tx, ctx, draft);
    const locked = found(await lockDraft(tx, own));
    if (isMade(locked, given, draft)) return locked;
    // Cancelling is always possible.
    if (draft.publishAt && !locked.publishAt) await refuseTooMany(tx, own.memberId, draft);
    const replacesPictures = !hasSamePictures(locked, draft);
    await updateDraft(tx, id, { ...draft, level, memberId: own.memberId, at }, { replacesPictures });
    return found(await selectDraft(tx, own));
  });
  return { ...presentDraft(row), support };
}

function found(draft: DraftRow | null): DraftRow {
  if (!draft) throw new NotFound(draftGone);
  return draft;
}

/**
 * Whether the draft is as the change wants it, by an earlier attempt or from the start. Throws
 * `EditConflict` where it is another by now.
 */
function isMade(former: DraftRow, given: GivenChange, draft: ReadDraft): boolean {
  const isTheSame = isSame(former, draft);
  if (former.revision === given.revision) return isTheSame && former.problem === null;
  if (former.revision === given.revision + 1 && isTheSame) return true;
  throw new EditConflict(changedMeanwhile, { current: former, yours: given });
}

const changedMeanwhile =
  msg`This draft was changed on another device meanwhile. Both texts are here: none was lost.`;

function isSame(former: DraftRow, draft: ReadDraft): boolean {
  const partsOf = (one: DraftContent) =>
    JSON.stringify([
      one.content,
      one.language,
      one.quotedPostId,
      one.coverWords,
      one.coverTopics.toSorted(),
      one.madeWithAi,
      one.poll && [one.poll.answers, one.poll.isMultiple, one.poll.lastsMinutes],
      one.publishAt,
      one.commentsFrom,
      one.quotesFrom,
    ]);
  return partsOf(former) === partsOf(draft) && hasSamePictures(former, draft);
}

function hasSamePictures(former: DraftRow, { pictures }: ReadDraft): boolean {
  const partsOf = (list: ReadDraft["pictures"]) => JSON.stringify(list.map(({ id, alt }) => [id, alt]));
  return partsOf(former.pictures ?? []) === partsOf(pictures);
}

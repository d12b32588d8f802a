import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import { insertMail } from "../../../jobs/mail-queries.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import { removeContentOfMember } from "../remove-content-of-member.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { markEmptied, selectAccountsDue, selectToEmpty } from "./leaving-queries.ts";
import { removeAccount } from "./remove-account.ts";
import { removeCommentLikes, removeNotices, removeShares, removeTraces } from "./remove-traces-queries.ts";

/**
 * Removes accounts that were deleted 30 days ago, then their members' content and acts, in batches
 * (auth.18). Resumes where it stopped, and may run twice at once.
 */
export async function removeLeftAccounts(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  const leftBefore = getRetentionCutoff("deletedAccounts", at);
  for (const memberId of await selectAccountsDue(ctx.sql, leftBefore)) {
    signal.throwIfAborted();
    await ctx.db.transaction(async (tx) => {
      const removed = await removeAccount(tx, memberId, { leftBefore, at });
      if (!removed) return;
      const { email, language, ...names } = removed;
      const mail = { to: email, language: getMemberLanguage(language), ...names };
      await insertMail({ sql: tx, clock: ctx.clock }, "account_removed", mail);
    });
    ctx.changed("everything");
    ctx.jobs.added();
  }
  for (const memberId of await selectToEmpty(ctx.sql)) await emptyAccount(ctx, memberId, signal);
}

async function emptyAccount(ctx: Ctx, memberId: string, signal: AbortSignal): Promise<void> {
  await removeContentOfMember(ctx, { memberId, isKept: false, keepsMessages: true }, signal);
  for (const remove of [removeCommentLikes, removeShares, removeNotices]) {
    let left = true;
    while (left) {
      signal.throwIfAborted();
      const { removed, notified, changed } = await ctx.db.transaction((tx) => remove(tx, memberId));
      ctx.changed(changed);
      publishNotified(ctx, notified);
      left = removed > 0;
    }
  }
  await ctx.db.transaction((tx) => removeTraces(tx, memberId));
  ctx.changed("everything");
  await markEmptied(ctx.sql, memberId, ctx.clock.now());
}

import { getRetentionCutoff } from "#shared/retention.ts";
import type { Ctx } from "../../../context.ts";
import { enqueueMail } from "../../../jobs/enqueue-mail.ts";
import { removeContentOfMember } from "../remove-content-of-member.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import {
  markEmptied,
  removeAccount,
  removeCommentLikes,
  removeNotices,
  removeShares,
  removeTraces,
  selectAccountsDue,
  selectToEmpty,
} from "./leaving-queries.ts";

/**
 * Removes accounts that were deleted 30 days ago, then their members' content and acts, in batches
 * (auth.18). Resumes where it stopped, and may run twice at once.
 */
export async function removeLeftAccounts(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const at = ctx.clock.now();
  const leftBefore = getRetentionCutoff("deletedAccounts", at);
  for (const memberId of await selectAccountsDue(ctx.sql, leftBefore)) {
    signal.throwIfAborted();
    await removeAccount(ctx.sql, {
      memberId,
      leftBefore,
      at,
      mail: (removed) =>
        enqueueMail(ctx, "account_removed", {
          to: removed("email"),
          username: removed("username"),
          displayName: removed("displayName"),
        }),
    });
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
      const { removed, notified } = await remove(ctx.sql, memberId);
      publishNotified(ctx, notified);
      left = removed > 0;
    }
  }
  await removeTraces(ctx.sql, memberId);
  await markEmptied(ctx.sql, memberId, ctx.clock.now());
}

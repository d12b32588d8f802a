import type { Ctx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { addComment } from "../../comments/add-comment.ts";
import { findSentLately } from "../../messages/thread/find-sent-lately.ts";
import { writeHelpStands, writeHelpToMember } from "../../moderation/help/write-help-to-member.ts";
import { helpBeginnings, helpStandsMs, publicHelpText } from "../../moderation/help-text.ts";
import { hasGraveFeelings } from "../../moderation/words-of-crisis.ts";
import { withoutModeration } from "../../moderation/without-moderation.ts";
import { makeLisaCtx } from "./lisa-ctx.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";
import { makeStableIdAfter } from "./stable-id.ts";
import { makePrivateMessageId, writePrivately } from "./write-privately.ts";

/**
 * Gives help lines as Lisa to a member who asked her in words of crisis, once for each question, at
 * no cost, whatever a filter or a service says (moderation.11). In public only beneath the asker's
 * own post of grave feelings: beneath another's, its author would learn of the crisis, also where
 * their filter hides the words; and who writes 'kill yourself' would place help under their target.
 */
export async function giveHelp(ctx: Ctx, { kind, id, asker, place, reading }: QuestionToLisa): Promise<void> {
  const isPublic = kind === "post" && hasGraveFeelings(reading.question.text);
  if (!place || !isPublic) return await sendHelpPrivately(ctx, asker.id, id);
  const lisa = withoutModeration(makeLisaCtx(ctx, "none", makeStableIdAfter(id, `lisa:help:${id}`)));
  const { postId, parentId } = place;
  try {
    await addComment(lisa, postId, { content: publicHelpText, parentId }, { askerId: asker.id });
  } catch (error) {
    // The post is gone meanwhile, or takes no comment of hers.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    await sendHelpPrivately(ctx, asker.id, id);
  }
}

/**
 * Writes help lines to a member, in private, once for each key. Writes none while those for another
 * key stand in the thread, which they would bury.
 */
export async function sendHelpPrivately(ctx: Ctx, memberId: string, key: string): Promise<void> {
  if (await findStandingHelp(ctx, memberId)) return;
  const content = await writeHelpToMember(ctx, memberId);
  await writeAsOurs(ctx, memberId, { content, key: `help:${key}` });
}

/** Points to the help lines above, where no model answers words that follow them. */
export async function pointToHelp(ctx: Ctx, { id, asker, place }: QuestionToLisa): Promise<void> {
  if (place) return;
  const standing = await findStandingHelp(ctx, asker.id);
  if (!standing) return await sendHelpPrivately(ctx, asker.id, id);
  // The lines that this question got are the answer.
  if (standing.clientMessageId === makePrivateMessageId(asker.id, `help:${id}`)) return;
  await writeAsOurs(ctx, asker.id, {
    content: await writeHelpStands(ctx, asker.id),
    key: `help-stands:${id}`,
  });
}

async function findStandingHelp(ctx: Ctx, memberId: string) {
  const since = new Date(ctx.clock.now().getTime() - helpStandsMs);
  return await findSentLately(makeLisaCtx(ctx, null), {
    receiverId: memberId,
    beginnings: helpBeginnings,
    since,
  });
}

/** Her text is not judged, so the member's filter does not matter. */
async function writeAsOurs(
  ctx: Ctx,
  memberId: string,
  text: { content: string; key: string },
): Promise<void> {
  await writePrivately(withoutModeration(makeLisaCtx(ctx, "none")), memberId, text);
}

import type { Ctx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { addComment } from "../../comments/add-comment.ts";
import { getSupport } from "../../moderation/get-support.ts";
import { helpText, publicHelpText } from "../../moderation/help-text.ts";
import { publishAsOurs } from "../../moderation/publish-as-ours.ts";
import { lisaCtx } from "./lisa-ctx.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";
import { uuidAfter } from "./stable-id.ts";
import { writePrivately } from "./write-privately.ts";

/**
 * Publishes help lines as Lisa where she was asked in words of crisis, once for each question, at
 * no cost, whatever a filter or a service says (moderation.11).
 */
export async function giveHelp(ctx: Ctx, { id, asker, place }: QuestionToLisa): Promise<void> {
  if (!place) return await helpPrivately(ctx, asker.id, id);
  const lisa = publishAsOurs(lisaCtx(ctx, "none", uuidAfter(id, `lisa:help:${id}`)));
  const { postId, parentId } = place;
  try {
    await addComment(lisa, postId, { content: publicHelpText, parentId }, { askerId: asker.id });
  } catch (error) {
    // The post or comment is gone meanwhile.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  }
}

/** Writes help lines to a member, in private, once for each key. */
export async function helpPrivately(ctx: Ctx, memberId: string, key: string): Promise<void> {
  const content = helpText(await getSupport(ctx, memberId));
  // Her text is not judged, so the member's filter does not matter.
  await writePrivately(publishAsOurs(lisaCtx(ctx, "none")), memberId, { content, key: `help:${key}` });
}

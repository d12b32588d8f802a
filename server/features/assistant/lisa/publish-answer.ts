import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { Ctx } from "../../../context.ts";
import type { Viewer } from "../../../db/visibility/viewer.ts";
import { AppError, Forbidden, Invalid, NotFound } from "../../../errors.ts";
import { addComment } from "../../comments/add-comment.ts";
import { sendMessage } from "../../messages/send-message.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import type { Outcome } from "./ask-model.ts";
import { makeLisaCtx } from "./lisa-ctx.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";
import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { cutToWords, fitToLength } from "#shared/shorten-text.ts";

/**
 * Judges the model's text and publishes it as Lisa, once under its id. A text that `filter` hides
 * is withheld.
 */
export async function publishAnswer(
  ctx: Ctx,
  asked: QuestionToLisa,
  { answerId, written, filter }: { answerId: string; written: string; filter: Viewer["filter"] },
): Promise<Outcome> {
  const { asker, place } = asked;
  const withheld: Outcome = { state: "withheld", written };
  const { level } = await classify(ctx, { text: written });
  if (level === "none" || !isLevelVisible(level, filter)) return withheld;
  const content = composeAnswerText(written, place ? "comment" : "message");
  try {
    if (place) {
      // Whether the asker sees the post was checked when it was read.
      const { postId, parentId } = place;
      await addComment(makeLisaCtx(ctx, "none", answerId), postId, { content, parentId }, {
        askerId: asker.id,
      });
    } else {
      await sendMessage(makeLisaCtx(ctx, asker.filter, answerId), { receiverId: asker.id, content });
    }
    return { state: "complete", written };
  } catch (error) {
    if (isOf(error, "level_refused")) return withheld;
    // Another attempt has written it.
    if (isOf(error, "idempotency_mismatch")) return { state: "complete", written };
    // The question is gone, or the asker no longer sees it.
    if (error instanceof NotFound || error instanceof Invalid || error instanceof Forbidden) {
      return { state: "failed", written };
    }
    throw error;
  }
}

const isOf = (error: unknown, code: AppError["code"]) => error instanceof AppError && error.code === code;

type Place = "comment" | "message";

/** The text that Lisa posts: the model's as plain text, cut to the place's length. */
export function composeAnswerText(written: string, place: Place): string {
  const most = place === "comment" ? commentLength : messageLimits.contentLength;
  return cutToAnswer(removeMentions(stripMarkdown(written)), most);
}

/** Removes mentions, so that no injected text makes her alert members. */
function removeMentions(text: string): string {
  return text.replaceAll(/[@＠]+(?=[\p{L}\p{N}_.])/gu, "");
}

/** Cuts after a sentence in the second half, otherwise after a word. */
function cutToAnswer(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const sentence = Math.max(...[". ", "! ", "? ", "\n", "。"].map((end) => start.lastIndexOf(end)));
  if (sentence > most / 2) return start.slice(0, sentence + 1).trim();
  return fitToLength(text, most, cutToWords);
}

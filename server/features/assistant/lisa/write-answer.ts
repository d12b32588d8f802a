import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import type { Ctx } from "../../../context.ts";
import { AppError, Forbidden, Invalid, NotFound } from "../../../errors.ts";
import { type Ai, AiLeaked, type ChatRequest } from "../../../providers/ai/ai.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { addComment } from "../../comments/add-comment.ts";
import { sendMessage } from "../../messages/send-message.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { answerText } from "./answer-text.ts";
import { asLisa } from "./as-lisa.ts";
import type { Asked } from "./load-asked.ts";

/** How an answer ended. */
export interface Outcome {
  readonly state: "complete" | "failed" | "withheld";
  /** What the model wrote, for what it used. */
  readonly written: string;
}

/** Asks the model. An `Outcome` when nothing came that could be an answer. Throws the signal's reason at the signal. */
export async function askModel(
  ctx: Ctx,
  ai: Ai,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<string | Outcome> {
  let text = "";
  try {
    for await (const piece of ai.chat(request, signal)) text += piece;
  } catch (error) {
    ctx.log.warn({ error: describeFailure(error) }, "Lisa could not answer");
    return { state: error instanceof AiLeaked ? "withheld" : "failed", written: text };
  }
  signal.throwIfAborted();
  return text.trim() === "" ? { state: "failed", written: "" } : text;
}

/** Judges what the model wrote, and writes it as Lisa, once under its id. What the asker's filter hides is withheld. */
export async function publishAnswer(
  ctx: Ctx,
  asked: Asked,
  { answerId, written }: { answerId: string; written: string },
): Promise<Outcome> {
  const { asker, reading, place } = asked;
  const withheld: Outcome = { state: "withheld", written };
  const { level } = await classify(ctx, { text: written });
  if (level === "none" || !isLevelVisible(level, asker.filter)) return withheld;
  const { support: isCrisis } = await classify(ctx, { text: reading.question.text });
  const content = answerText(written, place ? "comment" : "message", { isCrisis });
  try {
    if (place) {
      // Whether the asker sees the post was asked when it was read.
      const { postId, parentId } = place;
      await addComment(asLisa(ctx, "none", answerId), postId, { content, parentId }, { askerId: asker.id });
    } else {
      await sendMessage(asLisa(ctx, asker.filter, answerId), { receiverId: asker.id, content });
    }
    return { state: "complete", written };
  } catch (error) {
    if (isOf(error, "level_refused")) return withheld;
    // Another attempt has written it.
    if (isOf(error, "idempotency_mismatch")) return { state: "complete", written };
    // What it answers is gone, or no longer the asker's to see.
    if (error instanceof NotFound || error instanceof Invalid || error instanceof Forbidden) {
      return { state: "failed", written };
    }
    throw error;
  }
}

const isOf = (error: unknown, code: AppError["code"]) => error instanceof AppError && error.code === code;

import { createHash } from "node:crypto";
import { uuidv7 } from "uuidv7";
import { lisaDailyLimit } from "#shared/assistant/lisa.ts";
import type { Ctx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { sendMessage } from "../../messages/send-message.ts";
import { lisaCtx } from "./lisa-ctx.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";
import { insertRefused } from "./lisa-queries.ts";
import type { Refusal } from "./reserve-lisa-answer.ts";

/**
 * Writes to the asker why there is no answer, once a UTC day for each reason, and marks the
 * question as refused.
 */
export async function refusePrivately(ctx: Ctx, asked: QuestionToLisa, refusal: Refusal): Promise<void> {
  const at = ctx.clock.now();
  const day = at.toISOString().slice(0, 10);
  await writePrivately(ctx, asked, refusalText(ctx, refusal), `${refusal.reason}:${day}`);
  await insertRefused(ctx.sql, { ...asked, askerId: asked.asker.id, answerId: uuidv7(), at });
}

/** A message from Lisa to the asker, without cost, once per key. */
export async function writePrivately(
  ctx: Ctx,
  { asker }: QuestionToLisa,
  content: string,
  key: string,
): Promise<void> {
  const clientMessageId = uuidFor(`lisa:${asker.id}:${key}`);
  try {
    await sendMessage(lisaCtx(ctx, asker.filter), { receiverId: asker.id, content, clientMessageId });
  } catch (error) {
    // It was sent before in other words, e.g. with another balance; or the asker no longer accepts
    // messages.
    const isOver = error instanceof AppError && ["idempotency_mismatch", "forbidden"].includes(error.code);
    if (!isOver) throw error;
  }
}

function refusalText({ config }: Ctx, refusal: Refusal): string {
  switch (refusal.reason) {
    case "xp":
      return `I'd love to answer: that costs ${refusal.needed} XP, and you have ${refusal.balance}. ` +
        `Nothing was charged. You can earn XP here every day, or get some in the shop: ${config.publicUrl}/shop`;
    case "limit":
      return `That was a lot of good talk: ${lisaDailyLimit} answers are all I have for one day. Nothing more was charged. ` +
        "I'm back for you after midnight UTC.";
    case "budget":
      return "I've used up what I can say today. Nothing was charged. I'm back after midnight UTC.";
    case "absent":
      return "I can't answer here yet, because no AI service is set up. Nothing was charged.";
  }
}

/** The same UUID for the same key. */
function uuidFor(key: string): string {
  const hex = createHash("sha256").update(key).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${
    hex.slice(20, 32)
  }`;
}

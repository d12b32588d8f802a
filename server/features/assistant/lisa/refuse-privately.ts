import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { lisaDailyLimit } from "#shared/assistant/lisa.ts";
import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import { writeText } from "../../../language/write-text.ts";
import { makeLisaCtx } from "./lisa-ctx.ts";
import type { QuestionToLisa } from "./load-question-to-lisa.ts";
import { insertRefused } from "./lisa-queries.ts";
import type { Refusal } from "./reserve-lisa-answer.ts";
import { writePrivately } from "./write-privately.ts";

/**
 * Writes to the asker why there is no answer, once a UTC day for each reason, and marks the
 * question as refused.
 */
export async function refusePrivately(ctx: Ctx, asked: QuestionToLisa, refusal: Refusal): Promise<void> {
  const at = ctx.clock.now();
  const day = at.toISOString().slice(0, 10);
  await writePrivately(makeLisaCtx(ctx, asked.asker.filter), asked.asker.id, {
    content: writeText(getRefusalText(ctx, refusal), ctx.language),
    key: `${refusal.reason}:${day}`,
  });
  await markRefused(ctx, asked);
}

/** Marks a question as refused for good. */
export async function markRefused(ctx: Ctx, asked: QuestionToLisa): Promise<void> {
  const { asker, kind, id } = asked;
  await insertRefused(ctx.sql, { kind, id, askerId: asker.id, answerId: uuidv7(), at: ctx.clock.now() });
}

const nothingCharged = msg`Nothing was charged.`;

function getRefusalText({ config, providers }: Ctx, refusal: Refusal): Text {
  switch (refusal.reason) {
    case "xp":
      return [
        msg`I'd love to answer: that costs ${{ needed: refusal.needed }} XP, and you have ${{
          balance: refusal.balance,
        }}.`,
        nothingCharged,
        msg`You can earn XP here every day, or get some in the shop: ${{ url: `${config.publicUrl}/shop` }}`,
      ];
    case "limit":
      return [
        msg`That was a lot of good talk: ${{ lisaDailyLimit }} answers are all I have for one day.`,
        msg`Nothing more was charged.`,
        msg`I'm back for you after midnight UTC.`,
      ];
    case "budget":
      return [
        msg`I've used up what I can say today.`,
        nothingCharged,
        msg`I'm back after midnight UTC.`,
      ];
    case "absent":
      return [
        providers.ai
          ? msg`I can't answer here yet, because no AI model is set up.`
          : msg`I can't answer here yet, because no AI service is set up.`,
        nothingCharged,
      ];
  }
}

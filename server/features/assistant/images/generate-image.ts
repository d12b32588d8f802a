import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { generateAiImage } from "#shared/assistant/contract.ts";
import type { ImageModelName } from "#shared/assistant/ai-models.ts";
import type { ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import { Conflict } from "../../../errors.ts";
import type { SessionCtx } from "../../../context.ts";
import { answerInCrisis, answerInPlaceOfPicture } from "../crisis/answer-in-crisis.ts";
import { findCrisis } from "../crisis/find-crisis.ts";
import { readFreeUntil } from "../crisis/free-answers.ts";
import { awaitWholeAnswer } from "../answers/await-whole-answer.ts";
import { makeBackgroundCtx } from "../answers/background-ctx.ts";
import { followAskedQuestion } from "../answers/follow-answer.ts";
import { judgeQuestion } from "../crisis/judge-question.ts";
import { type Question, reserveAnswer } from "../answers/reserve-answer.ts";
import { requireAi } from "../model-price.ts";
import { drawAnswer } from "./draw-answer.ts";

type Wanted = z.output<typeof generateAiImage.body>;
type Drawn = z.output<typeof generateAiImage.response>;

const spellings: Readonly<Record<Wanted["model"], ImageModelName>> = {
  "DALL-E 2": "DALL-E 2",
  "DALL-E 3": "DALL-E 3",
  "dall-e-2": "DALL-E 2",
  "dall-e-3": "DALL-E 3",
};

/**
 * Draws an image into one of the actor's chats, or a new one, and stores it as their upload.
 * Returns its events. It is finished and stored even when the caller leaves; under one
 * Idempotency-Key it is drawn and charged once. In a crisis help lines stand in its place. Throws
 * `ai_not_configured`, and the errors of `reserveAnswer`.
 */
export async function generateImage(
  ctx: SessionCtx,
  { prompt, sessionId, follows, model }: Wanted,
): Promise<AsyncGenerator<ChatEvent, void>> {
  const name = spellings[model];
  const id = ctx.createdId ?? uuidv7();
  const judged = await judgeQuestion(ctx, prompt);
  const asked = {
    id,
    content: prompt,
    sessionId: sessionId ?? null,
    isTemporary: false,
    replaces: null,
    follows: follows ?? null,
    continues: null,
    free: null,
    ...judged,
  };
  const crisis = await findCrisis(ctx, asked, []);
  const ask = () => draw(ctx, name, asked);
  if (!crisis) return await ask();
  // Words of crisis are not drawn; what follows them waits while nothing has a price.
  const waits = judged.support !== null || await readFreeUntil(ctx, crisis) !== null;
  return waits
    ? await answerInPlaceOfPicture(ctx, asked, crisis)
    : await answerInCrisis(ctx, asked, { crisis, ask });
}

async function draw(
  ctx: SessionCtx,
  name: ImageModelName,
  asked: Omit<Question, "model" | "kind" | "tokens">,
): Promise<AsyncGenerator<ChatEvent, void>> {
  const ai = requireAi(ctx, name);
  const live = await reserveAnswer(ctx, { ...asked, model: name, kind: "image", tokens: 0 });
  if (!live) return await followAskedQuestion(ctx, asked.id);
  // Drawing continues without the request.
  void drawAnswer(makeBackgroundCtx(ctx), live, ai, {
    model: name,
    prompt: asked.content,
    member: ctx.actor.id,
  });
  return live.follow();
}

/**
 * Waits for an image. Throws `unavailable` (503) when it failed, and `Conflict` when it was
 * stopped; the XP was refunded.
 */
export async function awaitWholeImage(
  events: AsyncIterable<ChatEvent>,
  model: Wanted["model"],
): Promise<Drawn> {
  const drawn = await awaitWholeAnswer(events);
  if (drawn.message.state === "stopped" || drawn.sessionId === null) {
    throw new Conflict("conflict", msg`The image was stopped. Nothing was charged.`);
  }
  return {
    ...drawn,
    sessionId: drawn.sessionId,
    imageUrl: drawn.message.imageUrl,
    model: spellings[model],
  };
}

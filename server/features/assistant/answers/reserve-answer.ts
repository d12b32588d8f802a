import { uuidv7 } from "uuidv7";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { ChatModelName, ImageModelName } from "#shared/assistant/ai-models.ts";
import type { MemberCtx } from "../../../context.ts";
import { Forbidden } from "../../../errors.ts";
import { classify } from "../../moderation/classify-before-publishing.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { getModelPrice } from "../model-price.ts";
import { defaultTitle } from "../sessions/default-title.ts";
import { insertAnswer } from "./answer-queries.ts";
import { heartbeatDeadline } from "./heartbeat-deadline.ts";
import { createLiveAnswer, type LiveAnswer } from "./live-answer.ts";
import { holdLiveAnswer } from "./live-answers.ts";
import { mapAnswerErrors } from "./answer-refusals.ts";

interface Question {
  readonly id: string;
  readonly content: string;
  readonly model: ChatModelName | ImageModelName;
  /** Null: a new chat. */
  readonly sessionId: string | null;
  readonly isTemporary: boolean;
  readonly replaces: string | null;
  readonly kind: "chat" | "image";
  /** The highest possible use. */
  readonly tokens: number;
}

/**
 * Judges a question, stores it with its empty answer, charges the XP and makes the answer findable
 * for followers. Returns null when it was asked before. Throws the errors of `getModelPrice` and
 * `mapAnswerErrors`, and `Forbidden` for a text that no filter shows.
 */
export async function reserveAnswer(ctx: MemberCtx, question: Question): Promise<LiveAnswer | null> {
  const { id, content, model, isTemporary, replaces, kind, tokens } = question;
  const { service, cost } = await getModelPrice(ctx, model);
  const { level, support } = await classify(ctx, { text: content });
  if (level === "none") {
    throw new Forbidden("This can't be asked here: it reads as harmful. Nothing was charged.");
  }
  const sessionId = isTemporary ? null : question.sessionId ?? uuidv7();
  const [answerId, at] = [uuidv7(), ctx.clock.now()];
  const own = await mapAnswerErrors(at, async () =>
    await insertAnswer(ctx.sql, {
      id,
      answerId,
      memberId: ctx.actor.id,
      sessionId,
      title: isTemporary || question.sessionId ? null : await defaultTitle(ctx),
      replaces,
      content,
      model,
      support,
      level,
      service,
      cost,
      reason: kind === "chat" ? "ai_chat" : "ai_image",
      tokens: kind === "chat" ? tokens : 0,
      images: kind === "image" ? 1 : 0,
      limits: ctx.config.aiBudget,
      at,
      expiresAt: heartbeatDeadline(at),
    }));
  if (!own) return null;
  publishXp(ctx, own);
  const noImage = { imageUrl: null, imageAlt: "", imageWidth: null, imageHeight: null, imagePlaceholder: "" };
  const message = { sessionId, ...noImage, cost: 0 };
  const common = { ...message, remindsOfBreak: false, createdAt: at.toISOString() };
  const asked: AiMessage = {
    ...common,
    id,
    role: "user",
    content,
    madeWithAi: false,
    state: "complete",
    model: null,
    support,
  };
  const answer: AiMessage = {
    ...common,
    id: answerId,
    role: "assistant",
    content: "",
    madeWithAi: true,
    state: "answering",
    model,
    support: false,
    remindsOfBreak: own.remindsOfBreak,
  };
  const live = createLiveAnswer({ type: "start", question: asked, answer, xp: own.xp });
  holdLiveAnswer(ctx, live);
  return live;
}

import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { chatWithAi } from "#shared/assistant/contract.ts";
import { continueText } from "#shared/assistant/ai-models.ts";
import type { ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import { Invalid } from "../../../errors.ts";
import type { SessionCtx } from "../../../context.ts";
import type { ChatRequest } from "../../../providers/ai/ai.ts";
import { requireAi } from "../model-price.ts";
import { answerInCrisis } from "../crisis/answer-in-crisis.ts";
import { findCrisis } from "../crisis/find-crisis.ts";
import type { FreeAnswer } from "../crisis/free-answers.ts";
import { selectHistory } from "../branches/branch-queries.ts";
import { selectAnswer } from "./answer-queries.ts";
import { chatHasGoneOn } from "./answer-refusals.ts";
import { makeBackgroundCtx } from "./background-ctx.ts";
import { followAskedQuestion } from "./follow-answer.ts";
import { findLiveAnswer } from "./live-answers.ts";
import { answerTokens, continuePrompt, estimateTokens, makeChatPrompt } from "../prompts/chat-prompt.ts";
import { judgeQuestion } from "../crisis/judge-question.ts";
import { continueReading } from "../continuing/read-on.ts";
import { type Question, reserveAnswer } from "./reserve-answer.ts";
import { writeAnswer } from "./write-answer.ts";

type Chat = z.output<typeof chatWithAi.body>;

/** Pairs of question and answer; the token budget usually cuts sooner. */
const historyPairs = 50;

/**
 * Asks a model and returns the events of its answer, which is finished and stored even without a
 * reader (ai.7). Under one Idempotency-Key the question is asked and charged once; a retry follows
 * the answer. After words of crisis the cheapest model answers free, or help lines do (ai.26).
 * Throws `ai_not_configured`, the errors of `reserveAnswer`, and `Conflict` for a retry whose
 * answer was not kept, and to continue what is not the chat's last answer or was not cut (ai.21).
 */
export async function askInChat(ctx: SessionCtx, given: Chat): Promise<AsyncGenerator<ChatEvent, void>> {
  const { message: content, temporary: isTemporary } = given;
  const { sessionId = null, replaces = null, follows = null, continues = null } = given;
  if (isTemporary && (sessionId || replaces)) {
    throw new Invalid(msg`A temporary chat is not part of another one.`, { temporary: msg`Not with a chat` });
  }
  if (replaces && !sessionId) {
    throw new Invalid(msg`Please say in which chat the question is.`, { sessionId: msg`Missing` });
  }
  if (continues && content !== continueText) {
    throw new Invalid(msg`An answer is continued by ''${{ continueText }}'.`, {
      message: msg`Not with \`continues\``,
    });
  }
  const id = ctx.createdId ?? uuidv7();
  const judged = await judgeQuestion(ctx, content);
  const asked = { id, content, sessionId, isTemporary, replaces, follows, continues, ...judged };
  // A retry of a question that cost nothing: no charge tells it apart.
  const known = ctx.createdId &&
    (findLiveAnswer(ctx, id) ?? await selectAnswer(ctx.sql, { id, memberId: ctx.actor.id }));
  if (known) return await followAskedQuestion(ctx, id);
  const crisis = await findCrisis(ctx, asked, given.history);
  const ask = (free: FreeAnswer | null) => askModel(ctx, given, { ...asked, free });
  return crisis ? await answerInCrisis(ctx, asked, { crisis, ask }) : await ask(null);
}

async function askModel(
  ctx: SessionCtx,
  given: Chat,
  asked: Omit<Question, "kind" | "tokens" | "model">,
): Promise<AsyncGenerator<ChatEvent, void>> {
  const { id, content, free } = asked;
  const model = free?.model ?? given.modelName;
  const ai = requireAi(ctx, model);
  const { history, isCut } = await readHistory(ctx, given);
  const before = asked.continues ? history.at(-1) : undefined;
  if (asked.continues && (before?.role !== "assistant" || !isCut)) {
    throw chatHasGoneOn();
  }
  const isInDanger = free !== null;
  const messages = before
    ? continuePrompt(history, isInDanger)
    : makeChatPrompt(history, content, isInDanger);
  const promptTokens = messages.reduce((sum, one) => sum + estimateTokens(one.content), 0);
  const tokens = promptTokens + answerTokens;
  const live = await reserveAnswer(ctx, { ...asked, model, kind: "chat", tokens });
  if (!live) return await followAskedQuestion(ctx, id);
  // The answer continues without the request.
  const request = { model, messages, maxTokens: answerTokens, member: ctx.actor.id };
  const readsOn = before?.content ?? "";
  void writeAnswer(makeBackgroundCtx(ctx), live, before ? continueReading(ai, readsOn) : ai, {
    request,
    readsOn,
  });
  return live.follow();
}

interface Told {
  readonly history: ChatRequest["messages"];
  /** Whether the last answer is the one to continue. The client alone knows in a temporary chat. */
  readonly isCut: boolean;
}

async function readHistory(ctx: SessionCtx, given: Chat): Promise<Told> {
  if (!given.sessionId) return { history: given.temporary ? given.history : [], isCut: given.temporary };
  const pairs = await selectHistory(ctx.sql, {
    sessionId: given.sessionId,
    memberId: ctx.actor.id,
    replaces: given.replaces ?? null,
    follows: given.follows ?? null,
    limit: historyPairs,
  });
  const [latest] = pairs;
  const history = pairs.toReversed().flatMap(({ question, answer }) => [
    { role: "user", content: question } as const,
    { role: "assistant", content: answer } as const,
  ]);
  return { history, isCut: latest?.cut !== null && latest?.answer_id === given.continues };
}

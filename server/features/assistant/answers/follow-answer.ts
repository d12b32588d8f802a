import { msg } from "@lingui/core/runtime-macro";
import { setTimeout as wait } from "node:timers/promises";
import type { ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { Conflict, NotFound } from "../../../errors.ts";
import { getSupport } from "../../moderation/get-support.ts";
import { getOwnXp } from "../../xp/get-own-xp.ts";
import { findCrisisOfChat } from "../crisis/find-crisis.ts";
import { readFreeUntil } from "../crisis/free-answers.ts";
import { presentAiMessage } from "../present.ts";
import { type AnsweredRow, selectAnswer, selectUnderWay } from "./answer-queries.ts";
import { findLiveAnswer } from "./live-answers.ts";
import { giveUpExpired } from "./sweep-answers.ts";
import { makeLastEvent } from "./settle-answer.ts";

const pollMs = 500;

type Events = AsyncGenerator<ChatEvent, void>;

/**
 * The events of the answer under way in one of the actor's sessions, from its beginning; for
 * another process's answer by its row. Throws `NotFound` when there is none.
 */
export async function followSession(ctx: MemberCtx, sessionId: string): Promise<Events> {
  const filter = { sessionId, memberId: ctx.actor.id, now: ctx.clock.now() };
  const questionId = await selectUnderWay(ctx.sql, filter);
  const events = questionId && await followQuestion(ctx, questionId);
  if (!events) throw new NotFound(msg`No answer is being written here.`);
  return events;
}

/** The events of the answer to a question asked before. Throws `Conflict` when it was not kept. */
export async function followAskedQuestion(ctx: MemberCtx, questionId: string): Promise<Events> {
  const events = await followQuestion(ctx, questionId);
  if (events) return events;
  throw new Conflict("conflict", msg`This question was asked before, and its answer is no longer here.`);
}

async function followQuestion(ctx: MemberCtx, questionId: string): Promise<Events | null> {
  const live = findLiveAnswer(ctx, questionId);
  if (live) return live.follow();
  const row = await selectAnswer(ctx.sql, { id: questionId, memberId: ctx.actor.id });
  return row && followByRow(ctx, row);
}

async function* followByRow(ctx: MemberCtx, found: AnsweredRow): Events {
  const [question, answer] = [presentAiMessage(found.question), presentAiMessage(found.answer)];
  const support = question.support ? { support: await getSupport(ctx, ctx.actor.id) } : {};
  const crisis = question.sessionId && await findCrisisOfChat(ctx, question.sessionId);
  const freeUntil = await readFreeUntil(ctx, crisis || null);
  const xp = await readBalance(ctx);
  yield { type: "start", question, answer, xp, ...support, ...(freeUntil && { freeUntil }) };
  let now = answer;
  for (let sent = answer.content; now.state === "answering";) {
    await wait(pollMs);
    await giveUpExpired(ctx, question.id);
    const row = await selectAnswer(ctx.sql, { id: question.id, memberId: ctx.actor.id });
    // Deleted meanwhile.
    now = row ? presentAiMessage(row.answer) : { ...now, state: "failed" };
    if (now.state !== "withheld" && now.content !== sent && now.content.startsWith(sent)) {
      yield { type: "delta", text: now.content.slice(sent.length) };
      sent = now.content;
    }
  }
  yield makeLastEvent(ctx.language, now, await readBalance(ctx));
}

async function readBalance(ctx: MemberCtx): Promise<number> {
  return (await getOwnXp(ctx, ctx.actor.id))?.xp ?? 0;
}

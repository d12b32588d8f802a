import { answerMaxLength } from "#shared/assistant/ai-models.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { Text } from "#shared/language/text.ts";
import { cutToLength } from "#shared/shorten-text.ts";
import type { MemberCtx } from "../../../context.ts";
import {
  type Ai,
  AiLeaked,
  AiModelUnknown,
  AiThoughts,
  type AnswerEnd,
  type ChatRequest,
} from "../../../providers/ai/ai.ts";
import { formatFailure } from "../../../providers/ai/failures/format-failure.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { estimateTokens } from "../prompts/chat-prompt.ts";
import { keepAnswerAlive, type Progress } from "./alive/keep-answer-alive.ts";
import type { LiveAnswer } from "./live-answer.ts";
import { type AnswerJudge, createAnswerJudge } from "./judge-answer.ts";
import {
  endFailed,
  endSettled,
  endWithHelp,
  settleAnswer,
  showHelpApart,
  type WithHelp,
} from "./settle-answer.ts";

type Outcome = "complete" | "stopped" | "failed" | "withheld" | "leaked" | "thoughts";

interface Writing {
  readonly request: ChatRequest;
  /** The text before it that it continues; empty: none. */
  readonly readsOn: string;
}

/**
 * Runs an answer to its end, with or without followers: asks the model, judges, stores and settles
 * it (ai.3). Never rejects, and holds no database connection while the model answers.
 */
export async function writeAnswer(
  ctx: MemberCtx,
  live: LiveAnswer,
  ai: Ai,
  { request, readsOn }: Writing,
): Promise<void> {
  const progress = keepAnswerAlive(ctx, live);
  // To somebody in danger nothing is said that is not fit for everybody.
  const reader = live.isFree ? { ...ctx, actor: { ...ctx.actor, filter: "top" as const } } : ctx;
  const judge = createAnswerJudge(reader, readsOn);
  try {
    let arrived = "";
    const onText = (more: string) => {
      arrived += more;
    };
    let end: AnswerEnd = "whole";
    const onEnd = (how: AnswerEnd) => {
      end = how;
    };
    const pieces = ai.chat({ ...request, onText, onEnd }, live.signal);
    const written = await writePieces(ctx, live, { judge, progress, pieces, readEnd: () => end });
    await progress.end();
    const told = request.messages.reduce((sum, message) => sum + estimateTokens(message.content), 0);
    const ended = endOf(live, written);
    const done = await settleAnswer(ctx, {
      id: live.start.question.id,
      ...ended,
      level: judge.level,
      tokens: told + estimateTokens(arrived),
    });
    if (done) endSettled(ctx, live, done, { ...showHelpApart(ended), cut: ended.cut }, written.why ?? null);
    else await endFailed(ctx, live, "settled elsewhere");
  } catch (err) {
    await progress.end();
    ctx.log.error({ err }, "an answer could not be settled; its XP is still to be given back");
    await endFailed(ctx, live, "still to settle");
  }
}

interface Ended extends WithHelp {
  readonly state: Exclude<Outcome, "leaked" | "thoughts">;
  readonly isPaid: boolean;
  readonly cut: AiMessage["cut"];
}

function endOf({ help, isFree, text }: LiveAnswer, { outcome, cut }: Written): Ended {
  const state = storedState(outcome);
  // Neither instructions nor reasoning are kept, nor a part of what was no answer to a crisis.
  const content = state !== outcome || (isFree && state === "withheld") ? "" : text;
  const isCutOff = cut === "broken";
  const isBroken = state === "failed" || state === "withheld" || isCutOff ||
    (isFree && content.trim() === "");
  if (help !== null && isBroken) return { ...endWithHelp(content, help), cut: null };
  // Sent text is charged, even when the rest is withheld.
  const isPaid = state !== "failed" && !isCutOff && text.trim() !== "";
  return { state, content, isPaid, support: false, isOurs: false, cut };
}

function storedState(outcome: Outcome): Exclude<Outcome, "leaked" | "thoughts"> {
  if (outcome === "leaked") return "withheld";
  return outcome === "thoughts" ? "failed" : outcome;
}

interface Work {
  readonly judge: AnswerJudge;
  readonly progress: Progress;
  readonly pieces: AsyncIterable<string>;
  /** How the provider ended it, once the pieces have ended. */
  readonly readEnd: () => AnswerEnd;
}

interface Written {
  readonly outcome: Outcome;
  /** Null unless it was to go on: an answer, or one of which nothing came. */
  readonly cut: AiMessage["cut"];
  /** Why it failed, for the member, where that is known. */
  readonly why?: Text | null;
}

async function writePieces(ctx: MemberCtx, live: LiveAnswer, work: Work): Promise<Written> {
  const { judge, progress, pieces, readEnd } = work;
  const send = (fit: string) => {
    if (fit === "") return;
    live.push(fit);
    progress.grew();
  };
  const uncut = (outcome: Outcome) => ({ outcome, cut: null });
  let [hasFailed, isTooLong] = [false, false];
  let why: Text | null = null;
  try {
    for await (const piece of pieces) {
      const room = answerMaxLength - judge.written.length;
      isTooLong = piece.length > room;
      const fit = await judge.take(isTooLong ? cutToLength(piece, room) : piece);
      if (fit === null) return uncut("withheld");
      send(fit);
      if (live.isStopped || isTooLong) break;
    }
  } catch (error) {
    if (error instanceof AiLeaked) return uncut("leaked");
    if (error instanceof AiThoughts) return uncut("thoughts");
    hasFailed = !live.isStopped;
    why = formatFailure(error, "answer", ctx.clock.now());
    // The provider has told the log of a model that the service doesn't have.
    const isToldOf = error instanceof AiModelUnknown;
    if (hasFailed && !isToldOf) ctx.log.warn({ error: describeFailure(error) }, "an answer failed");
  }
  const end = readEnd();
  const cut = isTooLong ? "limit" : end === "whole" ? null : end;
  const rest = await judge.rest(
    cut === null || live.isStopped ? "whole" : cut === "broken" ? "sentence" : "word",
  );
  if (rest !== null) send(rest);
  const hasText = live.text.trim() !== "";
  if (hasFailed) return { outcome: "failed", cut: hasText ? null : cut, why };
  if (rest === null) return uncut("withheld");
  if (live.isStopped) return uncut("stopped");
  return { outcome: hasText ? "complete" : "failed", cut };
}

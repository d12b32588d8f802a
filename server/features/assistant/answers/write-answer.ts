import type { MemberCtx } from "../../../context.ts";
import { type Ai, AiLeaked, AiModelUnknown, AiThoughts, type ChatRequest } from "../../../providers/ai/ai.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";
import { endWithHelp, shownOf } from "../crisis/end-with-help.ts";
import { estimateTokens } from "../prompts/chat-prompt.ts";
import { keepAnswerAlive, type Progress } from "./keep-answer-alive.ts";
import type { LiveAnswer } from "./live-answer.ts";
import { endFailed, endSettled } from "./end-answer.ts";
import { type AnswerJudge, createAnswerJudge } from "./judge-answer.ts";
import { settleAnswer } from "./settle-answer.ts";

/** UTF-16 units; a longer answer is cut off there. */
const answerMaxLength = 32_000;

type Outcome = "complete" | "stopped" | "failed" | "withheld" | "leaked" | "thoughts";

/**
 * Runs an answer to its end, with or without followers: asks the model, judges, stores and settles
 * it (ai.3). Never rejects, and holds no database connection while the model answers.
 */
export async function writeAnswer(
  ctx: MemberCtx,
  live: LiveAnswer,
  ai: Ai,
  request: ChatRequest,
): Promise<void> {
  const progress = keepAnswerAlive(ctx, live);
  const judge = createAnswerJudge(ctx);
  try {
    let arrived = "";
    const onText = (more: string) => {
      arrived += more;
    };
    const pieces = ai.chat({ ...request, onText }, live.signal);
    const outcome = await writePieces(ctx, live, { judge, progress, pieces });
    await progress.end();
    const told = request.messages.reduce((sum, message) => sum + estimateTokens(message.content), 0);
    const ended = endOf(live, outcome);
    const done = await settleAnswer(ctx, {
      id: live.start.question.id,
      ...ended,
      level: judge.level,
      tokens: told + estimateTokens(arrived),
    });
    if (done) endSettled(live, done, shownOf(ended));
    else await endFailed(ctx, live, "settled elsewhere");
  } catch (err) {
    await progress.end();
    ctx.log.error({ err }, "an answer could not be settled; its XP is still to be given back");
    await endFailed(ctx, live, "still to settle");
  }
}

interface Ended {
  readonly state: Exclude<Outcome, "leaked" | "thoughts">;
  readonly content: string;
  readonly isPaid: boolean;
  /** It has help lines; `isOurs`: and nothing that a model wrote. */
  readonly support: boolean;
  readonly isOurs: boolean;
}

function endOf({ start, text }: LiveAnswer, outcome: Outcome): Ended {
  const state = storedState(outcome);
  // Neither instructions nor reasoning are kept.
  const content = state === outcome ? text : "";
  if (start.support && (state === "failed" || state === "withheld")) {
    return endWithHelp(content, start.support);
  }
  // Sent text is charged, even when the rest is withheld.
  const isPaid = state !== "failed" && text.trim() !== "";
  return { state, content, isPaid, support: false, isOurs: false };
}

function storedState(outcome: Outcome): Exclude<Outcome, "leaked" | "thoughts"> {
  if (outcome === "leaked") return "withheld";
  return outcome === "thoughts" ? "failed" : outcome;
}

interface Work {
  readonly judge: AnswerJudge;
  readonly progress: Progress;
  readonly pieces: AsyncIterable<string>;
}

async function writePieces(ctx: MemberCtx, live: LiveAnswer, work: Work): Promise<Outcome> {
  const { judge, progress, pieces } = work;
  const send = (fit: string) => {
    if (fit === "") return;
    live.push(fit);
    progress.grew();
  };
  let hasFailed = false;
  try {
    for await (const piece of pieces) {
      const fit = await judge.take(piece);
      if (fit === null) return "withheld";
      send(fit);
      if (live.isStopped || judge.written.length > answerMaxLength) break;
    }
  } catch (error) {
    if (error instanceof AiLeaked) return "leaked";
    if (error instanceof AiThoughts) return "thoughts";
    hasFailed = !live.isStopped;
    // The provider has told the log of a model that the service doesn't have.
    const isToldOf = error instanceof AiModelUnknown;
    if (hasFailed && !isToldOf) ctx.log.warn({ error: describeFailure(error) }, "an answer failed");
  }
  const rest = await judge.rest();
  if (rest !== null) send(rest);
  if (hasFailed) return "failed";
  if (rest === null) return "withheld";
  if (live.isStopped) return "stopped";
  return live.text.trim() ? "complete" : "failed";
}

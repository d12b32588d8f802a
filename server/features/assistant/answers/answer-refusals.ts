import { msg } from "@lingui/core/runtime-macro";
import { AppError, Conflict, NotFound } from "../../../errors.ts";
import { FreeAnswersUsedUp } from "../crisis/free-answers.ts";
import { refuseShortfall } from "../../xp/refuse-shortfall.ts";
import { sessionNotFound } from "../sessions/load-chat-session.ts";

/**
 * Runs start_answer and maps its refusals: throws `insufficient_xp` (402), `NotFound`, `Conflict`
 * while another answer is under way, `rate_limited` (429) when a daily budget is used up (ai.8),
 * `FreeAnswersUsedUp`.
 * Nothing was written then.
 */
export async function mapAnswerErrors<T>(now: Date, work: () => Promise<T>): Promise<T> {
  try {
    return await refuseShortfall(work);
  } catch (error) {
    throw asRefusal(error, now) ?? error;
  }
}

function asRefusal(error: unknown, now: Date): AppError | null {
  const { code, detail } = error as { code?: string; detail?: string };
  if (code === "AI404") {
    return detail === "session" ? sessionNotFound() : new NotFound(msg`This question is no longer here.`);
  }
  if (code === "AI409" && detail === "continues") return chatHasGoneOn();
  if (code === "AI409") return answerUnderWay();
  if (code === "FA429") return new FreeAnswersUsedUp();
  if (code !== "AI429") return null;
  const opens = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
  const usedUp = detail === "member"
    ? msg`Your AI use for today is used up.`
    : msg`Today's AI use on this server is used up.`;
  const time = opens.toISOString().slice(0, 16).replace("T", " ");
  return new AppError(
    "rate_limited",
    [usedUp, msg`It is available again at ${{ time }} UTC.`],
    { retryAfter: Math.ceil((opens.getTime() - now.getTime()) / 1_000), cause: error },
  );
}

export function chatHasGoneOn(): Conflict {
  return new Conflict("conflict", msg`This answer can't be continued: the chat has gone on.`);
}

export function answerUnderWay(): Conflict {
  return new Conflict(
    "conflict",
    msg`An answer is still being written here. Stop it, or wait until it is complete.`,
  );
}

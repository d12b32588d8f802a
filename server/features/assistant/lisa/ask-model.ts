import type { Ctx } from "../../../context.ts";
import { type Ai, AiLeaked, type AnswerEnd, type ChatRequest } from "../../../providers/ai/ai.ts";
import { wholeSentences } from "../../../providers/ai/sentence-end.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";

/** How an answer ended. */
export interface Outcome {
  readonly state: "complete" | "failed" | "withheld";
  /** For its token use: the answer, or all that arrived of one that failed or was withheld. */
  readonly written: string;
}

/**
 * Asks the model. Returns an `Outcome` when there was no usable answer. An answer that was cut off
 * ends after its last whole sentence. Throws the signal's reason at the signal.
 */
export async function askModel(
  ctx: Ctx,
  ai: Ai,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<string | Outcome> {
  let [text, arrived] = ["", ""];
  let end: AnswerEnd = "whole";
  const onEnd = (how: AnswerEnd) => {
    end = how;
  };
  const onText = (more: string) => {
    arrived += more;
  };
  try {
    for await (const piece of ai.chat({ ...request, onText, onEnd }, signal)) text += piece;
  } catch (error) {
    ctx.log.warn({ error: describeFailure(error) }, "Lisa could not answer");
    return { state: error instanceof AiLeaked ? "withheld" : "failed", written: arrived };
  }
  signal.throwIfAborted();
  if (text.trim() === "") return { state: "failed", written: arrived };
  return end === "whole" ? text : wholeSentences(text);
}

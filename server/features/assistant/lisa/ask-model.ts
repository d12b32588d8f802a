import type { Ctx } from "../../../context.ts";
import {
  type Ai,
  AiLeaked,
  AiModelUnknown,
  type AnswerEnd,
  type ChatRequest,
} from "../../../providers/ai/ai.ts";
import { wholeSentences } from "../../../providers/ai/sentence-end.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";

/** How an answer ended. */
export interface Outcome {
  readonly state: "complete" | "failed" | "withheld";
  /** For its token use: the answer, or all that arrived of one that failed or was withheld. */
  readonly written: string;
}

/**
 * Asks the model. Of an answer that was cut returns the whole sentences: nobody can have Lisa go on
 * (ai.21). Returns an `Outcome` when there was no usable answer. Throws the signal's reason
 * at the signal.
 */
export async function askModel(
  ctx: Ctx,
  ai: Ai,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<string | Outcome> {
  let [text, arrived] = ["", ""];
  const ended = { how: "whole" as AnswerEnd };
  const onEnd = (how: AnswerEnd) => {
    ended.how = how;
  };
  const onText = (more: string) => {
    arrived += more;
  };
  try {
    for await (const piece of ai.chat({ ...request, onText, onEnd }, signal)) text += piece;
  } catch (error) {
    // The provider has told the log of a model that the service doesn't have.
    const isToldOf = error instanceof AiModelUnknown;
    if (!isToldOf) ctx.log.warn({ error: describeFailure(error) }, "Lisa could not answer");
    return { state: error instanceof AiLeaked ? "withheld" : "failed", written: arrived };
  }
  signal.throwIfAborted();
  if (text.trim() === "") return { state: "failed", written: arrived };
  return ended.how === "whole" ? text : wholeSentences(text, wholeWords);
}

/** A text that was cut off, up to its last word. */
function wholeWords(text: string): string {
  return text.replace(/\s+\S*$/u, "…").trimEnd();
}

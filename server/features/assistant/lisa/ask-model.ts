import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import {
  type Ai,
  AiLeaked,
  AiModelUnknown,
  type AnswerEnd,
  type ChatRequest,
} from "../../../providers/ai/ai.ts";
import { keepWholeSentences } from "../../../providers/ai/sentence-end.ts";
import { formatFailure } from "../../../providers/ai/failures/format-failure.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";

/** How an answer ended. */
export interface Outcome {
  readonly state: "complete" | "failed" | "withheld";
  /** The service broke off: what is whole of it is published, and the XP goes back. */
  readonly isBroken?: boolean;
  /** Why it failed, for the asker, where that is known. */
  readonly why?: Text | null;
  /** For its token use: the answer, or all that arrived of one that failed or was withheld. */
  readonly written: string;
}

/** The text to be published. */
interface Written {
  readonly text: string;
  readonly isBroken: boolean;
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
): Promise<Written | Outcome> {
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
    const why = formatFailure(error, "answer", ctx.clock.now());
    return { state: error instanceof AiLeaked ? "withheld" : "failed", written: arrived, why };
  }
  signal.throwIfAborted();
  const isBroken = ended.how === "broken";
  const whole = ended.how === "whole" ? text : keepWholeSentences(text, isBroken ? () => "" : wholeWords);
  if (whole.trim() === "") return { state: "failed", written: arrived };
  return { text: whole, isBroken };
}

/** A text that was cut off, up to its last word. */
function wholeWords(text: string): string {
  return text.replace(/\s+\S*$/u, "…").trimEnd();
}

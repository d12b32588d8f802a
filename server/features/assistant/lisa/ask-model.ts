import type { Ctx } from "../../../context.ts";
import { type Ai, AiLeaked, AiModelUnknown, type ChatRequest } from "../../../providers/ai/ai.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";

/** How an answer ended. */
export interface Outcome {
  readonly state: "complete" | "failed" | "withheld";
  /** For its token use: the answer, or all that arrived of one that failed or was withheld. */
  readonly written: string;
}

/**
 * Asks the model. Returns an `Outcome` when there was no usable answer. Throws the signal's reason
 * at the signal.
 */
export async function askModel(
  ctx: Ctx,
  ai: Ai,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<string | Outcome> {
  let [text, arrived] = ["", ""];
  const onText = (more: string) => {
    arrived += more;
  };
  try {
    for await (const piece of ai.chat({ ...request, onText }, signal)) text += piece;
  } catch (error) {
    // The provider has told the log of a model that the service doesn't have.
    const isToldOf = error instanceof AiModelUnknown;
    if (!isToldOf) ctx.log.warn({ error: describeFailure(error) }, "Lisa could not answer");
    return { state: error instanceof AiLeaked ? "withheld" : "failed", written: arrived };
  }
  signal.throwIfAborted();
  return text.trim() === "" ? { state: "failed", written: arrived } : text;
}

import type { Ctx } from "../../../context.ts";
import { type Ai, AiLeaked, type ChatRequest } from "../../../providers/ai/ai.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";

/** How an answer ended. */
export interface Outcome {
  readonly state: "complete" | "failed" | "withheld";
  /** The model's text and its token use. */
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
  let text = "";
  try {
    for await (const piece of ai.chat(request, signal)) text += piece;
  } catch (error) {
    ctx.log.warn({ error: describeFailure(error) }, "Lisa could not answer");
    return { state: error instanceof AiLeaked ? "withheld" : "failed", written: text };
  }
  signal.throwIfAborted();
  return text.trim() === "" ? { state: "failed", written: "" } : text;
}

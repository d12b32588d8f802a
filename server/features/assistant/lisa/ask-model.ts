import type { Ctx } from "../../../context.ts";
import { type Ai, AiLeaked, type ChatRequest } from "../../../providers/ai/ai.ts";
import { describeFailure } from "../../../providers/describe-failure.ts";

/** How an answer ended. */
export interface Outcome {
  readonly state: "complete" | "failed" | "withheld";
  /** What the model wrote, for what it used. */
  readonly written: string;
}

/** Asks the model. An `Outcome` when nothing came that could be an answer. Throws the signal's reason at the signal. */
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

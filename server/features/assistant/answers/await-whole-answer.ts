import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import { asWritten } from "#shared/language/text.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { AppError } from "../../../errors.ts";

interface Whole {
  readonly sessionId: string | null;
  readonly question: AiMessage;
  readonly message: AiMessage;
  readonly cost: number;
  readonly support: Support | null;
  readonly freeUntil: string | null;
}

/**
 * Waits for the end of an answer. Throws `unavailable` (503) when it failed; the XP was refunded.
 */
export async function awaitWholeAnswer(events: AsyncIterable<ChatEvent>): Promise<Whole> {
  let question: AiMessage | null = null;
  let support: Support | null = null;
  let freeUntil: string | null = null;
  for await (const event of events) {
    if (event.type === "start") ({ question, support = null, freeUntil = null } = event);
    else if (event.type === "error") throw new AppError("unavailable", asWritten(event.message));
    else if (event.type !== "delta" && question) {
      const { message } = event;
      return { sessionId: question.sessionId, question, message, cost: message.cost, support, freeUntil };
    }
  }
  throw new Error("An answer's events ended without its end");
}

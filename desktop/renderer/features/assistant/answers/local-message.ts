import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { serverDate } from "../../../lib/clock/server-time.ts";

/** A message as this page shows it until the server's own arrives. */
export function localMessage(changes: Partial<AiMessage> & Pick<AiMessage, "role">): AiMessage {
  return {
    id: crypto.randomUUID(),
    sessionId: null,
    content: "",
    imageUrl: null,
    imageAlt: "",
    imageWidth: null,
    imageHeight: null,
    imagePlaceholder: "",
    madeWithAi: changes.role === "assistant",
    state: "complete",
    cut: null,
    continues: false,
    model: null,
    cost: 0,
    support: false,
    remindsOfBreak: false,
    createdAt: serverDate().toISOString(),
    ...changes,
  };
}

import type { DirectMessage } from "#shared/messages/shapes.ts";
import { hasTexts, isObject } from "../../lib/api/malformed-rows.ts";

/** Whether a message has the fields that a thread needs to place and render it. */
export function isMessage(message: unknown): message is DirectMessage {
  return isObject(message) &&
    hasTexts(message, "id", "senderId", "receiverId", "content", "createdAt") &&
    !Number.isNaN(Date.parse(String(message["createdAt"]))) &&
    typeof message["position"] === "number" && typeof message["version"] === "number" &&
    isObject(message["reactions"]);
}

/** Drops and logs malformed messages, which cannot be shown without a position (client.6). */
export function keepWholeMessages(rows: readonly unknown[]): DirectMessage[] {
  const whole = rows.filter(isMessage);
  if (whole.length < rows.length) console.error("A malformed message came with a thread");
  return whole;
}

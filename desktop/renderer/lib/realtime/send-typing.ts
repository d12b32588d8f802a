import { platform } from "../platform/current-platform.ts";
import type { ClientFrame } from "#shared/realtime/frames.ts";

type SendFrame = (frame: ClientFrame & { readonly type: "typing" }) => void;

let send: SendFrame | null = null;

/** Sets the function that sends frames; null while there is none. */
export function setTypingSender(how: SendFrame | null): void {
  send = how;
}

/**
 * Sends over the socket that the member types to another, or has stopped. Dropped without a
 * connection.
 */
export function sendTyping(receiverId: string, isTyping: boolean): void {
  const throughApp = platform().sendTyping;
  if (throughApp) throughApp(receiverId, isTyping);
  else send?.({ type: "typing", receiverId, isTyping });
}

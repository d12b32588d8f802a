import { platform } from "../platform/current-platform.ts";
import type { ClientFrame } from "#shared/realtime/frames.ts";

type SendFrame = (frame: ClientFrame & { readonly type: "typing" }) => void;

let send: SendFrame | null = null;

/** Sets how frames leave the page; null while none do. */
export function setTypingSender(how: SendFrame | null): void {
  send = how;
}

/** Says over the socket that the member types to another, or stopped. Without a connection nobody hears it. */
export function sendTyping(receiverId: string, isTyping: boolean): void {
  const throughApp = platform().sendTyping;
  if (throughApp) throughApp(receiverId, isTyping);
  else send?.({ type: "typing", receiverId, isTyping });
}

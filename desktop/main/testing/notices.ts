import type { Moment, Notice } from "../notice-rules.ts";

/** Midday, with nothing of the app in view that could keep a notice back. */
export const noon: Moment = {
  minuteOfDay: 720,
  isMuted: false,
  isFocused: false,
  conversationInView: null,
  pathInView: "/",
};

/** A notice of this id: of a message, where it is somebody's conversation. */
export function notice(id: string, conversationWith: string | null = null): Notice {
  return {
    id,
    title: `Title ${id}`,
    text: `Words ${id}`,
    discreetTitle: "Mina",
    discreetText: "Sent you a message",
    path: conversationWith ? `/chat?user=${conversationWith}` : `/post/${id}`,
    conversationWith,
  };
}

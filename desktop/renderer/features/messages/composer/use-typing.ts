import { useEffect, useMemo } from "react";
import { typingEveryMs } from "#shared/messages/rules.ts";
import { isBlank } from "#shared/visible-text.ts";
import { sendTyping } from "../../../lib/realtime/send-typing.ts";

interface TypingSignal {
  /** The member changed the text. */
  readonly write: (text: string) => void;
  /** The message was sent, or its screen left. */
  readonly stop: () => void;
}

/**
 * Creates a signal that a member types, sent at most once in 3 s, and that they have stopped
 * (messages.6).
 */
export function createTypingSignal(send: (isTyping: boolean) => void, now: () => number): TypingSignal {
  let saidAt: number | null = null;
  const stop = () => {
    if (saidAt !== null) send(false);
    saidAt = null;
  };
  return {
    stop,
    write: (text) => {
      if (isBlank(text)) return stop();
      if (saidAt !== null && now() - saidAt < typingEveryMs) return;
      saidAt = now();
      send(true);
    },
  };
}

/** The typing signal to a member; stops when the conversation is left. */
export function useTyping(userId: string): TypingSignal {
  const signal = useMemo(
    () => createTypingSignal((isTyping) => sendTyping(userId, isTyping), () => performance.now()),
    [userId],
  );
  useEffect(() => signal.stop, [signal]);
  return signal;
}

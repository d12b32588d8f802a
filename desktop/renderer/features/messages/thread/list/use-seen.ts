import { useCallback, useState, useSyncExternalStore } from "react";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { findFirstNewMessage } from "../thread-rows.ts";

/**
 * Tracks how far the member has seen a thread, how many new messages are below, and where the line
 * 'New messages' is. `unreadCount` is the count when the thread was opened.
 */
export function useSeen(messages: readonly DirectMessage[], otherId: string, unreadCount: number) {
  const isInFront = useIsInFront();
  const received = messages.filter(({ senderId }) => senderId === otherId);
  const [start] = useState(() => seenAtOpening(messages, otherId, unreadCount));
  const [seen, setSeen] = useState(start.seen);
  const [line, setLine] = useState(start.line);
  // The line stays until the messages below it have been seen.
  const firstUnseen = received.find(({ position }) => position > seen);
  const lineAt = received.find(({ id }) => id === line)?.position ?? 0;
  if (firstUnseen && !isInFront && lineAt <= seen && line !== firstUnseen.id) setLine(firstUnseen.id);
  /** Records that everything up to this position has been on screen. */
  const see = useCallback((position: number) => {
    if (isInFront) setSeen((before) => Math.max(before, position));
  }, [isInFront]);
  return {
    see,
    newCount: received.filter(({ position }) => position > seen).length,
    /** The last message that was seen since the thread was opened. */
    lastSeen: received.findLast(({ position }) => position <= seen && position > start.seen) ?? null,
    line,
    clearLine: () => setLine(null),
  };
}

function seenAtOpening(messages: readonly DirectMessage[], otherId: string, unreadCount: number) {
  const line = findFirstNewMessage(messages, otherId, unreadCount);
  const first = messages.findIndex(({ id }) => id === line);
  const lastRead = first < 0 ? messages.at(-1) : messages[first - 1];
  return { line, seen: lastRead?.position ?? 0 };
}

/** Whether the page is in front: only then has the member seen what it shows. */
function useIsInFront(): boolean {
  return useSyncExternalStore(watch, read);
}

function read(): boolean {
  return !document.hidden && document.hasFocus();
}

function watch(onChange: () => void): () => void {
  const watching = new AbortController();
  for (const type of ["focus", "blur", "pageshow"]) {
    addEventListener(type, onChange, { signal: watching.signal });
  }
  document.addEventListener("visibilitychange", onChange, { signal: watching.signal });
  return () => watching.abort();
}

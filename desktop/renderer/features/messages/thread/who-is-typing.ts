import { create } from "zustand";
import { typingShowsMs } from "#shared/messages/rules.ts";

/** Ids of the members who are typing to the member now. */
const useTypingStore = create<{ readonly ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** Whether this member is typing. Shows for 6 s after the last signal (messages.8). */
export function useIsTyping(userId: string): boolean {
  return useTypingStore(({ ids }) => ids.has(userId));
}

/** Shows that a member types, or has stopped. */
export function showTyping(userId: string, isTyping: boolean): void {
  clearTimeout(timers.get(userId));
  timers.delete(userId);
  if (isTyping) timers.set(userId, setTimeout(() => showTyping(userId, false), typingShowsMs));
  const { ids } = useTypingStore.getState();
  if (ids.has(userId) === isTyping) return;
  const next = new Set(ids);
  if (isTyping) next.add(userId);
  else next.delete(userId);
  useTypingStore.setState({ ids: next });
}

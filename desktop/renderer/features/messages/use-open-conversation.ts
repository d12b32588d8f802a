import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { goBackFrom } from "../../lib/navigation/back-closes.ts";

/**
 * The conversation that `/chat` shows. It is kept in the history's state, since the address stays
 * `/chat`.
 */
export interface OpenConversation {
  /** The other member's id, or their username when a link had that. */
  readonly user: string;
  /** The message to bring into view. */
  readonly highlight?: string;
  /** True when the list is the history entry before this one. */
  readonly isFromList?: boolean;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly conversation?: OpenConversation;
  }
}

export function useOpenConversation(): OpenConversation | null {
  return useLocation({ select: ({ state }) => state.conversation ?? null });
}

/**
 * Opens and closes conversations. The first adds a history entry, so that Back returns to the list;
 * others replace that entry.
 */
export function useConversationNavigation() {
  const router = useRouter();
  const open = useCallback((user: string, highlight?: string) => {
    const opened = router.state.location.state.conversation;
    void router.navigate({
      to: "/chat",
      replace: opened !== undefined,
      state: { conversation: { user, highlight, isFromList: opened ? opened.isFromList : true } },
    });
  }, [router]);
  const close = useCallback(() => {
    if (router.state.location.state.conversation?.isFromList) void goBackFrom(router.history);
    else void router.navigate({ to: "/chat", replace: true });
  }, [router]);
  return { open, close };
}

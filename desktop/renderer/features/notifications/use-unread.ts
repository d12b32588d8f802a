import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { countUnreadMessages } from "#shared/messages/contract.ts";
import { countUnreadNotifications } from "#shared/notifications/contract.ts";
import { call } from "../../lib/api/call.ts";
import { isUnauthorized } from "../../lib/api/call-retry-rule.ts";
import { unreadKeys } from "../../lib/notification-cache/notification-keys.ts";
import { useIsLive } from "../../lib/realtime/connection-state.ts";
import { platform } from "../../lib/platform/current-platform.ts";

export type UnreadKind = "messages" | "notifications";

/**
 * The polling interval while the counts are not pushed (shell.6, realtime.3). A hidden window polls
 * less often, for the count in its title.
 */
const refreshMs = 5_000;
const hiddenRefreshMs = 60_000;
const freshMs = 1_000;

const readers: Readonly<Record<UnreadKind, (signal: AbortSignal) => Promise<number>>> = {
  messages: (signal) => call(countUnreadMessages, {}, { signal }),
  notifications: (signal) => call(countUnreadNotifications, {}, { signal }).catch(zeroUnlessSignedOut),
};

export function useUnread(kind: UnreadKind): number {
  return useUnreadCount(kind) ?? 0;
}

/** Both counts; null until both are known. */
export function useUnreadCounts(): Readonly<Record<UnreadKind, number>> | null {
  const messages = useUnreadCount("messages");
  const notifications = useUnreadCount("notifications");
  return useMemo(
    () => messages === undefined || notifications === undefined ? null : { messages, notifications },
    [messages, notifications],
  );
}

function useUnreadCount(kind: UnreadKind): number | undefined {
  const isPushed = useIsLive();
  const { data } = useQuery({
    queryKey: unreadKeys[kind],
    queryFn: ({ signal }) => readers[kind](signal),
    staleTime: freshMs,
    refetchInterval: () =>
      platform().followUnread || isPushed ? false : globalThis.document?.hidden ? hiddenRefreshMs : refreshMs,
    refetchIntervalInBackground: true,
    retry: false,
  });
  return data;
}

/**
 * Returns 0 when the count cannot be fetched (shell.6), except on a 401, which the
 * query cache handles.
 */
function zeroUnlessSignedOut(error: unknown): number {
  if (isUnauthorized(error)) throw error;
  return 0;
}

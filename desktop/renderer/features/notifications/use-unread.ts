import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { countRequests, countUnreadMessages } from "#shared/messages/contract.ts";
import { countUnreadNotifications } from "#shared/notifications/contract.ts";
import { call } from "../../lib/api/call.ts";
import { isUnauthorized } from "../../lib/api/call-retry-rule.ts";
import { useIsLive } from "../../lib/realtime/connection-state.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { unreadKeys } from "../../lib/query-keys/notification-keys.ts";

export type UnreadKind = "messages" | "notifications";

/**
 * The polling interval while the counts are not pushed (shell.6, realtime.3). A hidden window polls
 * less often, for the count in its title.
 */
const refreshMs = 5_000;
const hiddenRefreshMs = 60_000;
const freshMs = 1_000;

type CountKind = UnreadKind | "requests";

const readers: Readonly<Record<CountKind, (signal: AbortSignal) => Promise<number>>> = {
  messages: (signal) => call(countUnreadMessages, {}, { signal }),
  notifications: (signal) => call(countUnreadNotifications, {}, { signal }).catch(zeroUnlessSignedOut),
  requests: (signal) => call(countRequests, {}, { signal }),
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

/** How many requests to write wait for the member (messages.6). */
export function useRequestCount(): number {
  return useUnreadCount("requests") ?? 0;
}

/** Whether the counts were read since then and the last read did not fail: polling works. */
export function useIsPolled(sinceMs: number): boolean {
  const counts = [useCount("messages"), useCount("requests")];
  return counts.some(({ dataUpdatedAt, errorUpdatedAt }) =>
    dataUpdatedAt > Math.max(sinceMs, errorUpdatedAt)
  );
}

function useUnreadCount(kind: CountKind): number | undefined {
  return useCount(kind).data;
}

function useCount(kind: CountKind) {
  const isPushed = useIsLive();
  return useQuery({
    queryKey: unreadKeys[kind],
    queryFn: ({ signal }) => readers[kind](signal),
    staleTime: freshMs,
    // The desktop app's main process polls, though not the requests.
    refetchInterval: () =>
      (platform().followUnread && kind !== "requests") || isPushed
        ? false
        : globalThis.document?.hidden
        ? hiddenRefreshMs
        : refreshMs,
    refetchIntervalInBackground: true,
    retry: false,
  });
}

/**
 * Returns 0 when the count cannot be fetched (shell.6), except on a 401, which the
 * query cache handles.
 */
function zeroUnlessSignedOut(error: unknown): number {
  if (isUnauthorized(error)) throw error;
  return 0;
}

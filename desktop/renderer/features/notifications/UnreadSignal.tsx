import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isLive } from "../../lib/realtime/connection-state.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import { useUnreadCounts } from "./use-unread.ts";

/** Passes the unread counts to the platform and the page title. Renders nothing. */
export function UnreadSignal() {
  const client = useQueryClient();
  const counts = useUnreadCounts();
  useEffect(() => {
    if (counts) platform().showUnread(counts);
  }, [counts]);
  useEffect(() =>
    platform().followUnread?.((counts) => {
      client.setQueryData(unreadKeys.messages, counts.messages);
      client.setQueryData(unreadKeys.notifications, counts.notifications);
    }), [client]);
  // Refetches when the member comes back to the page, unless the counts are pushed.
  useEffect(() => {
    const refetchUnlessLive = () => {
      if (document.hidden || isLive()) return;
      for (const queryKey of Object.values(unreadKeys)) void client.invalidateQueries({ queryKey });
    };
    document.addEventListener("visibilitychange", refetchUnlessLive);
    return () => document.removeEventListener("visibilitychange", refetchUnlessLive);
  }, [client]);
  return null;
}

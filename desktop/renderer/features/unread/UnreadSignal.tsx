import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { platform } from "../../platform/index.ts";
import { unreadKeys, useUnread } from "./use-unread.ts";

/** Keeps the platform and the page of one mind about what is unread. Draws nothing. */
export function UnreadSignal() {
  const client = useQueryClient();
  const messages = useUnread("messages");
  const notifications = useUnread("notifications");
  useEffect(() => platform().showUnread({ messages, notifications }), [messages, notifications]);
  useEffect(() =>
    platform().followUnread?.((counts) => {
      client.setQueryData(unreadKeys.messages, counts.messages);
      client.setQueryData(unreadKeys.notifications, counts.notifications);
    }), [client]);
  return null;
}

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef } from "react";
import { markConversationRead } from "#shared/messages/conversation-contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { call } from "../../../../lib/api/call.ts";
import { runMutation } from "../../../../lib/cache/query-client.ts";
import { messageKeys } from "../../../../lib/query-keys/message-keys.ts";
import { unreadKeys } from "../../../../lib/query-keys/notification-keys.ts";
import { showConversationRead } from "../../../../entities/conversations/conversation-cache.ts";
import { isLive } from "../../../../lib/realtime/connection-state.ts";

const retryMs = 5_000;

/**
 * Marks read up to the last message that was seen, one call at a time; a failed one is retried.
 * `isAll`: everything is read, so the lists show it at once.
 */
export function useMarkThreadRead(userId: string, seen: DirectMessage | null, isAll: boolean): void {
  const client = useQueryClient();
  const marked = useRef(0);
  const running = useRef(false);
  const wanted = useRef<DirectMessage | null>(null);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<() => void>(() => undefined);
  const send = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    clearTimeout(retry.current);
    try {
      while (wanted.current && wanted.current.position > marked.current) {
        const { id, position } = wanted.current;
        await runMutation(
          client,
          () => call(markConversationRead, { params: { userId }, body: { upTo: id } }),
        );
        marked.current = position;
      }
      if (!isLive()) {
        for (const queryKey of [messageKeys.lists, messageKeys.summary(userId), unreadKeys.messages]) {
          void client.invalidateQueries({ queryKey });
        }
      }
    } catch {
      retry.current = setTimeout(() => latest.current(), retryMs);
    } finally {
      running.current = false;
    }
  }, [client, userId]);
  useEffect(() => {
    latest.current = () => void send();
    return () => clearTimeout(retry.current);
  }, [send]);
  useEffect(() => {
    if (!seen || seen.position <= (wanted.current?.position ?? 0)) return;
    wanted.current = seen;
    if (isAll) showConversationRead(client, userId);
    void send();
  }, [client, userId, seen, isAll, send]);
}

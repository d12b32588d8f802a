import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { isEditableAt } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { getServerTime } from "../../../../lib/clock/server-time.ts";
import { followTicks } from "../../../../lib/clock/ticker.ts";
import { messageKeys } from "../../../../lib/query-keys/message-keys.ts";
import { getShownMessages, type Thread } from "../merge-thread.ts";

/** Whether a message is the member's own and may still be edited (messages.16). */
export function useIsEditable(message: DirectMessage, ownId: string): boolean {
  return useSyncExternalStore(followTicks, () => isEditable(message, ownId));
}

/** The member's latest message in a loaded thread that may still be edited. */
export function findLatestEditable(
  client: QueryClient,
  ownId: string,
  otherId: string,
): DirectMessage | undefined {
  const thread = client.getQueryData<Thread>(messageKeys.thread(otherId));
  return thread && getShownMessages(thread, otherId).findLast((message) => isEditable(message, ownId));
}

function isEditable({ senderId, isUnsent, createdAt }: DirectMessage, ownId: string): boolean {
  return senderId === ownId && !isUnsent && isEditableAt(Date.parse(createdAt), getServerTime());
}

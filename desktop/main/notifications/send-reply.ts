import { msg } from "@lingui/core/runtime-macro";
import { randomUUID } from "node:crypto";
import { sendMessage } from "#shared/messages/contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { isBlank } from "#shared/visible-text.ts";
import { writeText } from "../language/write-text.ts";
import type { Log } from "../log.ts";
import type { AuthorizedCalls } from "../server/authorized-calls.ts";
import { callEndpoint } from "../server/call-endpoint.ts";
import { getConversationNotificationId, getConversationPath } from "./message-content.ts";
import type { NotificationContent } from "./notification-content.ts";

interface ReplyParts {
  readonly calls: AuthorizedCalls;
  readonly show: (content: NotificationContent) => void;
  readonly log: Log;
  /** In ms, between the attempts. */
  readonly pauses?: readonly number[];
}

/**
 * Sends what the member answered in a notification. Every attempt has the same `clientMessageId`
 * (messages.3). One that fails for good comes back as a notification with the text, so that
 * nothing typed is lost.
 */
export function createReplySender(
  { calls, show, log, pauses = [1_000, 5_000] }: ReplyParts,
): (userId: string, text: string) => Promise<void> {
  const send = async (userId: string, text: string) => {
    const body = { receiverId: userId, content: text.trim(), clientMessageId: randomUUID() };
    for (const pauseMs of [...pauses, null]) {
      try {
        const sent = await callEndpoint(calls, sendMessage, body);
        if (!sent) break;
        if (sent.support) show(supportNotification(userId, sent.support));
        return;
      } catch (cause) {
        log.info(`An answer to a message could not be sent: ${String(cause)}`);
        if (pauseMs !== null) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    show({
      id: getConversationNotificationId(userId),
      title: writeText(msg`Your reply wasn't sent`),
      text,
      path: getConversationPath(userId),
      replyTo: userId,
    });
  };
  return async (userId, text) => {
    if (!isBlank(text)) await send(userId, text);
  };
}

/** The card of help (moderation.11) for words that were typed into a notification. */
function supportNotification(userId: string, { message, resources }: Support): NotificationContent {
  const lines = resources.map(({ name, phone, url }) => `${name}: ${phone ?? new URL(url).hostname}`);
  return {
    id: "support",
    title: writeText(msg`You are not alone`),
    text: [message, ...lines].join("\n"),
    path: getConversationPath(userId),
  };
}

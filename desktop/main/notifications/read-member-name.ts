import { getConversation } from "#shared/messages/conversation-contract.ts";
import { conversation } from "#shared/messages/shapes.ts";
import type { Log } from "../log.ts";
import type { AuthorizedCalls } from "../server/authorized-calls.ts";
import { callEndpoint } from "../server/call-endpoint.ts";

/** Nothing else is read, so that a newer server may send other fields. */
const response = conversation.pick({ user: true });

/** The display name of a member one has a conversation with; null when the server does not say. */
export async function readMemberName(
  calls: AuthorizedCalls,
  userId: string,
  log: Log,
): Promise<string | null> {
  const path = getConversation.path.replace("{userId}", encodeURIComponent(userId));
  try {
    return (await callEndpoint(calls, { ...getConversation, path, response }))?.user.displayName ?? null;
  } catch (cause) {
    log.info(`The name of a sender could not be read: ${String(cause)}`);
    return null;
  }
}

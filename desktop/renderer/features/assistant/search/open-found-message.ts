import type { QueryClient } from "@tanstack/react-query";
import { showAiQuestion } from "#shared/assistant/branches-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { refetchBranch } from "../branches/use-show-question.ts";
import { setFoundPlace } from "./found-place.ts";
import type { FoundMessage } from "./use-found-messages.ts";

/**
 * Opens the chat of a found message at its place; one of a former branch shows that branch first.
 */
export async function openFoundMessage(
  client: QueryClient,
  { message, session, questionId, isShown }: FoundMessage,
  words: string,
  onOpen: (sessionId: string) => void,
): Promise<void> {
  try {
    if (!isShown) {
      await call(showAiQuestion, { params: { id: questionId } });
      await refetchBranch(client, session.id);
    }
  } catch (error) {
    return toastFailure(error, "This message could not be opened. Please try again.");
  }
  onOpen(session.id);
  setFoundPlace({ sessionId: session.id, messageId: message.id, words });
}

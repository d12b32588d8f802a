import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { stopAiAnswer } from "#shared/assistant/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { changeLiveAnswer, type ChatKey, getLiveAnswer } from "./live-answers.ts";

/**
 * Stops the answer of a chat; the text so far stays, and the last event follows. `asked` is the
 * chat's last question, for an answer that is not followed here.
 */
export async function stopAnswer(client: QueryClient, key: ChatKey, asked: string | null): Promise<void> {
  if (getLiveAnswer(key)) await stopLiveAnswer(client, key);
  else if (asked) await requestStop(client, asked);
}

/** Waits until the server has the question. */
export async function stopLiveAnswer(client: QueryClient, key: ChatKey): Promise<void> {
  changeLiveAnswer(key, (now) => ({ ...now, isStopping: true }));
  const live = getLiveAnswer(key);
  if (!live?.hasBegun || await requestStop(client, live.question.id)) return;
  changeLiveAnswer(key, (now) => ({ ...now, isStopping: false }));
}

/** Returns false when it failed, after a toast. */
async function requestStop(client: QueryClient, questionId: string): Promise<boolean> {
  try {
    await runMutation(client, () => call(stopAiAnswer, { params: { id: questionId } }));
    return true;
  } catch (error) {
    toastFailure(error, t`The answer could not be stopped. Please try again.`);
    return false;
  }
}

import type { QueryClient } from "@tanstack/react-query";
import { followAiChat, stopAiChat } from "#shared/assistant/contract.ts";
import type { AiMessage } from "#shared/assistant/shapes.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call, callStream } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { assistantKeys } from "../assistant-keys.ts";
import { endLive, liveIn, setLive } from "./live-answers.ts";
import { takeStream } from "./take-stream.ts";

/** Pauses before each further attempt to follow, in ms. After the last the messages are polled (use-messages.ts). */
const pausesMs = [0, 500, 1_000, 2_000, 4_000];

/** Follows an answer that goes on without the connection that asked: after a reload, on another device, on a lost connection. */
export async function followAnswer(client: QueryClient, sessionId: string): Promise<void> {
  for (const pauseMs of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const response = await callStream(followAiChat, { params: { id: sessionId } });
      if (await takeStream(client, sessionId, response, () => undefined)) return;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) break;
    }
  }
  // It has ended meanwhile, or cannot be followed: what is stored shows.
  await client.invalidateQueries({ queryKey: assistantKeys.messages(sessionId) });
  endLive(sessionId);
}

/** Follows the answer that a stored message says is being written. Does nothing when it is followed already. */
export function followStored(client: QueryClient, question: AiMessage, answer: AiMessage): void {
  const { sessionId } = answer;
  if (sessionId === null || liveIn(sessionId) || answer.state !== "answering" || isImage(answer)) return;
  setLive(sessionId, {
    asked: { text: question.content, model: "GPT-4o Mini", replaces: null },
    question,
    answer,
    since: Date.parse(answer.createdAt),
    failure: null,
  });
  void followAnswer(client, sessionId);
}

function isImage({ model }: AiMessage): boolean {
  return model?.startsWith("DALL-E") ?? false;
}

/** Stops the answer under way in a chat; what came stays. */
export async function stopAnswer(client: QueryClient, sessionId: string): Promise<void> {
  try {
    await runMutation(client, () => call(stopAiChat, { params: { id: sessionId } }));
  } catch (error) {
    toastFailure(error, "The answer could not be stopped.");
  }
}

import type { QueryClient } from "@tanstack/react-query";
import { followAiChat } from "#shared/assistant/contract.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { callStream } from "../../../lib/api/call.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";
import { findModel } from "../models/model-choices.ts";
import { endLiveAnswer, getLiveAnswer, setLiveAnswer } from "./live-answers.ts";
import { showStream } from "./show-stream.ts";

/**
 * Pauses before each further attempt to follow, in ms. After the last the messages are
 * polled (use-messages.ts).
 */
const pausesMs = [0, 500, 1_000, 2_000, 4_000];

/**
 * Follows an answer that continues without the connection that asked: after a reload, on another
 * device, after a lost connection.
 */
export async function followAnswer(client: QueryClient, sessionId: string): Promise<void> {
  for (const pauseMs of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const response = await callStream(followAiChat, { params: { id: sessionId } });
      if (await showStream(client, sessionId, response, () => undefined)) return;
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) break;
    }
  }
  // It has ended meanwhile or cannot be followed: the stored message shows.
  await client.invalidateQueries({ queryKey: assistantKeys.messages(sessionId) });
  endLiveAnswer(sessionId);
}

/**
 * Follows an answer that is still being written according to its stored message. Does nothing when
 * it is followed already.
 */
export function followStoredAnswer(client: QueryClient, question: AiMessage, answer: AiMessage): void {
  const { sessionId } = answer;
  if (sessionId === null || getLiveAnswer(sessionId) || answer.state !== "answering") return;
  setLiveAnswer(sessionId, {
    asked: {
      text: question.content,
      model: findModel(answer.model),
      replaces: null,
      follows: null,
      continues: null,
    },
    question,
    answer,
    since: Date.parse(answer.createdAt),
    after: null,
    hasBegun: true,
    isStopping: false,
  });
  void followAnswer(client, sessionId);
}

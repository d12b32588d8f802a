import type { QueryClient } from "@tanstack/react-query";
import { chatWithAi, generateAiImage } from "#shared/assistant/contract.ts";
import type { AiMessage } from "#shared/assistant/shapes.ts";
import { ApiError, userMessageOf } from "../../../lib/api/api-error.ts";
import { call, callStream } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { makesImage } from "../models/model-choices.ts";
import { messagesBefore } from "../thread/thread-messages.ts";
import { followAnswer } from "./follow-answer.ts";
import { abortOf, forgetAbort, newAbort } from "./aborts.ts";
import {
  type Asked,
  changeLive,
  type ChatKey,
  endLive,
  liveIn,
  newChat,
  setLive,
  setTemporary,
  temporaryChat,
  useAssistant,
} from "./live-answers.ts";
import { localMessage } from "./local-message.ts";
import { settle, takeStream } from "./take-stream.ts";

/** Called with the id of the session that a new chat became. */
type OnSession = (sessionId: string) => void;

/**
 * Asks a model and shows what comes. Never rejects: a failure stands below the question, with another attempt under the same key, which
 * neither asks nor pays twice (ai.7).
 */
export async function ask(
  client: QueryClient,
  key: ChatKey,
  asked: Asked,
  onSession: OnSession,
): Promise<void> {
  if (liveIn(key)?.failure === null) return;
  const idempotencyKey = crypto.randomUUID();
  const attempt = async (): Promise<void> => {
    show(key, asked);
    try {
      await (makesImage(asked.model)
        ? drawImage(client, key, asked, idempotencyKey, onSession)
        : chat(client, key, asked, idempotencyKey, onSession));
    } catch (error) {
      fail(key, error, () => void attempt());
    } finally {
      forgetAbort(key);
    }
  };
  await attempt();
}

function show(key: ChatKey, asked: Asked): void {
  const sessionId = isSession(key) ? key : null;
  setLive(key, {
    asked,
    question: localMessage({ role: "user", sessionId, content: asked.text }),
    answer: localMessage({ role: "assistant", sessionId, model: asked.model, state: "answering" }),
    since: Date.now(),
    failure: null,
  });
}

export function isSession(key: ChatKey): boolean {
  return key !== newChat && key !== temporaryChat;
}

async function chat(
  client: QueryClient,
  key: ChatKey,
  { text, model, replaces }: Asked,
  idempotencyKey: string,
  onSession: OnSession,
): Promise<void> {
  if (makesImage(model)) return;
  const isTemporary = key === temporaryChat;
  const body = {
    message: text,
    modelName: model,
    sessionId: isSession(key) ? key : undefined,
    temporary: isTemporary,
    history: isTemporary ? historyBefore(replaces) : undefined,
    replaces: isTemporary ? undefined : replaces ?? undefined,
  };
  const { signal } = newAbort(key);
  const response = await runMutation(
    client,
    () => callStream(chatWithAi, { body }, { idempotencyKey, signal }),
  );
  let shownAt = key;
  const hasEnded = await takeStream(client, key, response, (sessionId) => {
    shownAt = sessionId;
    onSession(sessionId);
  });
  if (hasEnded || signal.aborted) return;
  if (isSession(shownAt)) await followAnswer(client, shownAt);
  else throw new ApiError({ status: 0, code: "network", userMessage: lostText, bodyText: "" });
}

const lostText = "The connection was lost before the answer was complete.";

/** What the temporary chat holds before the question, as the server takes it. */
function historyBefore(replaced: string | null) {
  return messagesBefore(useAssistant.getState().temporary, replaced)
    .filter(({ content }) => content !== "")
    .map(({ role, content }) => ({ role, content }))
    .slice(-50);
}

async function drawImage(
  client: QueryClient,
  key: ChatKey,
  { text, model }: Asked,
  idempotencyKey: string,
  onSession: OnSession,
): Promise<void> {
  if (!makesImage(model)) return;
  const sessionId = isSession(key) ? key : undefined;
  const body = { prompt: text, sessionId, model };
  const made = await runMutation(client, () => call(generateAiImage, { body }, { idempotencyKey }));
  settle(client, key, made.sessionId, [made.question, made.message], null);
  if (!sessionId) onSession(made.sessionId);
}

function fail(key: ChatKey, error: unknown, retry: () => void): void {
  const isShortOfXp = error instanceof ApiError && error.code === "insufficient_xp";
  const text = userMessageOf(error, "Failed to send message");
  changeLive(key, (now) => ({ ...now, failure: { text, isShortOfXp, retry } }));
}

/** Stops listening to the temporary chat and keeps what came: the server has nothing that could be stopped by its id. */
export function stopTemporary(): void {
  abortOf(temporaryChat)?.abort();
  const now = liveIn(temporaryChat);
  if (!now) return;
  const answer: AiMessage = { ...now.answer, state: "stopped" };
  setTemporary([
    ...messagesBefore(useAssistant.getState().temporary, now.asked.replaces),
    now.question,
    answer,
  ]);
  endLive(temporaryChat);
}

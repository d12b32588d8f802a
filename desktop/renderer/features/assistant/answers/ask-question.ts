import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { chatWithAi, generateAiImage } from "#shared/assistant/contract.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { getServerDate, getServerTime } from "../../../lib/clock/server-time.ts";
import { ApiError, getUserMessage } from "../../../lib/api/api-error.ts";
import { callStream } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";
import { makesImage } from "../models/model-choices.ts";
import { type MessagePages, takeMessagesBefore } from "../thread/thread-messages.ts";
import { followAnswer } from "./follow-answer.ts";
import {
  type Asked,
  type ChatKey,
  failLiveAnswer,
  forgetFailedQuestion,
  getFailedQuestion,
  getLiveAnswer,
  isSession,
  setLiveAnswer,
  temporaryChat,
  useAssistant,
} from "./live-answers.ts";
import { showStream } from "./show-stream.ts";

/** Called with the id of the session that a new chat became. */
type OnSession = (sessionId: string) => void;

/**
 * Asks a model and shows its answer. Never rejects: a failure shows below the question with Retry,
 * which uses the same idempotency key and so neither asks nor pays twice (ai.7).
 */
export async function askQuestion(
  client: QueryClient,
  key: ChatKey,
  asked: Asked,
  onSession: OnSession,
): Promise<void> {
  const idempotencyKey = crypto.randomUUID();
  const attempt = async (): Promise<void> => {
    if (getLiveAnswer(key)) return;
    showQuestion(client, key, asked);
    try {
      await sendQuestion(client, key, asked, idempotencyKey, onSession);
    } catch (error) {
      showFailure(key, error, () => void attempt());
    }
  };
  await attempt();
}

function showQuestion(client: QueryClient, key: ChatKey, asked: Asked): void {
  const sessionId = isSession(key) ? key : null;
  const known = client.getQueryData<MessagePages>(assistantKeys.messages(key));
  const id = crypto.randomUUID();
  setLiveAnswer(key, {
    asked,
    question: createLocalMessage({
      id,
      versions: versionsWith(id, asked, known),
      role: "user",
      sessionId,
      content: asked.text,
      continues: asked.continues !== null,
    }),
    answer: createLocalMessage({ role: "assistant", sessionId, model: asked.model, state: "answering" }),
    since: getServerTime(),
    after: getFailedQuestion(key)?.after ?? known?.pages[0]?.items[0]?.id ?? null,
    hasBegun: false,
    isStopping: false,
  });
  forgetFailedQuestion(key);
}

/** Those of an edited question, the new one the last. */
function versionsWith(
  id: string,
  { replaces, continues }: Asked,
  known: MessagePages | undefined,
): string[] | undefined {
  if (!known || replaces === null || continues !== null) return undefined;
  const replaced = known.pages.flatMap(({ items }) => items).find((message) => message.id === replaces);
  return [...replaced?.versions ?? [replaces], id];
}

async function sendQuestion(
  client: QueryClient,
  key: ChatKey,
  asked: Asked,
  idempotencyKey: string,
  onSession: OnSession,
): Promise<void> {
  const response = await runMutation(client, () => requestAnswer(key, asked, idempotencyKey));
  let shownAt = key;
  const hasEnded = await showStream(client, key, response, (sessionId) => {
    shownAt = sessionId;
    onSession(sessionId);
  });
  if (hasEnded) return;
  if (isSession(shownAt)) await followAnswer(client, shownAt);
  else throw new ApiError({ status: 0, code: "network", userMessage: lostText, bodyText: "" });
}

function requestAnswer(
  key: ChatKey,
  { text, model, replaces, follows, continues }: Asked,
  idempotencyKey: string,
): Promise<Response> {
  const sessionId = isSession(key) ? key : undefined;
  if (makesImage(model)) {
    return callStream(generateAiImage, {
      body: { prompt: text, sessionId, model, follows: sessionId && follows || undefined },
    }, { idempotencyKey });
  }
  const temporary = key === temporaryChat;
  const body = {
    message: text,
    modelName: model,
    sessionId,
    temporary,
    history: temporary ? historyBefore(replaces) : undefined,
    replaces: temporary ? undefined : replaces ?? undefined,
    follows: sessionId && !replaces ? follows ?? undefined : undefined,
    continues: continues ?? undefined,
  };
  return callStream(chatWithAi, { body }, { idempotencyKey });
}

const lostText = t`The connection was lost before the answer was complete.`;

/** The temporary chat's messages before the question, as the server accepts them. */
function historyBefore(replaced: string | null) {
  return takeMessagesBefore(useAssistant.getState().temporary, replaced)
    .filter(({ content }) => content !== "")
    .map(({ role, content }) => ({ role, content }))
    .slice(-50);
}

function showFailure(key: ChatKey, error: unknown, retry: () => void): void {
  const isShortOfXp = error instanceof ApiError && error.code === "insufficient_xp";
  const text = getUserMessage(error, t`Failed to send message`);
  failLiveAnswer(key, { text, isShortOfXp, retry });
}

/** A message as this page shows it until the server's own arrives. */
export function createLocalMessage(changes: Partial<AiMessage> & Pick<AiMessage, "role">): AiMessage {
  return {
    id: crypto.randomUUID(),
    sessionId: null,
    content: "",
    imageUrl: null,
    imageAlt: "",
    imageWidth: null,
    imageHeight: null,
    imagePlaceholder: "",
    madeWithAi: changes.role === "assistant",
    state: "complete",
    cut: null,
    continues: false,
    model: null,
    cost: 0,
    support: false,
    remindsOfBreak: false,
    createdAt: getServerDate().toISOString(),
    ...changes,
  };
}

import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import type { chatWithAi } from "#shared/assistant/contract.ts";
import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import { createNetworkError } from "../../../lib/api/api-error.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { writeSessionXp } from "../../../lib/session/write-session-xp.ts";
import { refetchInFlight } from "../../../lib/cache/refetch-in-flight.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";
import { sessionKey } from "../../../lib/query-keys/member-keys.ts";
import { offerSupport } from "../../moderation/offered-support.ts";
import { refetchBranch } from "../thread/use-show-question.ts";
import { insertExchange, type MessagePages, takeMessagesBefore } from "../thread/thread-messages.ts";
import {
  changeLiveAnswer,
  type ChatKey,
  endLiveAnswer,
  getLiveAnswer,
  setFreeUntil,
  setLiveAnswer,
  setTemporaryMessages,
  temporaryChat,
  useAssistant,
} from "./live-answers.ts";
import { stopLiveAnswer } from "./stop-answer.ts";

const types: ReadonlySet<unknown> = new Set(["start", "delta", "done", "withheld", "error"]);

/**
 * The events of a streamed answer as they arrive. Comments, unknown and malformed events are
 * skipped. Throws when the connection breaks.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = parseEvent(block);
        if (event) yield event;
      }
    }
  } finally {
    // Also when the consumer of the events stops early.
    void reader.cancel().catch(() => undefined);
  }
}

function parseEvent(block: string): ChatEvent | null {
  const data = block.split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).replace(/^ /, ""))
    .join("\n");
  if (data === "") return null;
  try {
    const event = JSON.parse(data) as ChatEvent | null;
    return types.has(event?.type) ? event : null;
  } catch {
    return null;
  }
}

/**
 * Shows an answer as it streams in. `onSession` is called when a new chat has become a session.
 * Returns false when the connection ended before the answer did.
 */
export async function showStream(
  client: QueryClient,
  startKey: ChatKey,
  response: Response,
  onSession: (sessionId: string) => void,
): Promise<boolean> {
  if (!response.headers.get("Content-Type")?.includes("text/event-stream") || !response.body) {
    await showWholeAnswer(client, startKey, response, onSession);
    return true;
  }
  let key = startKey;
  let hasStarted = false;
  try {
    for await (const event of readEvents(response.body)) {
      if (event.type === "start") {
        key = beginAnswer(client, key, event, onSession);
        hasStarted = true;
      } else if (event.type === "delta") appendText(key, event.text);
      else {
        await endAnswer(client, key, event);
        return true;
      }
    }
  } catch {
    // After the start event the answer continues without this connection.
  }
  if (!hasStarted) throw createNetworkError();
  return false;
}

/** Shows the whole answer at once when a proxy does not let events through. */
async function showWholeAnswer(
  client: QueryClient,
  key: ChatKey,
  response: Response,
  onSession: (sessionId: string) => void,
): Promise<void> {
  const { sessionId, question, message, support, freeUntil } = await response.json() as CallOutput<
    typeof chatWithAi
  >;
  offerSupport(support);
  setFreeUntil(client, sessionId, freeUntil);
  storeExchange(client, key, sessionId, [question, message], getLiveAnswer(key)?.asked.replaces ?? null);
  if (sessionId !== null && sessionId !== key) onSession(sessionId);
}

type Start = Extract<ChatEvent, { type: "start" }>;

/** The question is stored. Returns the chat's key, which is the session's id from now on. */
function beginAnswer(
  client: QueryClient,
  key: ChatKey,
  { question, answer, xp, support, freeUntil }: Start,
  onSession: (sessionId: string) => void,
): ChatKey {
  void writeXp(client, xp);
  offerSupport(support ?? null);
  setFreeUntil(client, question.sessionId, freeUntil ?? null);
  const now = getLiveAnswer(key);
  const sessionId = question.sessionId;
  const next = sessionId ?? key;
  if (now) {
    const versions = question.versions ??
      now.question.versions?.map((one) => one === now.question.id ? question.id : one);
    setLiveAnswer(next, { ...now, question: { ...question, versions }, answer, hasBegun: true });
    if (next !== key) endLiveAnswer(key);
    if (now.isStopping) void stopLiveAnswer(client, next);
  }
  if (sessionId !== null && next !== key) {
    void client.invalidateQueries({ queryKey: assistantKeys.sessions });
    onSession(sessionId);
  }
  return next;
}

function appendText(key: ChatKey, text: string): void {
  changeLiveAnswer(key, (now) => ({ ...now, answer: { ...now.answer, content: now.answer.content + text } }));
}

async function endAnswer(
  client: QueryClient,
  key: ChatKey,
  event: Exclude<ChatEvent, { type: "start" | "delta" }>,
): Promise<void> {
  await writeXp(client, event.xp);
  const now = getLiveAnswer(key);
  if (!now) return;
  const answer: AiMessage = event.type === "error"
    ? { ...now.answer, state: "failed", cost: 0 }
    : event.message;
  if (event.type === "error") toast({ title: t`Error`, description: event.message, tone: "danger" });
  storeExchange(client, key, now.question.sessionId, [now.question, answer], now.asked.replaces);
  announceToScreenReaders(
    answer.cut && answer.state === "complete"
      ? spokenOfCut
      : answer.cost > 0 && answer.state === "withheld"
      ? spokenOfRest
      : spoken[answer.state],
  );
}

const spoken = {
  complete: t`The answer is complete.`,
  answering: "",
  stopped: t`The answer was stopped.`,
  failed: t`No answer came.`,
  withheld: t`The answer is hidden by your content filter.`,
} as const;
const spokenOfCut = t`The answer stopped before its end. Continue is below it.`;
const spokenOfRest = t`The rest of the answer is withheld.`;

/** Adds a question and its answer to the messages of their chat, and ends the live answer. */
function storeExchange(
  client: QueryClient,
  key: ChatKey,
  sessionId: string | null,
  exchange: readonly AiMessage[],
  replaced: string | null,
): void {
  if (sessionId !== null) {
    client.setQueryData<MessagePages>(
      assistantKeys.messages(sessionId),
      (pages) => insertExchange(pages, exchange, replaced),
    );
    // An event of this answer may have it read before its end.
    refetchInFlight(client, assistantKeys.messages(sessionId));
    void client.invalidateQueries({ queryKey: assistantKeys.sessions });
    // The versions of the question are the server's to say.
    if (replaced) void refetchBranch(client, sessionId);
  } else if (key === temporaryChat) {
    setTemporaryMessages([...takeMessagesBefore(useAssistant.getState().temporary, replaced), ...exchange]);
  }
  endLiveAnswer(key);
}

async function writeXp(client: QueryClient, xp: number): Promise<void> {
  const user = client.getQueryData<CurrentUser | null>(sessionKey);
  if (user) await writeSessionXp(client, { xp, level: user.level, lifetimeXp: user.lifetimeXp });
}

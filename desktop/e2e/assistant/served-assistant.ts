import type { Page, Route } from "@playwright/test";
import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import type { AiMessage, AiSession, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import { asServer } from "../support/as-server.ts";

/** A session that the server could return. */
export function sessionOf(title: string, changes: Partial<AiSession> = {}): AiSession {
  const at = "2026-11-05T15:04:00.000Z";
  return {
    id: crypto.randomUUID(),
    title,
    model: null,
    isAnswering: false,
    createdAt: at,
    updatedAt: at,
    ...changes,
  };
}

/** A message that the server could return. */
export function messageOf(changes: Partial<AiMessage> & Pick<AiMessage, "role" | "content">): AiMessage {
  const isAnswer = changes.role === "assistant";
  return {
    id: crypto.randomUUID(),
    sessionId: null,
    imageUrl: null,
    imageAlt: "",
    imageWidth: null,
    imageHeight: null,
    imagePlaceholder: "",
    madeWithAi: isAnswer,
    state: "complete",
    cut: null,
    continues: false,
    model: isAnswer ? "GPT-4o Mini" : null,
    cost: isAnswer ? 25 : 0,
    support: false,
    remindsOfBreak: false,
    createdAt: "2026-11-05T15:04:00.000Z",
    ...changes,
  };
}

interface Served {
  readonly provider?: "openai" | "practice" | null;
  /** Default: every model where there is a provider. */
  readonly models?: readonly string[];
  /** The service's list of its models, as administrators read it. */
  readonly found?: readonly string[] | null;
  readonly sessions?: readonly AiSession[];
  /** Those of them that the list names; default: all. */
  readonly listed?: readonly AiSession[];
  /** Messages of every session, oldest first. */
  readonly messages?: readonly AiMessage[];
}

/** Has the server hold these chats, and offer every model unless it has no provider. */
export async function serveAssistant(
  page: Page,
  { provider = "openai", sessions = [], listed = sessions, messages = [], found = null, ...served }: Served =
    {},
): Promise<void> {
  const availableModels = served.models ?? (provider ? [...chatModelNames, ...imageModelNames] : []);
  const hasText = availableModels.some((name) => !name.startsWith("DALL-E"));
  const offered = {
    availableModels,
    provider,
    canSpeak: provider !== null,
    textObstacle: !provider ? "no_service" : hasText ? null : "no_model",
    foundChatModels: found,
  };
  await page.route(
    "**/api/ai/available-models",
    (route) => route.fulfill(asServer({ json: offered })),
  );
  await page.route(/\/api\/ai\/sessions(\?|$)/, (route) => {
    const q = new URL(route.request().url()).searchParams.get("q")?.toLowerCase() ?? "";
    return route.fulfill(asServer({ json: listed.filter(({ title }) => title.toLowerCase().includes(q)) }));
  });
  await page.route(/\/api\/ai\/sessions\/[^/]+$/, (route) => {
    const session = sessions.find(({ id }) => route.request().url().endsWith(id));
    return session ? route.fulfill(asServer({ json: session })) : route.fallback();
  });
  await page.route(
    /\/api\/ai\/sessions\/[^/]+\/messages/,
    (route) => route.fulfill(asServer({ json: messages.toReversed() })),
  );
}

/** Has the server answer a call with these events. */
export async function streamEvents(route: Route, events: readonly ChatEvent[]): Promise<void> {
  await route.fulfill(asServer({
    status: 201,
    contentType: "text/event-stream",
    body: events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(""),
  }));
}

/** The events of an answer that comes whole. */
export function answered(sessionId: string | null, asked: string, answer: string): readonly ChatEvent[] {
  const question = messageOf({ role: "user", content: asked, sessionId });
  const begun = messageOf({ role: "assistant", content: "", sessionId, state: "answering", cost: 0 });
  const message: AiMessage = { ...begun, content: answer, state: "complete", cost: 25 };
  return [
    { type: "start", question, answer: begun, xp: 475 },
    { type: "delta", text: answer },
    { type: "done", message, cost: 25, xp: 475 },
  ];
}

/** The messages that are stored once these events have come. */
export function storedOf(events: readonly ChatEvent[]): readonly AiMessage[] {
  return events.flatMap((event) => {
    if (event.type === "start") return [event.question];
    return event.type === "done" ? [event.message] : [];
  });
}

import type { QueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";
import type { AskedModel } from "../models/model-choices.ts";

/** A chat on this screen: a session's id, or one that has no session (yet). */
export type ChatKey = string;
export const newChat: ChatKey = "new";
export const temporaryChat: ChatKey = "temporary";

/** Whether a chat is one that the server has. */
export function isSession(key: ChatKey): boolean {
  return key !== newChat && key !== temporaryChat;
}

/** A question as the member asks it. */
export interface Asked {
  readonly text: string;
  readonly model: AskedModel;
  /** The question that this one replaces, with all after it. */
  readonly replaces: string | null;
  /** The last question that this page shows; null in a new chat. */
  readonly follows: string | null;
  /** The answer that was cut and that the new one reads on from (ai.21). */
  readonly continues: string | null;
}

/** A question that is being answered. */
export interface LiveAnswer {
  readonly asked: Asked;
  readonly question: AiMessage;
  readonly answer: AiMessage;
  /** When it was asked here, in ms. */
  readonly since: number;
  /**
   * The chat's last stored message when it was asked: a later one may be the question itself, read
   * before its stream begins.
   */
  readonly after: string | null;
  /** Whether the server has the question, which can be stopped from then on. */
  readonly hasBegun: boolean;
  /** The member has pressed Stop. */
  readonly isStopping: boolean;
}

/**
 * A question that could not be asked. The answer of a question that another tab asked may be live
 * beside it.
 */
export interface FailedQuestion extends Pick<LiveAnswer, "asked" | "question" | "after"> {
  /** Why. */
  readonly text: string;
  readonly isShortOfXp: boolean;
  readonly retry: () => void;
}

interface AssistantState {
  readonly live: Readonly<Record<ChatKey, LiveAnswer>>;
  readonly failed: Readonly<Record<ChatKey, FailedQuestion>>;
  /** The messages of the temporary chat, oldest first; only this page has them. */
  readonly temporary: readonly AiMessage[];
  /** Until when the temporary chat has no price (ai.26). */
  readonly temporaryFreeUntil: string | null;
}

export const useAssistant = create<AssistantState>(() => ({
  live: {},
  failed: {},
  temporary: [],
  temporaryFreeUntil: null,
}));

export function getLiveAnswer(key: ChatKey): LiveAnswer | null {
  return useAssistant.getState().live[key] ?? null;
}

export function setLiveAnswer(key: ChatKey, change: LiveAnswer): void {
  useAssistant.setState(({ live }) => ({ live: { ...live, [key]: change } }));
}

/** Changes the live answer of a chat; does nothing when it has ended. */
export function changeLiveAnswer(key: ChatKey, change: (now: LiveAnswer) => LiveAnswer): void {
  const now = getLiveAnswer(key);
  if (now) setLiveAnswer(key, change(now));
}

export function endLiveAnswer(key: ChatKey): void {
  useAssistant.setState(({ live: { [key]: _ended, ...live } }) => ({ live }));
}

/** The question that could not be asked in a chat, until it is asked again or given up. */
export function getFailedQuestion(key: ChatKey): FailedQuestion | null {
  return useAssistant.getState().failed[key] ?? null;
}

/** The question of the chat's live answer could not be asked. */
export function failLiveAnswer(
  key: ChatKey,
  failure: Pick<FailedQuestion, "text" | "isShortOfXp" | "retry">,
): void {
  const now = getLiveAnswer(key);
  if (!now) return;
  const { asked, question, after } = now;
  endLiveAnswer(key);
  useAssistant.setState(({ failed }) => ({
    failed: {
      ...failed,
      [key]: { asked, question: { ...question, versions: undefined }, after, ...failure },
    },
  }));
}

export function forgetFailedQuestion(key: ChatKey): void {
  useAssistant.setState(({ failed: { [key]: _forgotten, ...failed } }) => ({ failed }));
}

export function setTemporaryMessages(temporary: readonly AiMessage[]): void {
  useAssistant.setState(temporary.length === 0 ? { temporary, temporaryFreeUntil: null } : { temporary });
}

/** Until when a chat has no price, as the server says with each answer (ai.26). */
export function setFreeUntil(client: QueryClient, sessionId: string | null, until: string | null): void {
  if (sessionId === null) useAssistant.setState({ temporaryFreeUntil: until });
  else client.setQueryData(assistantKeys.freeIn({ chat: sessionId }), { until });
}

import type { QueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import type { AiMessage, AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { type ChatModelName, chatModels } from "#shared/assistant/ai-models.ts";
import { getServerDate, getServerTime } from "../../../lib/clock/server-time.ts";
import { useAiCosts } from "../use-ai-costs.ts";
import { useAvailableModels } from "../use-available-models.ts";
import { type Asked, type ChatKey, isSession, temporaryChat, useAssistant } from "../answers/live-answers.ts";
import { keepModelOfChat, useChatSession, useChatSessions } from "../sessions/use-chat-sessions.ts";
import {
  type AskedModel,
  chooseModel,
  findFreeChoice,
  listModelChoices,
  makesImage,
} from "./model-choices.ts";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { useIsFree } from "../use-is-free.ts";

const choiceKey = "aiModel";

/** The text model that was chosen or asked last in this browser. */
interface RememberedModel {
  readonly name: ChatModelName;
  /** In ms. */
  readonly at: number;
}

export function rememberTextModel(name: ChatModelName, at: number): void {
  localTexts.setItem(choiceKey, JSON.stringify({ name, at } satisfies RememberedModel));
}

/** Null when there is none, or one that this release does not know. */
export function readRememberedTextModel(): RememberedModel | null {
  const { name, at } = (parse(localTexts.getItem(choiceKey)) ?? {}) as Partial<RememberedModel>;
  const known = asTextModel(name ?? null);
  return known && typeof at === "number" ? { name: known, at } : null;
}

/**
 * The model that a new chat asks unless the member chooses another: the text model that they used
 * last, here or on another device (ai.20).
 */
export function findLastTextModel(
  here: RememberedModel | null,
  sessions: readonly Pick<AiSession, "model" | "updatedAt">[],
): ChatModelName | null {
  // They are in the order of their latest question.
  for (const { model, updatedAt } of sessions) {
    const name = asTextModel(model);
    if (name) return here && here.at > Date.parse(updatedAt) ? here.name : name;
  }
  return here?.name ?? null;
}

function asTextModel(name: string | null): ChatModelName | null {
  return chatModels.find((model) => model.name === name)?.name ?? null;
}

function parse(kept: string | null): unknown {
  try {
    return kept === null ? null : JSON.parse(kept);
  } catch {
    return null;
  }
}

/** Models chosen on this page for chats that the server does not have, or that are not listed. */
const useChosen = create<Readonly<Record<ChatKey, AskedModel>>>(() => ({}));

interface Content {
  readonly messages: readonly AiMessage[];
  /** The question that is being asked, or could not be. */
  readonly asked: Asked | null;
}

/**
 * The available models, and the one that a chat asks next, on all devices (ai.20): the free one
 * while nothing has a price (ai.26), which is undefined until it is known.
 */
export function useModels(user: CurrentUser, chatKey: ChatKey, { messages, asked }: Content) {
  const models = useAvailableModels();
  const costs = useAiCosts();
  const { data: sessions = [] } = useChatSessions("");
  const session = useChatSession(chatKey);
  const chosenHere = useChosen((chosen) => chosen[chatKey]);
  const isFree = useIsFreeChat(chatKey);
  const { data } = models;
  const all = data ? listModelChoices(user.badges, getServerDate(), data.availableModels, costs) : [];
  // A generated image is stored, which a temporary chat does not do.
  const choices = chatKey === temporaryChat ? all.filter(({ makes }) => makes === "text") : all;
  const ofChat = session?.model ?? asked?.model ?? chosenHere ??
    (isSession(chatKey) ? messages.findLast(({ model }) => model !== null)?.model : null);
  const lastText = findLastTextModel(readRememberedTextModel(), sessions);
  return {
    models,
    choices,
    isFree,
    chosen: isFree ? findFreeChoice(choices) : chooseModel(choices, ofChat ?? lastText),
    /** A choice for where a picture would be out of place; null: no model answers there. */
    textChoice: chooseModel(choices.filter(({ makes }) => makes === "text"), lastText),
  };
}

/** The member chooses what a chat asks next; `before` is what it would have asked. */
export function chooseModelOf(
  client: QueryClient,
  chatKey: ChatKey,
  { name, before }: { readonly name: AskedModel; readonly before: AskedModel | null },
): void {
  const lastText = [name, before].find((one) => one !== null && !makesImage(one));
  noteAskedModel(lastText ?? name);
  useChosen.setState({ [chatKey]: name });
  if (isSession(chatKey)) void keepModelOfChat(client, chatKey, name);
}

/** New chats begin with the text model that was asked last. */
export function noteAskedModel(name: AskedModel): void {
  if (!makesImage(name)) rememberTextModel(name, getServerTime());
}

/** The next new chat begins with the usual model. */
export function forgetChosenModel(chatKey: ChatKey): void {
  useChosen.setState(({ [chatKey]: _forgotten, ...others }) => others, true);
}

/**
 * Whether a chat shows and costs no price now (ai.26); undefined until the server has said it. Of a
 * temporary chat only this page knows.
 */
function useIsFreeChat(chatKey: ChatKey): boolean | undefined {
  const ofSession = useIsFree({ chat: chatKey }, isSession(chatKey));
  const until = useAssistant(({ temporaryFreeUntil }) => temporaryFreeUntil);
  if (chatKey !== temporaryChat) return ofSession;
  return until !== null && Date.parse(until) > getServerTime();
}

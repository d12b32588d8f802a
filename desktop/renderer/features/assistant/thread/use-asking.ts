import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { continueText } from "#shared/assistant/ai-models.ts";
import { hasFocusRing } from "../../../lib/keyboard/last-input.ts";
import { askQuestion } from "../answers/ask-question.ts";
import { type Asked, type ChatKey, newChat } from "../answers/live-answers.ts";
import { focusQuestion } from "../composer/focus-question.ts";
import { chooseModel, type ModelChoice } from "../models/model-choices.ts";
import { chooseModelOf, forgetChosenModel, noteAskedModel } from "../models/use-models.ts";
import { setFoundPlace } from "../search/found-place.ts";
import type { Continuation } from "./join-continued.ts";

interface Asking {
  readonly choices: readonly ModelChoice[];
  readonly chosen: ModelChoice | null;
  readonly messages: readonly AiMessage[];
  readonly onOpen: (sessionId: string | null, isReplaced?: boolean) => void;
}

/** Asks questions in a chat, with the model chosen for it. */
export function useAsking(chatKey: ChatKey, { choices, chosen, messages, onOpen }: Asking) {
  const client = useQueryClient();
  const router = useRouter();
  const follows = messages.findLast(({ role }) => role === "user")?.id ?? null;
  const send = (question: Omit<Asked, "follows">) => {
    const asked = { ...question, follows };
    // A model that answers while nothing has a price is not the member's choice.
    if (chosen?.price !== 0) noteAskedModel(asked.model);
    setFoundPlace(null);
    // The pressed button goes: who uses the keyboard goes on at the question.
    const pressed = document.activeElement;
    if ((asked.replaces || asked.continues) && pressed && hasFocusRing(pressed)) focusQuestion();
    void askQuestion(client, chatKey, asked, (sessionId) => {
      forgetChosenModel(newChat);
      if (isAtNewChat(router)) onOpen(sessionId, true);
    });
  };
  // The model that wrote the answer goes on with it.
  const latest = messages.findLast(({ model }) => model !== null);
  const writer = chooseModel(choices.filter(({ makes }) => makes === "text"), latest?.model ?? null);
  return {
    writer,
    /** The id of the last question that the chat shows. */
    lastQuestion: follows,
    ask: (text: string, replaces: string | null = null) => {
      if (!chosen) return;
      // An image is added to the chat: only text answers are replaced.
      const replaced = chosen.makes === "image" ? null : replaces;
      send({ text, model: chosen.name, replaces: replaced, continues: null });
    },
    readOn: (continuation: Continuation) => {
      if (writer) send({ text: continueText, model: writer.name, ...continuation });
    },
    choose: (name: Asked["model"]) => chooseModelOf(client, chatKey, { name, before: chosen?.name ?? null }),
  };
}

/** Whether the member is still at the new chat. */
function isAtNewChat({ state }: ReturnType<typeof useRouter>): boolean {
  const { pathname, search } = state.location;
  return pathname === "/ai-chat" && !(search as { chat?: string }).chat;
}

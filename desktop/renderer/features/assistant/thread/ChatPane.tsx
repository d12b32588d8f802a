import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { useEndInView } from "../../../ui/layout/use-end-in-view.ts";
import { askQuestion, isSession } from "../answers/ask-question.ts";
import { followStoredAnswer } from "../answers/follow-answer.ts";
import { type ChatKey, setTemporaryMessages, temporaryChat, useAssistant } from "../answers/live-answers.ts";
import { stopAnswer } from "../answers/stop-answer.ts";
import { QuestionForm } from "../composer/QuestionForm.tsx";
import { useModels } from "../models/use-models.ts";
import { NotSetUp } from "../NotSetUp.tsx";
import { setFoundPlace } from "../search/found-place.ts";
import { ChatHeader } from "./ChatHeader.tsx";
import { MessageList } from "./MessageList.tsx";
import { messagesBefore } from "./thread-messages.ts";
import { useMessages } from "./use-messages.ts";

interface ChatPaneProps {
  readonly user: CurrentUser;
  readonly chatKey: ChatKey;
  readonly onTemporaryChange: (isTemporary: boolean) => void;
  readonly onShowList: () => void;
  readonly onOpen: (sessionId: string | null, isReplaced?: boolean) => void;
}

/** The right side of /ai-chat: the open chat. */
export function ChatPane({ user, chatKey, onTemporaryChange, onShowList, onOpen }: ChatPaneProps) {
  const client = useQueryClient();
  const router = useRouter();
  const isTemporary = chatKey === temporaryChat;
  const { models, choices, chosen, choose } = useModels(user, isTemporary);
  const { stored, messages, live } = useChatContent(chatKey);
  const lastQuestion = messages.findLast(({ role }) => role === "user") ?? null;
  const canAsk = models.data ? models.data.provider !== null : true;
  const send = (text: string, replaces: string | null = null) => {
    if (!chosen) return;
    // An image is added to the chat: only text answers are replaced.
    const replaced = chosen.makes === "image" ? null : replaces;
    setFoundPlace(null);
    const asked = { text, model: chosen.name, replaces: replaced, follows: lastQuestion?.id ?? null };
    void askQuestion(client, chatKey, asked, (sessionId) => {
      if (isAtNewChat(router)) onOpen(sessionId, true);
    });
  };
  useEndInView(Boolean(models.data) && (stored.data !== undefined || !isSession(chatKey)));
  const isGone = stored.error instanceof ApiError && stored.error.status === 404;
  return (
    <section aria-label="Chat" className="flex min-h-0 flex-1 flex-col">
      <ChatHeader
        chatKey={chatKey}
        provider={models.data?.provider ?? null}
        onShowList={onShowList}
        onTemporaryChange={(next) => {
          setTemporaryMessages([]);
          onTemporaryChange(next);
        }}
      />
      {stored.error && !stored.data
        ? isGone
          ? <ChatGone onOpen={() => onOpen(null, true)} />
          : <QueryFailure title="This chat could not be loaded" query={stored} />
        : models.isAwaited
        ? <div className="rest-of-window" />
        : (
          <MessageList
            key={chatKey}
            memberId={user.id}
            chatKey={chatKey}
            messages={messages}
            live={live}
            isLoading={isSession(chatKey) && stored.isPending && !live}
            isSetUp={canAsk}
            older={stored}
            price={canAsk && chosen ? chosen.price : null}
            onAsk={send}
          />
        )}
      {!isGone && (canAsk
        ? (
          <QuestionForm
            chatKey={chatKey}
            user={user}
            choices={choices}
            chosen={chosen}
            isAnswering={isUnderWay(messages, live)}
            canStop={!live?.isStopping}
            onChoose={choose}
            onSend={send}
            onStop={() => void stopAnswer(client, chatKey, lastQuestion?.id ?? null)}
          />
        )
        : <NotSetUp isAdmin={user.isAdmin} />)}
    </section>
  );
}

/** Whether the member is still at the new chat. */
function isAtNewChat({ state }: ReturnType<typeof useRouter>): boolean {
  const { pathname, search } = state.location;
  return pathname === "/ai-chat" && !(search as { chat?: string }).chat;
}

function isUnderWay(
  messages: readonly AiMessage[],
  live: ReturnType<typeof useChatContent>["live"],
): boolean {
  return live ? live.failure === null : messages.at(-1)?.state === "answering";
}

/**
 * The chat's stored messages and its live answer. Follows an answer that another connection asked
 * for.
 */
function useChatContent(chatKey: ChatKey) {
  const client = useQueryClient();
  const stored = useMessages(chatKey);
  const live = useAssistant((state) => state.live[chatKey] ?? null);
  const temporary = useAssistant((state) => state.temporary);
  const known = chatKey === temporaryChat ? temporary : stored.data ?? [];
  const [question, answer] = known.slice(-2);
  useEffect(() => {
    if (!live && question && answer) followStoredAnswer(client, question, answer);
  }, [client, live, question, answer]);
  const ids = new Set(live ? [live.question.id, live.answer.id] : []);
  const messages = live ? messagesBefore(known, live.asked.replaces).filter(({ id }) => !ids.has(id)) : known;
  return { stored, messages, live };
}

function ChatGone({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <div className="flex flex-1 flex-col justify-center">
      <EmptyState
        title="Chat not found"
        body="It was deleted, or it belongs to someone else."
        action={<Button variant="secondary" onClick={onOpen}>New Chat</Button>}
      />
    </div>
  );
}

import { t } from "@lingui/core/macro";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useEffect } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { listAiMessages } from "#shared/assistant/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { useEndInView } from "../../../ui/layout/use-end-in-view.ts";
import {
  type ChatKey,
  forgetFailedQuestion,
  isSession,
  temporaryChat,
  useAssistant,
} from "../answers/live-answers.ts";
import { stopAnswer } from "../answers/stop-answer.ts";
import { QuestionForm } from "../composer/QuestionForm.tsx";
import { getShownPrice } from "../models/model-choices.ts";
import { useModels } from "../models/use-models.ts";
import { NotSetUp } from "../NotSetUp.tsx";
import { ChatHeader } from "./ChatHeader.tsx";
import { MessageList } from "./MessageList.tsx";
import { isUnderWay, takeMessagesBefore } from "./thread-messages.ts";
import { useAsking } from "./use-asking.ts";
import { followStoredAnswer } from "../answers/follow-answer.ts";
import { callPage } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { assistantKeys } from "../../../lib/query-keys/assistant-keys.ts";
import { useIsBeingDeleted } from "../sessions/use-chat-sessions.ts";

interface ChatPaneProps {
  readonly user: CurrentUser;
  readonly chatKey: ChatKey;
  readonly onTemporaryChange: (isTemporary: boolean) => void;
  readonly onShowList: () => void;
  readonly onOpen: (sessionId: string | null, isReplaced?: boolean) => void;
}

/** The right side of /ai-chat: the open chat. */
export const ChatPane = memo(function ChatPane(
  { user, chatKey, onTemporaryChange, onShowList, onOpen }: ChatPaneProps,
) {
  const client = useQueryClient();
  const { stored, messages, live, failed } = useChatContent(chatKey);
  const { models, choices, chosen, textChoice, isFree } = useModels(user, chatKey, {
    messages,
    asked: (live ?? failed)?.asked ?? null,
  });
  // In a temporary chat only models of text are choices.
  const canAsk = models.data ? choices.some(({ isServed }) => isServed) : true;
  const asking = useAsking(chatKey, { choices, chosen, messages, onOpen });
  useEndInView(Boolean(models.data) && (stored.data !== undefined || !isSession(chatKey)));
  const isGone = stored.error instanceof ApiError && stored.error.status === 404;
  return (
    <section aria-label={t`Chat`} className="flex min-h-0 flex-1 flex-col">
      <ChatHeader
        chatKey={chatKey}
        provider={models.data?.provider ?? null}
        onShowList={onShowList}
        onTemporaryChange={onTemporaryChange}
      />
      {isGone
        ? <ChatGone onOpen={() => onOpen(null, true)} />
        : stored.error && !stored.data
        ? <QueryFailure title={t`This chat could not be loaded`} query={stored} />
        : models.isAwaited
        ? <div className="rest-of-window" />
        : (
          <MessageList
            key={chatKey}
            memberId={user.id}
            chatKey={chatKey}
            messages={messages}
            live={live}
            failed={failed}
            isLoading={isSession(chatKey) && stored.isPending && !live && !failed}
            isSetUp={canAsk}
            older={stored}
            price={canAsk ? getShownPrice(chosen, isFree) : null}
            priceToContinue={canAsk ? getShownPrice(asking.writer, isFree) : null}
            hasIdeas={choices.length === 0 || textChoice !== null}
            onAsk={asking.ask}
            onContinue={asking.readOn}
            onIdea={() => {
              // An image model would draw the suggestion.
              if (chosen?.makes === "image" && textChoice) asking.choose(textChoice.name);
            }}
          />
        )}
      {!isGone && (canAsk
        ? (
          <QuestionForm
            chatKey={chatKey}
            user={user}
            choices={choices}
            chosen={chosen}
            isFree={isFree}
            isAnswering={isUnderWay(messages, live)}
            canStop={!live?.isStopping}
            onChoose={asking.choose}
            onSend={(text) => asking.ask(text)}
            onStop={() => void stopAnswer(client, chatKey, asking.lastQuestion)}
          />
        )
        : <NotSetUp isAdmin={user.isAdmin} />)}
    </section>
  );
});

function ChatGone({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <div className="flex flex-1 flex-col justify-center">
      <EmptyState
        title={t`Chat not found`}
        body={t`It was deleted, or it belongs to someone else.`}
        action={<Button variant="secondary" onClick={onOpen}>{t`New Chat`}</Button>}
      />
    </div>
  );
}

/**
 * The chat's stored messages, its live answer, and a question that could not be asked. Follows an
 * answer that another connection asked for.
 */
function useChatContent(chatKey: ChatKey) {
  const client = useQueryClient();
  const stored = useMessages(chatKey);
  const live = useAssistant((state) => state.live[chatKey] ?? null);
  const failed = useAssistant((state) => state.failed[chatKey] ?? null);
  const temporary = useAssistant((state) => state.temporary);
  const all = chatKey === temporaryChat ? temporary : stored.data ?? [];
  // The question may be read before its own stream begins.
  const known = live && !live.hasBegun && isSession(chatKey)
    ? all.filter(({ id }) => live.after !== null && id <= live.after)
    : all;
  // A question that seemed lost has arrived after all.
  const hasArrived = isSession(chatKey) && failed !== null &&
    all.some(({ id, role, content }) =>
      failed.after !== null && id > failed.after && role === "user" && content === failed.asked.text
    );
  useEffect(() => {
    if (hasArrived) forgetFailedQuestion(chatKey);
  }, [chatKey, hasArrived]);
  const [question, answer] = known.slice(-2);
  useEffect(() => {
    if (!live && question && answer) followStoredAnswer(client, question, answer);
  }, [client, live, question, answer]);
  const ids = new Set(live ? [live.question.id, live.answer.id] : []);
  const messages = live
    ? takeMessagesBefore(known, live.asked.replaces).filter(({ id }) => !ids.has(id))
    : known;
  return { stored, messages, live, failed };
}

/** How often an answer that cannot be followed is polled, in ms. */
const pollMs = 2_000;

/** Earlier messages come more at once, since whoever goes back may go far. */
const earlierPageSize = 100;

/** The stored messages of a session, oldest first. */
function useMessages(key: ChatKey) {
  const isGoing = useIsBeingDeleted(key);
  const isLive = useAssistant(({ live }) => key in live);
  return useInfiniteQuery({
    queryKey: assistantKeys.messages(key),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = cursor === undefined ? {} : { cursor, limit: earlierPageSize };
      const page = await callPage(listAiMessages, { params: { id: key }, query }, { signal });
      return { ...page, items: keepWholeRows(page.items, "role", "content", "state") };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    enabled: isSession(key) && !isGoing,
    refetchInterval: ({ state }) =>
      !isLive && state.data?.pages[0]?.items[0]?.state === "answering" ? pollMs : false,
    select: ({ pages }) => pages.flatMap(({ items }) => items).toReversed(),
  });
}

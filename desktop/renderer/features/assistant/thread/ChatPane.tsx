import { useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { useEndInView } from "../../../ui/layout/use-end-in-view.ts";
import { type ChatKey, isSession } from "../answers/live-answers.ts";
import { stopAnswer } from "../answers/stop-answer.ts";
import { QuestionForm } from "../composer/QuestionForm.tsx";
import { shownPrice } from "../models/model-choices.ts";
import { useModels } from "../models/use-models.ts";
import { NotSetUp } from "../NotSetUp.tsx";
import { ChatHeader } from "./ChatHeader.tsx";
import { MessageList } from "./MessageList.tsx";
import { isUnderWay } from "./thread-messages.ts";
import { useAsking } from "./use-asking.ts";
import { useChatContent } from "./use-chat-content.ts";

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
    <section aria-label="Chat" className="flex min-h-0 flex-1 flex-col">
      <ChatHeader
        chatKey={chatKey}
        provider={models.data?.provider ?? null}
        onShowList={onShowList}
        onTemporaryChange={onTemporaryChange}
      />
      {isGone
        ? <ChatGone onOpen={() => onOpen(null, true)} />
        : stored.error && !stored.data
        ? <QueryFailure title="This chat could not be loaded" query={stored} />
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
            price={canAsk ? shownPrice(chosen, isFree) : null}
            priceToContinue={canAsk ? shownPrice(asking.writer, isFree) : null}
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

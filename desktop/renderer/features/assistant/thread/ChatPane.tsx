import { useQueryClient } from "@tanstack/react-query";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { useEndInView } from "../../../ui/layout/use-end-in-view.ts";
import { isSession } from "../answers/ask-question.ts";
import { type ChatKey, type LiveAnswer, setTemporaryMessages } from "../answers/live-answers.ts";
import { stopAnswer } from "../answers/stop-answer.ts";
import { QuestionForm } from "../composer/QuestionForm.tsx";
import { useModels } from "../models/use-models.ts";
import { NotSetUp } from "../NotSetUp.tsx";
import { ChatHeader } from "./ChatHeader.tsx";
import { MessageList } from "./MessageList.tsx";
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
  const { stored, messages, live } = useChatContent(chatKey);
  const { models, choices, chosen, textChoice } = useModels(user, chatKey, { messages, live });
  const canAsk = models.data ? models.data.provider !== null : true;
  const { ask, readOn, writer, choose } = useAsking(chatKey, { choices, chosen, messages, onOpen });
  const lastQuestion = messages.findLast(({ role }) => role === "user") ?? null;
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
            isLoading={isSession(chatKey) && stored.isPending && !live}
            isSetUp={canAsk}
            older={stored}
            price={canAsk && chosen ? chosen.price : null}
            priceToContinue={canAsk && writer ? writer.price : null}
            hasIdeas={choices.length === 0 || textChoice !== null}
            onAsk={ask}
            onContinue={readOn}
            onIdea={() => {
              // An image model would draw the suggestion.
              if (chosen?.makes === "image" && textChoice) choose(textChoice.name);
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
            isAnswering={isUnderWay(messages, live)}
            canStop={!live?.isStopping}
            onChoose={choose}
            onSend={(text) => ask(text)}
            onStop={() => void stopAnswer(client, chatKey, lastQuestion?.id ?? null)}
          />
        )
        : <NotSetUp isAdmin={user.isAdmin} />)}
    </section>
  );
}

function isUnderWay(messages: readonly AiMessage[], live: LiveAnswer | null): boolean {
  return live ? live.failure === null : messages.at(-1)?.state === "answering";
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

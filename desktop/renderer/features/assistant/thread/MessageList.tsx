import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { type More, MoreButton } from "../../../ui/button/MoreButton.tsx";
import { ArrowDown } from "../../../ui/icons/arrow-down.ts";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import type { ChatKey, LiveAnswer } from "../answers/live-answers.ts";
import { useFoundPlace } from "../search/found-place.ts";
import { rowOfMessage, useGoToFound } from "../search/use-go-to-found.ts";
import { Answer } from "./Answer.tsx";
import { AskFailure } from "./AskFailure.tsx";
import { type Continuation, continuationOf, joinContinued, type ShownMessage } from "./join-continued.ts";
import { Question } from "./Question.tsx";
import { useStayAtEnd } from "./use-stay-at-end.ts";
import { Welcome } from "./Welcome.tsx";

interface MessageListProps {
  readonly memberId: string;
  readonly chatKey: ChatKey;
  /** Oldest first, without the live answer. */
  readonly messages: readonly AiMessage[];
  readonly live: LiveAnswer | null;
  readonly isLoading: boolean;
  readonly isSetUp: boolean;
  readonly older: More;
  /** The price of an answer, in XP; null when nothing can be asked. */
  readonly price: number | null;
  /** The price of having the last answer continued, in XP; null when nothing can be asked. */
  readonly priceToContinue: number | null;
  /** Whether a model can answer the suggestions. */
  readonly hasIdeas: boolean;
  readonly onAsk: (text: string, replaces: string | null) => void;
  readonly onContinue: (continuation: Continuation) => void;
  /** A suggestion was chosen. */
  readonly onIdea: () => void;
}

/** The messages of a chat, or suggestions when there are none. */
export function MessageList(props: MessageListProps) {
  const { memberId, chatKey, messages, live, isLoading, isSetUp, hasIdeas, onIdea } = props;
  if (isLoading || live || messages.length > 0) return <Messages {...props} />;
  return (
    <div className="flex rest-of-window flex-col overflow-y-auto px-4">
      <div className="my-auto">
        <Welcome
          memberId={memberId}
          chatKey={chatKey}
          isSetUp={isSetUp}
          hasIdeas={hasIdeas}
          onIdea={onIdea}
        />
      </div>
    </div>
  );
}

/** Scrolls along with an answer only while it is at its end. */
function Messages(
  props: MessageListProps,
) {
  const { memberId, chatKey, messages, live, isLoading, older, price, priceToContinue, onAsk } = props;
  const { scroller, content, isAtEnd, goToEnd } = useStayAtEnd(live?.question.createdAt, messages[0]?.id);
  const all = live ? [...messages, live.question, ...live.failure ? [] : [live.answer]] : messages;
  const shown = joinContinued(all);
  const isSettled = !live && all.at(-1)?.state !== "answering";
  const isIdle = isSettled && price !== null;
  const found = useFoundPlace(chatKey);
  useGoToFound(content, found, { row: found && rowOf(found.messageId, all, shown), older });
  const lastQuestion = shown.findLast(({ message: { role } }) => role === "user")?.message;
  const continuation = isIdle ? continuationOf(all) : null;
  const readOn = continuation && priceToContinue !== null
    ? { price: priceToContinue, ask: () => props.onContinue(continuation) }
    : null;
  return (
    <div className="relative rest-of-window">
      <div
        ref={scroller}
        // A scrollable element must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label="Messages"
        className="absolute inset-0 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div ref={content} className="mx-auto w-full max-w-150 px-4 py-5">
          {isLoading && <ThreadSkeleton />}
          <MoreButton query={older} label="Show earlier messages" size="sm" />
          <ol className="space-y-6">
            <GuardedRows rows={shown.map((row) => ({ ...row, id: row.message.id }))}>
              {({ message, last }) => (
                <li className="group outline-none" {...rowOfMessage(message.id)}>
                  {message.role === "user"
                    ? (
                      <Question
                        message={message}
                        resendPrice={isIdle ? price : null}
                        isAnswering={!isSettled}
                        onResend={(text) => onAsk(text, message.id)}
                      />
                    )
                    : (
                      <Answer
                        message={message}
                        last={last}
                        readOn={message === shown.at(-1)?.message ? readOn : null}
                        since={live?.answer.id === message.id ? live.since : null}
                        price={price}
                        onRegenerate={isIdle && lastQuestion && message === shown.at(-1)?.message
                          ? () => onAsk(lastQuestion.content, lastQuestion.id)
                          : null}
                      />
                    )}
                </li>
              )}
            </GuardedRows>
          </ol>
          {live?.failure && (
            <AskFailure memberId={memberId} chatKey={chatKey} live={live} failure={live.failure} />
          )}
        </div>
      </div>
      {!isAtEnd && <EndButton onPress={goToEnd} />}
    </div>
  );
}

/** The row of a message: of a continued answer's part that of the whole; null: not loaded yet. */
function rowOf(id: string, all: readonly AiMessage[], shown: readonly ShownMessage[]): string | null {
  const upTo = all.slice(0, all.findIndex((message) => message.id === id) + 1);
  return upTo.findLast((one) => shown.some(({ message }) => message.id === one.id))?.id ?? null;
}

function EndButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex animate-rise justify-center *:pointer-events-auto">
      <IconButton
        label="Go to the end"
        icon={<ArrowDown size={18} aria-hidden="true" />}
        className="border border-hairline bg-float shadow-float"
        onClick={onPress}
      />
    </div>
  );
}

function ThreadSkeleton() {
  return (
    <div aria-hidden="true" className="space-y-6">
      <Skeleton className="ml-auto h-10 w-1/2 rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="ml-auto h-10 w-1/3 rounded-card" />
      <Skeleton className="h-24 w-full rounded-card" />
    </div>
  );
}

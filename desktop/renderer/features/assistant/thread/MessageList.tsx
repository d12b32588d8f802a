import { t } from "@lingui/core/macro";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { type More, MoreButton } from "../../../ui/button/MoreButton.tsx";
import { ArrowDown } from "../../../ui/icons/arrow-down.ts";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import type { ChatKey, FailedQuestion, LiveAnswer } from "../answers/live-answers.ts";
import { setFoundPlace, useFoundPlace } from "../search/found-place.ts";
import { mostLoaded, useGoToFound } from "../search/use-go-to-found.ts";
import { AskFailure } from "./AskFailure.tsx";
import { type Continuation, findContinuation, joinContinued, type ShownMessage } from "./join-continued.ts";
import { MessageRow } from "./MessageRow.tsx";
import { findQuestionsWithHelp, isUnderWay } from "./thread-messages.ts";
import { useStayAtEnd } from "./use-stay-at-end.ts";
import { Welcome } from "./Welcome.tsx";
import { Button } from "../../../ui/button/Button.tsx";

interface MessageListProps {
  readonly memberId: string;
  readonly chatKey: ChatKey;
  /** Oldest first, without the live answer. */
  readonly messages: readonly AiMessage[];
  readonly live: LiveAnswer | null;
  readonly failed: FailedQuestion | null;
  readonly isLoading: boolean;
  readonly isSetUp: boolean;
  readonly older: More & { readonly isFetching: boolean };
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
  const { memberId, chatKey, messages, live, failed, isLoading, isSetUp, hasIdeas, onIdea } = props;
  if (isLoading || live || failed || messages.length > 0) return <Messages {...props} />;
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
function Messages(props: MessageListProps) {
  const { memberId, chatKey, messages, live, failed, isLoading, older, price, onAsk } = props;
  const { scroller, content, isAtEnd, goToEnd } = useStayAtEnd(
    (failed ?? live)?.question.createdAt,
    messages[0]?.id,
  );
  const isRepeated = failed !== null && isAskedAlready(failed, messages);
  const asked = live ? [live.question, live.answer] : [];
  const all = [...messages, ...asked, ...failed && !isRepeated ? [failed.question] : []];
  const shown = joinContinued(all);
  const end = shown.at(-1)?.message.id;
  const isSettled = !isUnderWay(messages, live);
  const isIdle = isSettled && !failed && price !== null;
  const found = useFoundPlace(chatKey);
  const search = { row: found && rowOf(found.messageId, all, shown), older, loaded: messages.length };
  useGoToFound(content, found, search);
  const lastQuestion = shown.findLast(({ message: { role } }) => role === "user")?.message;
  const readOn = isIdle ? offerRest(all, props) : null;
  return (
    <div className="relative rest-of-window">
      <div
        ref={scroller}
        // A scrollable element must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={t`Messages`}
        className="absolute inset-0 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div ref={content} className="mx-auto w-full max-w-150 px-4 py-5">
          {isLoading && <ThreadSkeleton />}
          <MoreButton
            query={older}
            label={t`Show earlier messages`}
            notPrinted={t`Earlier messages were not loaded, and are not printed here.`}
            size="sm"
          />
          <ol className="space-y-6">
            <GuardedRows rows={rowsOf(shown, all)}>
              {(row) => (
                <MessageRow
                  row={row}
                  hasHelp={row.hasHelp}
                  since={live?.answer.id === row.id ? live.since : null}
                  price={price}
                  canAsk={isIdle}
                  isAnswering={!isSettled}
                  readOn={row.id === end ? readOn : null}
                  repeated={isIdle && row.id === end ? lastQuestion ?? null : null}
                  onAsk={onAsk}
                />
              )}
            </GuardedRows>
          </ol>
          {failed && (
            <AskFailure
              memberId={memberId}
              chatKey={chatKey}
              failed={failed}
              isRepeated={isRepeated}
              canRetry={isSettled}
            />
          )}
        </div>
      </div>
      {found && search.row === null && !isLoading && <SearchStatus {...search} />}
      {!isAtEnd && <EndButton onPress={goToEnd} />}
    </div>
  );
}

/** Has the last answer read on; null when it is whole, or nothing can be asked. */
function offerRest(all: readonly AiMessage[], { priceToContinue, onContinue }: MessageListProps) {
  const continuation = findContinuation(all);
  if (!continuation || priceToContinue === null) return null;
  return { price: priceToContinue, ask: () => onContinue(continuation) };
}

function rowsOf(shown: readonly ShownMessage[], all: readonly AiMessage[]) {
  const helped = findQuestionsWithHelp(all);
  return shown.map((row) => ({ ...row, id: row.message.id, hasHelp: helped.has(row.message.id) }));
}

/** Whether its words stand in the chat: another answer, or the rest of one, was asked for. */
function isAskedAlready({ asked }: FailedQuestion, messages: readonly AiMessage[]): boolean {
  return asked.continues !== null ||
    messages.some(({ id, content }) => id === asked.replaces && content === asked.text);
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
        label={t`Go to the end`}
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
      <Skeleton className="ms-auto h-10 w-1/2 rounded-card" />
      <Skeleton className="h-32 w-full rounded-card" />
      <Skeleton className="ms-auto h-10 w-1/3 rounded-card" />
      <Skeleton className="h-24 w-full rounded-card" />
    </div>
  );
}

interface SearchStatusProps {
  readonly older: More & { readonly isFetching: boolean };
  /** How many messages of the chat are loaded. */
  readonly loaded: number;
}

/** Says that a found message is being looked for in its chat, or why it is not shown. */
export function SearchStatus({ older, loaded }: SearchStatusProps) {
  const isLooking = older.isFetching ||
    older.hasNextPage && !older.isFetchNextPageError && loaded < mostLoaded;
  const text = isLooking
    ? t`Looking for it in this chat…`
    : older.hasNextPage
    ? t`It is further back: use 'Show earlier messages'.`
    : t`It is no longer in this chat.`;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 flex animate-rise justify-center px-4">
      <div className="pointer-events-auto flex items-center gap-2 rounded-card border border-hairline bg-float py-1.5 pe-1.5 ps-4 text-meta text-ink shadow-float">
        <p role="status">{text}</p>
        <Button variant="secondary" size="sm" onClick={() => setFoundPlace(null)}>
          {isLooking ? t`Cancel` : t`Close`}
        </Button>
      </div>
    </div>
  );
}

import { t } from "@lingui/core/macro";
import { memo, useRef, useState } from "react";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import type { ConversationSummary, DirectMessage } from "#shared/messages/shapes.ts";
import { reactToMessage, removeReaction } from "#shared/messages/contract.ts";
import { type ReactionEmoji, reactionEmojis } from "#shared/messages/rules.ts";
import { formatDateTime } from "../../../../lib/text/format-counts-and-times.ts";
import { joinWithCommas } from "../../../../lib/text/join-words.ts";
import { classNames } from "../../../../ui/class-names.ts";
import type { MessageRow, OutgoingRow } from "../thread-rows.ts";
import { AnsweredLine } from "./AnsweredLine.tsx";
import { isAnswerable, mayWrite } from "./answerable.ts";
import { isBlank, MessageBubble } from "./MessageBubble.tsx";
import { MessageActions } from "./MessageActions.tsx";
import { useIsEditable } from "./editable-message.ts";
import { useLongPress } from "./use-long-press.ts";
import { useSwipeToAnswer } from "./use-swipe-to-answer.ts";
import { OutgoingItem } from "./OutgoingItem.tsx";
import { ReactionChips } from "./Reactions.tsx";
import { call } from "../../../../lib/api/call.ts";
import { toastFailure } from "../../../../lib/api/toast-failure.ts";
import { runMutation } from "../../../../lib/cache/query-client.ts";
import { Reply } from "../../../../ui/icons/reply.ts";
import { startAnswer } from "../../composer/start-answer.ts";
import { putReactions } from "../../thread-cache.ts";

/** The pause between removing one reaction and adding another (messages.5). */
const readdMs = 100;

type Choice = ReactionEmoji | null;

/** Choices that the server has not confirmed, by message; null for no reaction. */
const useChoices = create<Readonly<Record<string, Choice>>>(() => ({}));
const sending = new Set<string>();

/**
 * A message's reactions with the member's latest choice, and the handler of a tap on an emoji: the
 * member's own is removed, another replaces it.
 */
function useReaction({ id, reactions }: DirectMessage, ownId: string) {
  const client = useQueryClient();
  const choice = useChoices((choices) => choices[id]);
  const shown = choice === undefined ? reactions : replaceOwnReaction(reactions, ownId, choice);
  const react = (emoji: ReactionEmoji) => {
    const wanted = findOwnReaction(shown, ownId) === emoji ? null : emoji;
    useChoices.setState({ [id]: wanted });
    if (!sending.has(id)) void sendChoice(client, id, findOwnReaction(reactions, ownId));
  };
  return { reactions: shown, own: findOwnReaction(shown, ownId), react };
}

/** The member's reaction. */
export function findOwnReaction(reactions: DirectMessage["reactions"], ownId: string): Choice {
  return reactionEmojis.find((emoji) => reactions[emoji]?.includes(ownId)) ?? null;
}

/** The reactions with the member's replaced by `choice`, without emoji that nobody uses. */
export function replaceOwnReaction(
  reactions: DirectMessage["reactions"],
  ownId: string,
  choice: Choice,
): DirectMessage["reactions"] {
  const others = Object.entries(reactions).map(([emoji, ids]) =>
    [emoji, ids.filter((id) => id !== ownId)] as const
  );
  const changed = Object.fromEntries(others);
  if (choice) changed[choice] = [...changed[choice] ?? [], ownId];
  return Object.fromEntries(Object.entries(changed).filter(([, ids]) => ids.length > 0));
}

/**
 * Sends the latest choice to the server, one call at a time; undoes it with a toast when a call
 * fails.
 */
async function sendChoice(client: QueryClient, id: string, before: Choice): Promise<void> {
  sending.add(id);
  let confirmed = before;
  const latestChoice = () => useChoices.getState()[id] ?? null;
  try {
    while (latestChoice() !== confirmed) {
      const emoji = confirmed ?? latestChoice();
      if (!emoji) break;
      const endpoint = confirmed ? removeReaction : reactToMessage;
      const news = await runMutation(client, () => call(endpoint, { params: { id }, body: { emoji } }));
      confirmed = confirmed ? null : emoji;
      putReactions(client, id, news);
      if (confirmed === null && latestChoice()) await new Promise((resolve) => setTimeout(resolve, readdMs));
    }
  } catch (error) {
    toastFailure(error, t`Your reaction could not be saved. Please try again.`);
  } finally {
    sending.delete(id);
    const { [id]: _, ...others } = useChoices.getState();
    useChoices.setState(others, true);
  }
}

interface MessageItemProps {
  readonly row: MessageRow | OutgoingRow;
  readonly summary: ConversationSummary;
  readonly ownId: string;
  /** True for the one message in the tab order. */
  readonly isCurrent: boolean;
  readonly isHighlighted: boolean;
  /** Leads to another message of the conversation. */
  readonly showMessage: (messageId: string) => void;
}

/** One message of the thread on its side. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { row, summary, isCurrent, isHighlighted } = props;
  const { isOwn, message } = row;
  const roving = { tabIndex: isCurrent ? 0 : -1 };
  const name = isOwn ? t`You` : summary.user.displayName;
  return (
    <article
      data-message={row.key}
      {...roving}
      aria-label={joinWithCommas([name, formatDateTime(message.createdAt)])}
      className={classNames(
        "flex flex-col rounded-card px-3 transition-colors duration-500 focus-visible:-outline-offset-2! focus-visible:outline-2! sm:px-4",
        isOwn ? "items-end ps-[12%]" : "items-start pe-[12%]",
        row.startsGroup ? "pt-2" : "pt-0.5",
        isHighlighted && "bg-gold-wash",
      )}
    >
      {row.kind === "message"
        ? <SentItem {...props} row={row} name={name} />
        : <OutgoingItem {...props} row={row} />}
    </article>
  );
});

function SentItem(
  { row, summary, ownId, isCurrent, name, showMessage }: MessageItemProps & { row: MessageRow; name: string },
) {
  const { message, isOwn } = row;
  const { user, state, isBlocked, isBlockedBy } = summary;
  const isEditable = useIsEditable(message, ownId);
  const [isPicking, setPicking] = useState(false);
  const { reactions, own, react } = useReaction(message, ownId);
  const actions = useRef<HTMLDivElement>(null);
  const { isHeld, ...press } = useLongPress(actions);
  const answer = isAnswerable(message, summary) ? () => startAnswer(ownId, message) : null;
  const swipe = useSwipeToAnswer(answer);
  const isRequest = state === "request";
  const canReact = !isBlank(message) && !isBlocked && !isBlockedBy && !isRequest;
  return (
    <>
      <div
        data-held={isHeld || undefined}
        {...press}
        {...swipe}
        className={classNames(
          "group relative flex max-w-full touch-pan-y touch-pinch-zoom items-center gap-1 transition-[translate] data-swiped:transition-none motion-reduce:transition-none",
          isOwn && "flex-row-reverse",
        )}
      >
        {answer && <SwipeMark />}
        <MessageBubble
          row={row}
          senderName={name}
          otherUsername={user.username}
          isRequest={isRequest}
          isCurrent={isCurrent}
          answered={message.replyTo && (
            <AnsweredLine
              answered={message.replyTo}
              senderName={message.replyTo.senderId === ownId ? null : user.displayName}
              tabIndex={isCurrent ? 0 : -1}
              onShow={showMessage}
            />
          )}
        />
        <MessageActions
          ref={actions}
          message={message}
          isOwn={isOwn}
          own={own}
          canReact={canReact}
          canEdit={isEditable && mayWrite(summary)}
          answer={answer}
          isPicking={isPicking}
          onPickingChange={setPicking}
          onReact={react}
          isCurrent={isCurrent}
        />
      </div>
      {!isBlank(message) && (
        <ReactionChips
          reactions={reactions}
          ownId={ownId}
          otherName={user.displayName}
          isDisabled={!canReact}
          onChoose={react}
        />
      )}
    </>
  );
}

/** Shows beside a message that a finger moves; in the colour of the product once it answers. */
function SwipeMark() {
  return (
    <Reply
      size={20}
      aria-hidden="true"
      className="absolute end-full top-1/2 me-3 hidden -translate-y-1/2 text-quiet group-data-swiped:block group-data-answers:text-brand"
    />
  );
}

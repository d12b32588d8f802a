import { memo, useRef, useState } from "react";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { formatDateTime } from "../../../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../../../ui/class-names.ts";
import type { MessageRow, OutgoingRow } from "../thread-rows.ts";
import { isBlank, MessageBubble } from "./MessageBubble.tsx";
import { MessageActions } from "./MessageActions.tsx";
import { OutgoingItem } from "./OutgoingItem.tsx";
import { ReactionChips } from "./Reactions.tsx";
import { useLongPress } from "./use-long-press.ts";
import { useReaction } from "./use-reaction.ts";

interface MessageItemProps {
  readonly row: MessageRow | OutgoingRow;
  readonly summary: ConversationSummary;
  readonly ownId: string;
  /** True for the one message in the tab order. */
  readonly isCurrent: boolean;
  readonly isHighlighted: boolean;
}

/** One message of the thread on its side. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { row, summary, isCurrent, isHighlighted } = props;
  const { isOwn, message } = row;
  const roving = { tabIndex: isCurrent ? 0 : -1 };
  const name = isOwn ? "You" : summary.user.displayName;
  return (
    <article
      data-message={row.key}
      {...roving}
      aria-label={`${name}, ${formatDateTime(message.createdAt)}`}
      className={classNames(
        "flex flex-col rounded-card px-3 transition-colors duration-500 focus-visible:-outline-offset-2! focus-visible:outline-2! sm:px-4",
        isOwn ? "items-end pl-[12%]" : "items-start pr-[12%]",
        row.startsGroup ? "pt-2" : "pt-0.5",
        isHighlighted && "bg-gold-wash",
      )}
    >
      {row.kind === "message" ? <SentItem {...props} row={row} name={name} /> : <OutgoingItem row={row} />}
    </article>
  );
});

function SentItem(
  { row, summary, ownId, isCurrent, name }: MessageItemProps & { row: MessageRow; name: string },
) {
  const { message, isOwn } = row;
  const { user, state, isBlocked, isBlockedBy } = summary;
  const [isPicking, setPicking] = useState(false);
  const { reactions, own, react } = useReaction(message, ownId);
  const actions = useRef<HTMLDivElement>(null);
  const { isHeld, ...press } = useLongPress(actions);
  const isRequest = state === "request";
  const canReact = !isBlank(message) && !isBlocked && !isBlockedBy && !isRequest;
  return (
    <>
      <div
        data-held={isHeld || undefined}
        {...press}
        className={classNames("group flex max-w-full items-center gap-1", isOwn && "flex-row-reverse")}
      >
        <MessageBubble
          row={row}
          senderName={name}
          otherUsername={user.username}
          isRequest={isRequest}
          isCurrent={isCurrent}
        />
        <MessageActions
          ref={actions}
          message={message}
          isOwn={isOwn}
          own={own}
          canReact={canReact}
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

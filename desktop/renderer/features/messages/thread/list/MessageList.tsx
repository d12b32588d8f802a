import { plural, t } from "@lingui/core/macro";
import { type Ref, useEffect, useMemo, useRef, useState } from "react";
import type { ConversationSummary, DirectMessage } from "#shared/messages/shapes.ts";
import type { MemberCard } from "#shared/members/member-card.ts";
import { countPictures, formatMessagePreview } from "#shared/messages/preview.ts";
import { useOutgoing } from "../../outbox/outbox.ts";
import { buildThreadRows, type ThreadRow } from "../thread-rows.ts";
import { type useThread, useThreadPages } from "../use-thread.ts";
import { DaySeparator, LoadingMore, LoadingOlder, NewMessagesLine } from "./RowContent.tsx";
import { useAnswerByKey } from "./use-answer-by-key.ts";
import { useHighlight } from "./use-highlight.ts";
import { useKeepEnd } from "./use-keep-end.ts";
import { useMarkThreadRead } from "./use-mark-thread-read.ts";
import { useMessageFocus } from "./use-message-focus.ts";
import { useMessageList } from "./use-message-list.ts";
import { findOpeningPlace, useOnOwnMessage, useScrollState, useScrollToPlace } from "./use-scroll-state.ts";
import { useSeen } from "./use-seen.ts";
import { Button } from "../../../../ui/button/Button.tsx";
import { IconButton } from "../../../../ui/button/IconButton.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { ArrowDown } from "../../../../ui/icons/arrow-down.ts";
import { announceToScreenReaders } from "../../../../lib/announce/announce-to-screen-readers.ts";
import { showText } from "../../../../lib/language/show-text.ts";
import { ErrorBoundary } from "../../../../ui/status/ErrorBoundary.tsx";
import { MessageItem } from "../message/MessageItem.tsx";

interface MessageListProps {
  readonly summary: ConversationSummary;
  readonly thread: ReturnType<typeof useThread>;
  readonly ownId: string;
  readonly highlight: string | undefined;
}

/** The messages of a loaded thread, in a virtualized list. */
export function MessageList({ summary, thread, ownId, highlight }: MessageListProps) {
  const otherId = summary.user.id;
  const { messages, hasOlder, hasNewer } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const outgoing = useOutgoing(otherId);
  const pages = useThreadPages(otherId);
  const { see, newCount, lastSeen, line, clearLine } = useSeen(messages, otherId, summary.unreadCount);
  const rows = useMemo(
    () => buildThreadRows({ messages, outgoing, otherId, firstNewId: line, hasNewer }),
    [messages, outgoing, otherId, line, hasNewer],
  );
  const virtualizer = useMessageList(rows, scroller, focused);
  const goTo = useScrollToPlace({ scroller, virtualizer, rows }, findOpeningPlace(rows));
  const { isAtEnd, onScroll } = useScrollState({ scroller, virtualizer, rows, pages, see, hasOlder });
  useKeepEnd(scroller);
  const moving = { rows, scroller, virtualizer, focused, setFocused };
  const { currentKey, focusKey, ...focusHandlers } = useMessageFocus(moving);
  const { highlighted, showMessage } = useHighlight(highlight, {
    rows,
    jumpTo: pages.jumpTo,
    goTo,
    focusKey,
  });
  useAnswerByKey(rows, summary, ownId);
  useMarkThreadRead(otherId, lastSeen, newCount === 0 && !hasNewer);
  useAnnounceReceived(messages, summary.user);
  const goDown = async () => {
    if (!hasNewer || await pages.jumpTo(null)) goTo("end");
  };
  useOnOwnMessage(outgoing.at(-1)?.clientMessageId, () => {
    clearLine();
    void goDown();
  });
  return (
    <div className="relative rest-of-window">
      <div
        ref={scroller}
        onScroll={onScroll}
        {...focusHandlers}
        className="absolute inset-0 flex flex-col overflow-x-hidden overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <div
          role="list"
          aria-label={t`Messages with ${{ name: summary.user.displayName }}`}
          className="relative mt-auto w-full shrink-0 print:h-auto!"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {hasOlder && <LoadingOlder pages={pages} />}
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return row && (
              <PlacedRow key={key} ref={virtualizer.measureElement} index={index} start={start}>
                <ListRow
                  {...{ row, summary, ownId, pages, showMessage }}
                  isCurrent={currentKey === row.key}
                  isHighlighted={highlighted === row.key}
                />
              </PlacedRow>
            );
          })}
        </div>
      </div>
      {(!isAtEnd || hasNewer) && <DownButton newCount={newCount} onPress={() => void goDown()} />}
    </div>
  );
}

interface PlacedRowProps {
  /** Measures it. */
  readonly ref: Ref<HTMLDivElement>;
  readonly index: number;
  /** From the start of the list, in pixels. */
  readonly start: number;
  readonly children: Elements;
}

function PlacedRow({ ref, index, start, children }: PlacedRowProps) {
  return (
    <div
      role="listitem"
      ref={ref}
      data-index={index}
      className="absolute inset-x-0 top-0 print:static print:transform-none!"
      style={{ transform: `translateY(${start}px)` }}
    >
      {children}
    </div>
  );
}

interface DownButtonProps {
  readonly newCount: number;
  readonly onPress: () => void;
}

/**
 * Shows while a thread is scrolled up: scrolls to the end, and says how many new messages are
 * there.
 */
function DownButton({ newCount, onPress }: DownButtonProps) {
  const icon = <ArrowDown size={18} aria-hidden="true" />;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 z-10 flex animate-rise justify-center *:pointer-events-auto">
      {newCount > 0
        ? (
          <Button size="sm" icon={icon} className="shadow-float" onClick={onPress}>
            {plural(newCount, { one: `${newCount} new message`, other: `${newCount} new messages` })}
          </Button>
        )
        : (
          <IconButton
            label={t`Go to the latest message`}
            icon={icon}
            className="border border-hairline bg-float shadow-float"
            onClick={onPress}
          />
        )}
    </div>
  );
}

/** Announces the other member's messages while the thread is open. */
function useAnnounceReceived(messages: readonly DirectMessage[], other: MemberCard): void {
  const latest = messages.at(-1);
  const position = latest?.position ?? 0;
  const announced = useRef(position);
  useEffect(() => {
    if (!latest || position <= announced.current) return;
    announced.current = position;
    if (latest.senderId !== other.id) return;
    const { sharedPostId, sharedPost, moderationLevel } = latest;
    const text = formatMessagePreview({
      ...latest,
      pictures: countPictures(latest),
      isUnchecked: moderationLevel === null,
      hasSharedPost: sharedPostId !== null,
      sharedPostBy: sharedPost?.author.displayName ?? null,
    }, showText);
    announceToScreenReaders(`${other.displayName}: ${text}`);
  }, [latest, position, other]);
}

interface ListRowProps {
  readonly row: ThreadRow;
  readonly summary: ConversationSummary;
  readonly ownId: string;
  readonly pages: ReturnType<typeof useThreadPages>;
  readonly isCurrent: boolean;
  readonly isHighlighted: boolean;
  readonly showMessage: (messageId: string) => void;
}

/** A row of the thread. A message that fails to render breaks only its row (client.6). */
function ListRow({ row, pages, ...rest }: ListRowProps) {
  if (row.kind === "newer") return <LoadingMore side="newer" pages={pages} />;
  return (
    <>
      {row.day && <DaySeparator at={row.day} />}
      {row.isFirstNew && <NewMessagesLine />}
      <ErrorBoundary
        resetKey={row.message}
        fallback={<p className="px-4 py-2 text-meta text-quiet">{t`This can't be shown.`}</p>}
      >
        <MessageItem row={row} {...rest} />
      </ErrorBoundary>
    </>
  );
}

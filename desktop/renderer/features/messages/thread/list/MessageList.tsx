import { useMemo, useRef, useState } from "react";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { useOutgoing } from "../../outbox/outbox.ts";
import { buildThreadRows } from "../thread-rows.ts";
import { type useThread, useThreadPages } from "../use-thread.ts";
import { DownButton } from "./DownButton.tsx";
import { ListRow } from "./ListRow.tsx";
import { LoadingOlder } from "./RowContent.tsx";
import { useAnnounceReceived } from "./use-announce-received.ts";
import { useHighlight } from "./use-highlight.ts";
import { useKeepEnd } from "./use-keep-end.ts";
import { useMarkThreadRead } from "./use-mark-thread-read.ts";
import { useMessageFocus } from "./use-message-focus.ts";
import { useMessageList } from "./use-message-list.ts";
import { openingPlace, useOnOwnMessage, useScrollState, useScrollToPlace } from "./use-scroll-state.ts";
import { useSeen } from "./use-seen.ts";

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
  const goTo = useScrollToPlace({ scroller, virtualizer, rows }, openingPlace(rows));
  const { isAtEnd, onScroll } = useScrollState({ scroller, virtualizer, rows, pages, see, hasOlder });
  useKeepEnd(scroller);
  const moving = { rows, scroller, virtualizer, focused, setFocused };
  const { currentKey, ...focusHandlers } = useMessageFocus(moving);
  const highlighted = useHighlight(highlight, rows, pages.jumpTo, goTo);
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
          aria-label={`Messages with ${summary.user.displayName}`}
          className="relative mt-auto w-full shrink-0 print:h-auto!"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {hasOlder && <LoadingOlder pages={pages} />}
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const row = rows[index];
            return row && (
              <div
                key={key}
                role="listitem"
                ref={virtualizer.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0 print:static print:transform-none!"
                style={{ transform: `translateY(${start}px)` }}
              >
                <ListRow
                  {...{ row, summary, ownId, pages }}
                  isCurrent={currentKey === row.key}
                  isHighlighted={highlighted === row.key}
                />
              </div>
            );
          })}
        </div>
      </div>
      {(!isAtEnd || hasNewer) && <DownButton newCount={newCount} onPress={() => void goDown()} />}
    </div>
  );
}

import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { ErrorBoundary } from "../../../../ui/status/ErrorBoundary.tsx";
import { MessageItem } from "../message/MessageItem.tsx";
import type { ThreadRow } from "../thread-rows.ts";
import type { useThreadPages } from "../use-thread.ts";
import { DaySeparator, LoadingMore, NewMessagesLine } from "./RowContent.tsx";

interface ListRowProps {
  readonly row: ThreadRow;
  readonly summary: ConversationSummary;
  readonly ownId: string;
  readonly pages: ReturnType<typeof useThreadPages>;
  readonly isCurrent: boolean;
  readonly isHighlighted: boolean;
}

/** A row of the thread. A message that fails to render breaks only its row (client.6). */
export function ListRow({ row, pages, ...rest }: ListRowProps) {
  if (row.kind === "newer") return <LoadingMore side="newer" pages={pages} />;
  return (
    <>
      {row.day && <DaySeparator at={row.day} />}
      {row.isFirstNew && <NewMessagesLine />}
      <ErrorBoundary
        resetKey={row.message}
        fallback={<p className="px-4 py-2 text-meta text-quiet">This can't be shown.</p>}
      >
        <MessageItem row={row} {...rest} />
      </ErrorBoundary>
    </>
  );
}

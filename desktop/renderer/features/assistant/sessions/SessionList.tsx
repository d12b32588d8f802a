import { type ReactNode, useState } from "react";
import type { AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { headingClass } from "./heading-class.ts";
import { SessionRow } from "./SessionRow.tsx";
import { useChatSessions, useDeleteChatSession } from "./use-chat-sessions.ts";

export interface OpenedSession {
  /** The id of the open chat; null at a new one. */
  readonly opened: string | null;
  readonly onOpen: (sessionId: string | null, isReplaced?: boolean) => void;
}

interface SessionListProps extends OpenedSession {
  /** Part of the title. */
  readonly title: string;
  /** What stands below the chats, in the same scrolled list. */
  readonly children?: ReactNode;
}

/** The member's AI chats, the latest first. */
export function SessionList({ title, opened, onOpen, children }: SessionListProps) {
  const list = useChatSessions(title);
  const [deleting, setDeleting] = useState<AiSession | null>(null);
  const remove = useDeleteChatSession(() => {
    if (deleting?.id === opened) onOpen(null, true);
    setDeleting(null);
  });
  const heading = <h2 className={headingClass}>{title ? "Chat titles" : "Recent Chats"}</h2>;
  if (list.isPending) {
    return (
      <>
        {heading}
        <ListSkeleton />
      </>
    );
  }
  if (!list.data) {
    return (
      <>
        {heading}
        <QueryFailure title="Your chats could not be loaded" query={list} />
      </>
    );
  }
  if (list.data.length === 0 && !title) {
    return (
      <>
        {heading}
        <EmptyState isPart title="No chats yet" body="What you ask is listed here, for you alone." />
      </>
    );
  }
  return (
    <>
      {list.data.length > 0 && heading}
      <div className="list-pane pb-2">
        <ul aria-label={title ? "Chats found" : "Recent Chats"} hidden={list.data.length === 0}>
          <GuardedRows rows={list.data}>
            {(session) => (
              <SessionRow
                session={session}
                isOpen={session.id === opened}
                onOpen={() => onOpen(session.id)}
                onDelete={() => setDeleting(session)}
              />
            )}
          </GuardedRows>
        </ul>
        <MoreButton query={list} label="Load more" name="Load more chats" size="sm" />
        <div>{children}</div>
        <ConfirmDialog
          open={deleting !== null}
          onOpenChange={(isOpen) => !isOpen && setDeleting(null)}
          title="Delete this chat session?"
          body={`"${
            isolateName(deleting?.title ?? "")
          }" is deleted with all its messages, and can't be brought back. Posts made from it stay.`}
          confirmLabel="Delete"
          isPending={remove.isPending}
          onConfirm={() => deleting && remove.mutate(deleting.id)}
        />
      </div>
    </>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="space-y-1 px-3 pt-1">
      {[0, 1, 2, 3].map((row) => <Skeleton key={row} className="h-10 w-full rounded-control" />)}
    </div>
  );
}

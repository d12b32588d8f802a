import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ConversationListKind } from "../../../lib/query-keys/message-keys.ts";
import type { ConversationRow } from "../../../entities/conversations/conversation-pages.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { MessagesSquare } from "../../../ui/icons/messages-square.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { SkeletonRows } from "../../../ui/status/SkeletonRows.tsx";
import { UnblockDialog } from "../UnblockDialog.tsx";
import { ConversationItem } from "./ConversationItem.tsx";
import { isInList, moveToConversation } from "./focus-conversation-rows.ts";
import { useConversations } from "./use-conversations.ts";

interface ConversationListProps {
  readonly kind: ConversationListKind;
  /** Part of the other member's names. */
  readonly filter: string;
  /** The id or username of the open conversation. */
  readonly openedUser: string | null;
  readonly onOpen: (user: string) => void;
  readonly onNew: () => void;
}

/** The conversations, the latest message first (messages.4, messages.12). */
export function ConversationList({ kind, filter, openedUser, onOpen, onNew }: ConversationListProps) {
  const list = useConversations(kind, filter);
  const rows = list.data?.rows ?? [];
  const [focused, setFocused] = useState<string | null>(null);
  const [unblocking, setUnblocking] = useState<ConversationRow | null>(null);
  const moveByArrow = (step: 1 | -1) => isInList() ? moveToConversation(step) : false;
  useShortcuts({
    j: () => moveToConversation(1),
    k: () => moveToConversation(-1),
    ArrowDown: () => moveByArrow(1),
    ArrowUp: () => moveByArrow(-1),
  });
  if (list.isPending) return <ListSkeleton />;
  if (!list.data) {
    return <QueryFailure title={t`Your conversations could not be loaded`} query={list} />;
  }
  if (rows.length === 0 && !list.hasNextPage) return <NoConversations {...{ kind, filter, onNew }} />;
  const isOpened = ({ user }: ConversationRow) =>
    user.id === openedUser || user.username.toLowerCase() === openedUser?.toLowerCase();
  // One row is in the tab order; arrow keys move to the others.
  const entry = (rows.find(({ id }) => id === focused) ?? rows.find(isOpened) ?? rows[0])?.id;
  return (
    <div className="list-pane pb-2">
      <ul aria-label={kind === "open" ? t`Conversations` : t`Requests`}>
        <GuardedRows rows={rows}>
          {(row) => (
            <ConversationItem
              conversation={row}
              isOpen={isOpened(row)}
              isTabStop={row.id === entry}
              onFocus={() => setFocused(row.id)}
              onOpen={() => {
                onOpen(row.id);
                if (row.isBlocked) setUnblocking(row);
              }}
            />
          )}
        </GuardedRows>
      </ul>
      {list.hasNextPage
        ? <MoreButton query={list} label={t`Load more`} size="sm" />
        : list.data.isLong && <p className="py-5 text-center text-meta text-quiet">{t`That's everything.`}
        </p>}
      {unblocking && <UnblockDialog member={unblocking.user} onClose={() => setUnblocking(null)} />}
    </div>
  );
}

function NoConversations(
  { kind, filter, onNew }: Pick<ConversationListProps, "kind" | "filter" | "onNew">,
) {
  if (filter) {
    return (
      <EmptyState title={t`No matching conversations`} body={t`Nobody in your list is called "${filter}".`} />
    );
  }
  if (kind === "request") {
    return (
      <EmptyState
        title={t`No requests`}
        body={t`Messages from people you don't follow wait here until you accept or decline them.`}
        action={
          <Button asChild variant="secondary">
            <Link to="/settings" hash="chat-privacy">{t`Choose who can write to you`}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare size={28} />}
      title={t`No conversations yet`}
      body={t`Start messaging people you follow`}
      action={<Button variant="secondary" onClick={onNew}>{t`New message`}</Button>}
    />
  );
}

/** As tall as the rows that replace it. */
function ListSkeleton() {
  return (
    <div role="status" className="list-pane overflow-hidden">
      <span className="sr-only">{t`Loading your conversations`}</span>
      <SkeletonRows
        count={9}
        className="h-17 items-center gap-3 px-4"
        picture="size-10 shrink-0 rounded-full"
        lines={["h-4 w-32", "h-3.5 w-48 max-w-full"]}
      />
    </div>
  );
}

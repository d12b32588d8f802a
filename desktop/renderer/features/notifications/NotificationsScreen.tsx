import { useNavigate, useSearch } from "@tanstack/react-router";
import { findCurrentRow, moveToRow } from "../../lib/keyboard/row-focus.ts";
import { useShortcuts } from "../../lib/keyboard/shortcuts.ts";
import { Button } from "../../ui/button/Button.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { BellOff } from "../../ui/icons/bell-off.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { HelpFirst } from "../moderation/HelpFirst.tsx";
import { NotificationListSkeleton } from "./list/NotificationListSkeleton.tsx";
import { NotificationRow } from "./list/NotificationRow.tsx";
import { useMarkAllNotificationsRead } from "./list/use-mark-notifications-read.ts";
import { useNotifications } from "./list/use-notifications.ts";
import { useUnread } from "./use-unread.ts";

const row = "[data-notification]";

/** /notifications */
export function NotificationsScreen() {
  const navigate = useNavigate();
  const list = useNotifications();
  const unread = useUnread("notifications");
  const markAll = useMarkAllNotificationsRead();
  const hasUnread = unread > 0 || (list.data ?? []).some(({ isRead }) => !isRead);
  useShortcuts({
    j: () => moveToRow(row, 1),
    k: () => moveToRow(row, -1),
    Enter: () => findCurrentRow(row)?.click(),
  });
  return (
    <>
      <ScreenHeader
        title="Notifications"
        onBack={() => void navigate({ to: "/" })}
        actions={
          <Button
            variant="quiet"
            size="sm"
            disabled={!hasUnread}
            onClick={() => markAll.mutate()}
          >
            Mark all Read
          </Button>
        }
      />
      <OfferedHelp />
      <NotificationList list={list} />
    </>
  );
}

/** The card of help, which a moderator has offered to the reader (cases.4). */
function OfferedHelp() {
  const { help } = useSearch({ strict: false }) as { readonly help?: string };
  return <HelpFirst isWanted={help !== undefined} />;
}

function NotificationList({ list }: { readonly list: ReturnType<typeof useNotifications> }) {
  if (list.isPending) return <NotificationListSkeleton />;
  if (!list.data) {
    return <QueryFailure title="Failed to fetch notifications" query={list} />;
  }
  if (list.data.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        icon={<BellOff size={28} />}
        title="No notifications yet"
        body="Likes, comments, mentions and new followers will show here."
      />
    );
  }
  return (
    <>
      <Card as="section" aria-label="Your notifications" className="overflow-clip">
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={list.data}>{(one) => <NotificationRow notification={one} />}</GuardedRows>
        </ul>
      </Card>
      {list.hasNextPage
        ? <MoreButton query={list} label="Load more" />
        : <p className="py-6 text-center text-meta text-quiet">That's everything.</p>}
    </>
  );
}

import { t } from "@lingui/core/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useInfiniteQuery } from "@tanstack/react-query";
import { notificationPageSize } from "#shared/notifications/notification-types.ts";
import { listNotifications } from "#shared/notifications/contract.ts";
import { findCurrentRow, moveToRow } from "../../lib/keyboard/row-focus.ts";
import { useShortcuts } from "../../lib/keyboard/shortcuts.ts";
import { Button } from "../../ui/button/Button.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { BellOff } from "../../ui/icons/bell-off.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { HelpFirst } from "../moderation/HelpFirst.tsx";
import { NotificationRow, useMarkAllNotificationsRead } from "./NotificationRow.tsx";
import { useUnread } from "./use-unread.ts";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { callPage } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { notificationKeys } from "../../lib/query-keys/notification-keys.ts";
import { flattenNotifications } from "./notification-pages.ts";
import { refreshFollowers } from "../follows/refresh-followers.ts";

const row = "[data-notification]";

const loadThanks = () => import("../thanks/ThanksList.tsx");

/** /notifications; `?tab=thanks` is the list of thanks. */
export function NotificationsScreen() {
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  if (tab !== "thanks") return <AllNotifications />;
  return <LazyPart load={loadThanks} isWholeScreen>{({ ThanksList }) => <ThanksList />}</LazyPart>;
}

function AllNotifications() {
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
        title={t`Notifications`}
        onBack={() => void navigate({ to: "/" })}
        actions={
          <Button
            variant="quiet"
            size="sm"
            disabled={!hasUnread}
            onClick={() => markAll.mutate()}
          >
            {t`Mark all Read`}
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
    return <QueryFailure title={t`Failed to fetch notifications`} query={list} />;
  }
  if (list.data.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState
        icon={<BellOff size={28} />}
        title={t`No notifications yet`}
        body={t`Likes, comments, mentions and new followers will show here.`}
      />
    );
  }
  return (
    <>
      <Card as="section" aria-label={t`Your notifications`} className="overflow-clip">
        <ul className="divide-y divide-hairline">
          <GuardedRows rows={list.data}>{(one) => <NotificationRow notification={one} />}</GuardedRows>
        </ul>
      </Card>
      {list.hasNextPage
        ? <MoreButton query={list} label={t`Load more`} />
        : <p className="py-6 text-center text-meta text-quiet">{t`That's everything.`}</p>}
    </>
  );
}

/** As tall as the first page. */
function NotificationListSkeleton() {
  return (
    <Card className="divide-y divide-hairline" role="status">
      <span className="sr-only">{t`Loading your notifications`}</span>
      {Array.from(
        { length: notificationPageSize },
        (_, row) => (
          <div key={row} className="flex gap-3 px-4 py-3.5 sm:px-5">
            <Skeleton className="size-9 rounded-full" />
            <div className="flex-1">
              <Skeleton className="size-8 rounded-full" />
              <Skeleton className="mt-1 h-5.5 w-64 max-w-full" />
              <Skeleton className="mt-0.5 h-4.5 w-48 max-w-full" />
            </div>
          </div>
        ),
      )}
    </Card>
  );
}

/**
 * The member's notifications, the latest first (notifications.1). Events keep them current:
 * app/connection/apply-frame.ts.
 */
function useNotifications() {
  return useInfiniteQuery({
    queryKey: notificationKeys.list,
    queryFn: async ({ client, pageParam: cursor, signal }) => {
      const query = { limit: notificationPageSize, cursor };
      const page = await callPage(listNotifications, { query }, { signal });
      const items = keepWholeRows(page.items, "type", "createdAt");
      // Where no events arrive, only this list tells of new followers.
      if (items.some(({ type, isRead }) => type === "follow" && !isRead)) refreshFollowers(client);
      return { ...page, items };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: flattenNotifications,
  });
}

import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import {
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from "#shared/notifications/contract.ts";
import { getNotificationPath } from "#shared/notifications/notification-path.ts";
import { formatNotification } from "#shared/notifications/notification-text.ts";
import { getNotificationType } from "#shared/notifications/poll-reasons.ts";
import type { NotificationType } from "#shared/notifications/notification-types.ts";
import { showText } from "../../lib/language/show-text.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { classNames } from "../../ui/class-names.ts";
import { linkTo } from "../../lib/navigation/link-to.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { AtSign } from "../../ui/icons/at-sign.ts";
import { Bell } from "../../ui/icons/bell.ts";
import { BellRing } from "../../ui/icons/bell-ring.ts";
import { Bookmark } from "../../ui/icons/bookmark.ts";
import { ChartColumn } from "../../ui/icons/chart-column.ts";
import { CreditCard } from "../../ui/icons/credit-card.ts";
import { Gift } from "../../ui/icons/gift.ts";
import { HeartHandshake } from "../../ui/icons/heart-handshake.ts";
import { Heart } from "../../ui/icons/heart.ts";
import type { IconComponent } from "../../ui/icons/icon.ts";
import { MessageCircle } from "../../ui/icons/message-circle.ts";
import { Quote } from "../../ui/icons/quote.ts";
import { Repeat2 } from "../../ui/icons/repeat-2.ts";
import { Reply } from "../../ui/icons/reply.ts";
import { Shield } from "../../ui/icons/shield.ts";
import { Sparkles } from "../../ui/icons/sparkles.ts";
import { UserPlus } from "../../ui/icons/user-plus.ts";
import { Zap } from "../../ui/icons/zap.ts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { notificationKeys, unreadKeys } from "../../lib/query-keys/notification-keys.ts";
import { flattenNotifications, markRead, type NotificationPages } from "./notification-pages.ts";

/** One notification. A click opens its target and marks it read. */
export function NotificationRow({ notification }: { readonly notification: Notification }) {
  const { id, isRead, actors, post, createdAt } = notification;
  const markRead = useMarkNotificationRead();
  return (
    <li>
      <Link
        {...linkTo(getNotificationPath(notification))}
        data-notification={id}
        onClick={() => isRead || markRead.mutate(id)}
        className="flex scroll-my-24 gap-3 px-4 py-3.5 text-ink no-underline transition-colors hover:bg-wash focus-visible:-outline-offset-2 sm:px-5"
      >
        <NotificationIcon type={getNotificationType(notification)} />
        <span className="min-w-0 flex-1">
          <span className="flex min-h-8 items-center gap-2">
            {actors.length > 0 && (
              <span className="flex -space-x-1.5 *:ring-2 *:ring-surface">
                {actors.map((actor) => <Avatar key={actor.id} member={actor} size="sm" />)}
              </span>
            )}
            {actors.length === 0 && <Words notification={notification} />}
            <RelativeTime at={createdAt} className="ms-auto shrink-0 text-meta text-quiet" />
            <span
              aria-hidden="true"
              className={classNames("size-2.5 shrink-0 rounded-full", !isRead && "bg-brand")}
            />
          </span>
          {actors.length > 0 && (
            <span className="mt-1 block">
              <Words notification={notification} />
            </span>
          )}
          {post?.content && (
            <span
              {...getLangAndDir(post.content)}
              className="mt-0.5 line-clamp-2 text-meta text-quiet wrap-anywhere"
            >
              {post.content}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function Words({ notification }: { readonly notification: Notification }) {
  return (
    <span className={classNames("wrap-anywhere", !notification.isRead && "font-semibold")}>
      {!notification.isRead && <span className="sr-only">{t`Unread:`}</span>}{" "}
      <span>{showText(formatNotification(notification))}</span>
    </span>
  );
}

const brand = "bg-brand-wash text-brand";
const gold = "bg-gold-wash text-gold";
const plain = "bg-wash text-quiet";

const icons: Readonly<Record<NotificationType, readonly [IconComponent, string]>> = {
  like: [Heart, "bg-wash text-like"],
  comment: [MessageCircle, brand],
  reply: [Reply, brand],
  mention: [AtSign, brand],
  bookmark: [Bookmark, plain],
  follow: [UserPlus, brand],
  xp: [Zap, gold],
  gift: [Gift, gold],
  lisa: [Sparkles, brand],
  repost: [Repeat2, brand],
  quote: [Quote, brand],
  poll: [ChartColumn, brand],
  payment: [CreditCard, plain],
  moderation: [Shield, plain],
  post: [BellRing, brand],
  thanks: [HeartHandshake, brand],
};

/** The icon of a notification's type. Decorative, since the text says the same. */
function NotificationIcon({ type }: { readonly type: NotificationType }) {
  // A server of a later release may know further types.
  const [Icon, colours] = icons[type] ?? [Bell, plain];
  return (
    <span
      aria-hidden="true"
      className={`flex size-9 shrink-0 items-center justify-center rounded-full ${colours}`}
    >
      <Icon size={18} />
    </span>
  );
}

/** Marks one notification read at once, and undoes it when the call fails. */
function useMarkNotificationRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(markNotificationRead, { params: { id } }),
    onMutate: (id) => showRead(client, [id], (count) => count - 1),
    onError: (error, _, undo) => {
      undo?.();
      toastFailure(error, t`Failed to mark notification as read`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: unreadKeys.notifications }),
  });
}

/** Marks all notifications read, also unloaded ones. */
export function useMarkAllNotificationsRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(markAllNotificationsRead),
    onMutate: () => {
      const data = client.getQueryData<NotificationPages>(notificationKeys.list);
      const unread = data ? flattenNotifications(data).filter(({ isRead }) => !isRead) : [];
      return showRead(client, unread.map(({ id }) => id), () => 0);
    },
    onError: (error, _, undo) => {
      undo?.();
      toastFailure(error, t`Failed to mark notifications as read`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: unreadKeys.notifications }),
  });
}

/**
 * Changes list and count. The returned function undoes it for these rows only, since events may
 * have changed others.
 */
async function showRead(
  client: QueryClient,
  ids: readonly string[],
  change: (count: number) => number,
): Promise<() => void> {
  const setRead = (isRead: boolean) =>
    client.setQueryData<NotificationPages>(
      notificationKeys.list,
      (data) => data && markRead(data, isRead, ids),
    );
  await client.cancelQueries({ queryKey: unreadKeys.notifications });
  const before = client.getQueryData<number>(unreadKeys.notifications);
  if (before !== undefined) {
    client.setQueryData(unreadKeys.notifications, Math.max(0, change(before)));
  }
  setRead(true);
  return () => {
    setRead(false);
    client.setQueryData(unreadKeys.notifications, before);
  };
}

import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { Conversation } from "#shared/messages/shapes.ts";
import { formatConversationBadge, isMutedNow } from "#shared/messages/rules.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { BellOff } from "../../../ui/icons/bell-off.ts";

interface ConversationItemProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  /** Whether this row is in the tab order. */
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

/** One conversation of the list. The open one shows no badge: its messages are being read. */
export function ConversationItem(
  { conversation, isOpen, isTabStop, onFocus, onOpen }: ConversationItemProps,
) {
  const { user, isBlocked, isWaiting, lastMessageAt, mutedUntil } = conversation;
  const badge = isOpen || isBlocked ? null : formatConversationBadge(conversation.unreadCount);
  const isMuted = useAtEachTick((now) => isMutedNow(mutedUntil, now));
  return (
    <li className="px-2">
      <button
        type="button"
        data-conversation={user.id}
        aria-current={isOpen || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={onOpen}
        className={classNames(
          "flex h-17 w-full scroll-my-2 items-center gap-3 rounded-control px-2 text-start transition-colors focus-visible:-outline-offset-2",
          isOpen ? (isBlocked ? "bg-danger-wash" : "bg-brand-wash") : "hover:bg-wash",
        )}
      >
        <Avatar member={user} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5">
            <MemberName
              name={user.displayName}
              className={classNames("truncate font-semibold", isBlocked ? "text-danger" : "text-ink")}
            />
            {isBlocked
              ? <span className="shrink-0 text-meta font-medium text-danger">{t`(Blocked)`}</span>
              : <MemberMarks member={user} />}
            {isMuted && <MutedSign />}
            {lastMessageAt && (
              <RelativeTime at={lastMessageAt} className="ms-auto shrink-0 ps-1 text-xs text-quiet" />
            )}
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <Preview conversation={conversation} isUnread={badge !== null} />
            {isWaiting && !isBlocked && (
              <span className="ms-auto shrink-0 text-xs text-quiet">{t`Waits for an answer`}</span>
            )}
            {badge && (
              <span className="tabular ms-auto min-w-5 shrink-0 rounded-full bg-brand px-1.5 text-center text-xs leading-5 font-semibold text-on-brand">
                <Trans>
                  <span>{badge}</span> <span className="sr-only">unread</span>
                </Trans>
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}

function Preview(
  { conversation, isUnread }: { readonly conversation: Conversation; readonly isUnread: boolean },
) {
  const { user, isBlocked, lastMessage, lastMessageSenderId } = conversation;
  if (isBlocked) {
    return <span className="truncate text-meta text-danger">{t`Tap to unblock and continue chat`}</span>;
  }
  if (lastMessage === null) {
    return <span className="truncate text-meta text-quiet">{t`No messages yet`}</span>;
  }
  return (
    <span
      key="message"
      className={classNames("flex min-w-0 gap-1 text-meta", isUnread ? "font-medium text-ink" : "text-quiet")}
    >
      {lastMessageSenderId !== user.id && <span className="shrink-0">{t`You:`}</span>}{" "}
      {/* Apart from what precedes it: each begins at its own side, and is cut at its end. */}
      <span {...getLangAndDir(lastMessage)} className="min-w-0 truncate">{lastMessage}</span>
    </span>
  );
}

function MutedSign() {
  return (
    <span data-tooltip={t`Muted`} className="shrink-0 text-quiet">
      <BellOff size={14} aria-hidden="true" />
      <span className="sr-only">{t`Muted`}</span>
    </span>
  );
}

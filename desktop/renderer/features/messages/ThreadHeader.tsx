import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isAssistant } from "#shared/members/member-kind.ts";
import { isMutedNow } from "#shared/messages/rules.ts";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { muteConversation, unmuteConversation } from "#shared/messages/conversation-contract.ts";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { useAtEachTick } from "../../lib/clock/use-at-each-tick.ts";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../ui/content/MemberMarks.tsx";
import { ArrowLeft } from "../../ui/icons/arrow-left.ts";
import { BellOff } from "../../ui/icons/bell-off.ts";
import { House } from "../../ui/icons/house.ts";
import { Search } from "../../ui/icons/search.ts";
import { ModerationShield } from "../moderation/ModerationMark.tsx";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { Ban } from "../../ui/icons/ban.ts";
import { Bell } from "../../ui/icons/bell.ts";
import { Ellipsis } from "../../ui/icons/ellipsis.ts";
import { User } from "../../ui/icons/user.ts";
import { Menu } from "../../ui/menu/Menu.tsx";
import type { MenuItem } from "../../ui/menu/OpenMenu.tsx";
import { useBlock } from "../blocks/use-block.ts";
import { BlockDialog } from "./BlockDialog.tsx";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import {
  findCachedConversation,
  patchConversation,
} from "../../entities/conversations/conversation-cache.ts";

/** `until` is null for a mute until unmuted. False unmutes. */
type Mute = { readonly until: string | null } | false;

/** The shown end of a mute without one until the server has responded. */
const forEver = "9999-12-31T00:00:00.000Z";

/** Mutes or unmutes a conversation at once, and undoes it when the call fails (messages.8). */
function useMuteConversation(userId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `mute ${userId}` },
    mutationFn: (mute: Mute) =>
      mute
        ? call(muteConversation, { params: { userId }, body: mute })
        : call(unmuteConversation, { params: { userId } }),
    onMutate: (mute) => {
      const before = findCachedConversation(client, userId)?.mutedUntil ?? null;
      patchConversation(client, userId, { mutedUntil: mute ? mute.until ?? forEver : null });
      return before;
    },
    onSuccess: ({ mutedUntil }) => patchConversation(client, userId, { mutedUntil }),
    onError: (error, mute, before) => {
      patchConversation(client, userId, { mutedUntil: before ?? null });
      toastFailure(
        error,
        mute
          ? t`This conversation could not be muted. Please try again.`
          : t`This conversation could not be unmuted. Please try again.`,
      );
    },
  });
}

const hourMs = 60 * 60_000;

const mutes: readonly (readonly [label: string, lengthMs: number | null])[] = [
  [t`Mute for an hour`, hourMs],
  [t`Mute for a day`, 24 * hourMs],
  [t`Mute until I unmute`, null],
];

/**
 * Mutes the conversation, and blocks or unblocks its member. The assistant cannot be blocked
 * (blocks.2).
 */
function ThreadMenu({ summary }: { readonly summary: ConversationSummary }) {
  const { user, isBlocked, mutedUntil } = summary;
  const [isAsking, setAsking] = useState(false);
  const block = useBlock(user.id);
  const mute = useMuteConversation(user.id);
  const muting: readonly MenuItem[] = isMutedNow(mutedUntil, getServerTime())
    ? [{ label: t`Unmute`, icon: <Bell size={18} />, onSelect: () => mute.mutate(false) }]
    : mutes.map(([label, lengthMs]) => ({
      label,
      icon: <BellOff size={18} />,
      onSelect: () =>
        mute.mutate({ until: lengthMs === null ? null : new Date(getServerTime() + lengthMs).toISOString() }),
    }));
  const blocking: MenuItem = isBlocked
    ? { label: t`Unblock`, icon: <Ban size={18} />, startsGroup: true, onSelect: () => block.mutate(false) }
    : {
      label: t({ message: "Block", context: "verb" }),
      icon: <Ban size={18} />,
      tone: "danger",
      startsGroup: true,
      onSelect: () => setAsking(true),
    };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t`Conversation options`} icon={<Ellipsis size={20} aria-hidden="true" />} />
        }
        items={[
          { label: t`View profile`, icon: <User size={18} />, to: `/${user.username}` },
          ...muting,
          ...(isAssistant(user.username) ? [] : [blocking]),
        ]}
      />
      {isAsking && <BlockDialog member={user} onClose={() => setAsking(false)} />}
    </>
  );
}

interface ThreadHeaderProps {
  readonly summary: ConversationSummary;
  readonly onClose: () => void;
  readonly onSearch: () => void;
}

/** The other member, the chat's level, and the actions on the conversation. */
export function ThreadHeader({ summary, onClose, onSearch }: ThreadHeaderProps) {
  const { user, chatLevel, mutedUntil, isBlocked } = summary;
  const isMuted = useAtEachTick((now) => isMutedNow(mutedUntil, now));
  return (
    <header className="flex min-h-15 shrink-0 items-center gap-1 border-b border-hairline px-2 py-1.5 lg:px-3 low:min-h-11 low:py-0">
      <IconButton
        label={t`Back to conversations`}
        icon={<ArrowLeft size={20} aria-hidden="true" />}
        className="lg:hidden"
        onClick={onClose}
      />
      <div className="flex min-w-0 flex-1 items-center gap-3 max-sm:gap-1">
        <Link
          to="/user/$user"
          params={{ user: user.username }}
          className="group flex min-h-11 min-w-0 items-center gap-3 rounded-control px-1 text-ink no-underline low:gap-2 low:[&>:first-child]:size-8 narrow:gap-2 narrow:[&>:first-child]:size-8"
        >
          <Avatar member={user} />
          <h2 className="flex min-w-0 items-center gap-x-1.5 text-body font-semibold narrow:flex-wrap">
            <MemberName name={user.displayName} className="truncate group-hover:underline" />
            <MemberMarks member={user} />
            {isBlocked && (
              <span className="shrink-0 text-meta font-medium text-danger max-sm:hidden">{t`(Blocked)`}</span>
            )}
            {isMuted && (
              <span className="shrink-0 text-quiet" data-tooltip={t`Muted`}>
                <BellOff size={14} aria-hidden="true" />
                <span className="sr-only">{t`Muted`}</span>
              </span>
            )}
          </h2>
        </Link>
        {
          /* Not shown with Lisa: it would be the member's own filter, and her name and
            label need the space. */
        }
        <span className={classNames("flex", isAssistant(user.username) && "max-sm:hidden")}>
          <ChatLevelBadge level={chatLevel} />
        </span>
      </div>
      <Link to="/" className={getButtonClass("quiet", "sm", "px-3 max-sm:hidden")}>
        <House size={16} aria-hidden="true" />
        {t`Back to Feed`}
      </Link>
      <IconButton
        label={t`Search in messages`}
        icon={<Search size={19} aria-hidden="true" />}
        onClick={onSearch}
      />
      <ThreadMenu summary={summary} />
    </header>
  );
}

const names: Readonly<Record<ModerationLevel, string>> = {
  top: t`Top`,
  high: t`High`,
  low: t`Low`,
  none: t`None`,
};

const explanations: Readonly<Record<ModerationLevel, string>> = {
  top: t`Chat level: top. Messages may be one level below it.`,
  high: t`Chat level: high. Messages may be one level below it.`,
  low: t`Chat level: low. Messages may be one level below it.`,
  none: t`Chat level: none. Messages may be one level below it.`,
};

/** The chat level: the stricter of both members' filters (messages.2). */
function ChatLevelBadge({ level }: { readonly level: ModerationLevel }) {
  return (
    <span
      data-tooltip={explanations[level]}
      className="inline-flex min-h-6 shrink-0 items-center gap-1 rounded-full bg-wash px-2 text-xs font-medium text-quiet max-sm:px-1"
    >
      <ModerationShield level={level} />
      <span className="sr-only">{t`Chat level:`}</span>
      {/* On a phone the other member's name needs the space. */}
      <span className="max-sm:sr-only">{names[level]}</span>
    </span>
  );
}

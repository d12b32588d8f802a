import { Link } from "@tanstack/react-router";
import { isAssistant } from "#shared/members/member-kind.ts";
import { isMutedNow } from "#shared/messages/rules.ts";
import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { ArrowLeft } from "../../../ui/icons/arrow-left.ts";
import { BellOff } from "../../../ui/icons/bell-off.ts";
import { House } from "../../../ui/icons/house.ts";
import { Search } from "../../../ui/icons/search.ts";
import { ChatLevelBadge } from "./ChatLevelBadge.tsx";
import { ThreadMenu } from "./ThreadMenu.tsx";

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
        label="Back to conversations"
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
              <span className="shrink-0 text-meta font-medium text-danger max-sm:hidden">(Blocked)</span>
            )}
            {isMuted && (
              <span className="shrink-0 text-quiet" data-tooltip="Muted">
                <BellOff size={14} aria-hidden="true" />
                <span className="sr-only">Muted</span>
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
      <Link to="/" className={buttonClass("quiet", "sm", "px-3 max-sm:hidden")}>
        <House size={16} aria-hidden="true" />
        Back to Feed
      </Link>
      <IconButton
        label="Search in messages"
        icon={<Search size={19} aria-hidden="true" />}
        onClick={onSearch}
      />
      <ThreadMenu summary={summary} />
    </header>
  );
}

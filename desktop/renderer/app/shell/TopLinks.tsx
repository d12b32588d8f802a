import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { UnreadBadge } from "../../features/notifications/UnreadBadge.tsx";
import { Tooltip } from "../../ui/tooltip/Tooltip.tsx";
import { destinationsFor } from "./destinations-for-member.ts";

/**
 * Chat and notifications with their unread counts (shell.1). Where there is a bottom bar, it has
 * them.
 */
export function TopLinks({ user }: { user: CurrentUser }) {
  return (
    <div className="mr-1 flex items-center gap-1 bottom-bar:hidden">
      {destinationsFor("top", user).map(({ label, to, icon: Icon, unread }) => (
        <Tooltip key={to} label={label}>
          <Link
            to={to}
            activeProps={{ "aria-current": "page" }}
            className="relative flex size-10 items-center justify-center rounded-full text-quiet transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-brand pointer-coarse:size-11"
          >
            <Icon size={20} aria-hidden="true" />
            <span className="sr-only">{label}</span>
            {unread && <UnreadBadge kind={unread} />}
          </Link>
        </Tooltip>
      ))}
    </div>
  );
}

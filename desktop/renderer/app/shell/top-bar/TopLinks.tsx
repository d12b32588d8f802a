import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { WaitingCases } from "../../../features/cases/WaitingCases.tsx";
import { UnreadBadge } from "../../../features/notifications/UnreadBadge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Tooltip } from "../../../ui/tooltip/Tooltip.tsx";
import { type Destination, destinationsFor } from "../destinations-for-member.ts";

/**
 * Chat and notifications with their unread counts (shell.1), and before them what only a side
 * column would have (shell.8). Where there is a bottom bar, it has them.
 */
export function TopLinks({ user, aloneClass }: { user: CurrentUser; aloneClass: string }) {
  return (
    <div className="mr-1 flex items-center gap-1 bottom-bar:hidden">
      {destinationsFor("top-alone", user).map((one) => (
        <TopLink key={one.to} destination={one} className={aloneClass} />
      ))}
      {destinationsFor("top", user).map((one) => <TopLink key={one.to} destination={one} />)}
    </div>
  );
}

interface TopLinkProps {
  readonly destination: Destination;
  readonly className?: string;
}

function TopLink({ destination: { label, to, icon: Icon, unread, countsCases }, className }: TopLinkProps) {
  return (
    <Tooltip label={label}>
      <Link
        to={to}
        activeProps={{ "aria-current": "page" }}
        className={classNames(
          "relative flex size-10 items-center justify-center rounded-full text-quiet transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-brand pointer-coarse:size-11",
          className,
        )}
      >
        <Icon size={20} aria-hidden="true" />
        <span className="sr-only">{label}</span>
        {unread && <UnreadBadge kind={unread} />}
        {countsCases && <WaitingCases className="absolute top-0 left-1/2 ml-0.5" />}
      </Link>
    </Tooltip>
  );
}

import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { UnreadBadge } from "../../features/notifications/UnreadBadge.tsx";
import { getDestinations } from "./destinations-for-member.ts";

/**
 * The main navigation below 768 px (shell.4). Where bars scroll with the page, a second row below
 * the top bar.
 */
export function BottomBar({ user }: { user: CurrentUser }) {
  return (
    <nav
      aria-label={t({ message: "Main", comment: "Names the main navigation for screen readers" })}
      className="fixed inset-x-0 bottom-0 z-30 hidden border-t border-hairline bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md bottom-bar:block bars-scroll:static bars-scroll:border-t-0 bars-scroll:border-b bars-scroll:pb-0"
    >
      <ul className="mx-auto flex h-16 max-w-120 items-center justify-around bars-scroll:h-14">
        {getDestinations("bottom", user).map(({ label, to, icon: Icon, isCreate, unread }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              activeOptions={{ exact: true, includeSearch: false }}
              activeProps={{ "aria-current": "page" }}
              className={isCreate
                ? "flex h-12 w-14 max-w-full items-center justify-center rounded-full bg-brand text-on-brand"
                : "relative flex h-12 w-14 max-w-full items-center justify-center rounded-full text-quiet aria-[current=page]:text-brand"}
            >
              <Icon size={22} aria-hidden="true" />
              <span className="sr-only">{label}</span>
              {unread && <UnreadBadge kind={unread} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { t } from "@lingui/core/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { type KeyboardEvent, useEffect, useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import { XpPill } from "../../features/xp/XpPill.tsx";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { classNames } from "../../ui/class-names.ts";
import { PenLine } from "../../ui/icons/pen-line.ts";
import { Tooltip } from "../../ui/tooltip/Tooltip.tsx";
import { Logo } from "../Logo.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { SearchBox } from "../../features/posts/SearchBox.tsx";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { X } from "../../ui/icons/x.ts";
import { WaitingCases } from "../../features/cases/WaitingCases.tsx";
import { UnreadBadge } from "../../features/notifications/UnreadBadge.tsx";
import { type Destination, getDestinations } from "./destinations-for-member.ts";
import { useNeedsUpdate } from "../../lib/api/server-release.ts";
import { useConnection } from "../../lib/realtime/connection-state.ts";
import { useIsPolled } from "../../features/notifications/use-unread.ts";

interface TopBarProps {
  readonly user: CurrentUser;
  /** True without columns beside the page, at every width. */
  readonly isAlone?: boolean;
}

/**
 * Signed in only (shell.1). Where there is neither a left column nor a bottom bar, it also holds
 * what they have: the create button, which is never hidden, AI Chat and the leaderboard. The search
 * pages have a search box of their own, and so has the home page where there is a bottom bar.
 */
export function TopBar({ user, isAlone = false }: TopBarProps) {
  const place = useLocation({ select: searchPlace });
  const aloneClass = isAlone ? "" : "lg:hidden";
  return (
    // The page keeps a margin above the element it scrolls to. The top bar lies in that margin, so
    // without negative margins focusing a control in it would scroll the page.
    <header className="sticky top-0 z-30 h-14 border-b border-hairline bg-paper/92 backdrop-blur-md **:-scroll-mt-20 **:scroll-mb-20 bars-scroll:relative bars-scroll:h-12 bars-scroll:**:scroll-my-2">
      <div className="mx-auto flex h-full max-w-316 items-center gap-3 px-3 sm:px-4 narrow:gap-1.5">
        <div className="-ms-1 min-w-9 xl:w-69">
          {/* When there is no room beside the XP, the name wraps out of sight. */}
          <Link
            to="/"
            className="flex h-11 w-fit max-w-full flex-wrap gap-x-2 overflow-hidden rounded-control px-1 text-title font-semibold tracking-tight text-ink no-underline"
          >
            <span className="flex h-11 items-center">
              <Logo />
            </span>
            <span className="flex h-11 items-center narrow:sr-only">{product.name}</span>
          </Link>
        </div>
        {/* The folded search keeps its room, which the name would take. */}
        <div className="flex min-w-0 flex-1 max-md:min-w-max">
          {place !== "search" && <TopSearch className={place === "home" ? "bottom-bar:hidden" : ""} />}
        </div>
        <ConnectionNote />
        <Tooltip label={t`Create Post`}>
          <Link
            to="/create-post"
            className={getButtonClass(
              "primary",
              "sm",
              classNames(
                "max-lg:size-10 max-lg:px-0 pointer-coarse:max-lg:size-11 bottom-bar:hidden",
                aloneClass,
              ),
            )}
          >
            <PenLine size={18} aria-hidden="true" />
            <span className="max-lg:sr-only">{t`Create Post`}</span>
          </Link>
        </Tooltip>
        <XpPill />
        <TopLinks user={user} aloneClass={aloneClass} />
        <UserMenu user={user} />
      </div>
    </header>
  );
}

function searchPlace({ pathname }: { readonly pathname: string }): "home" | "search" | "other" {
  if (pathname === "/") return "home";
  return /^\/search(\/|$)/.test(pathname) ? "search" : "other";
}

/**
 * The search of the top bar (shell.1). Below 768 px `top-search` (base.css) shows its icon alone,
 * and the field over the whole bar while it has the focus: a field that is there already takes the
 * focus within the tap, without which phones don't open their keyboard.
 */
function TopSearch({ className }: { readonly className: string }) {
  const [isOver, setOver] = useState(false);
  useBackCloses(isOver, leaveField);
  return (
    <div
      role="presentation"
      className={classNames("top-search", className)}
      onKeyDown={leaveAtEscape}
      onFocus={() => setOver(matchMedia("(width < 48rem)").matches)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOver(false)}
    >
      <SearchBox className="min-w-0 flex-1" />
      <IconButton
        label={t`Close search`}
        icon={<X size={20} aria-hidden="true" />}
        onClick={({ currentTarget }) => currentTarget.blur()}
      />
    </div>
  );
}

/** Escape first closes the suggestions, which the field takes for itself, then the search. */
function leaveAtEscape(event: KeyboardEvent): void {
  if (event.key === "Escape" && !event.defaultPrevented) leaveField();
}

function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Chat and notifications with their unread counts (shell.1), and before them what only a side
 * column would have (shell.8). Where there is a bottom bar, it has them.
 */
function TopLinks({ user, aloneClass }: { user: CurrentUser; aloneClass: string }) {
  return (
    <div className="me-1 flex items-center gap-1 bottom-bar:hidden">
      {getDestinations("top-alone", user).map((one) => (
        <TopLink key={one.to} destination={one} className={aloneClass} />
      ))}
      {getDestinations("top", user).map((one) => <TopLink key={one.to} destination={one} />)}
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
        {countsCases && <WaitingCases className="absolute top-0 inset-s-1/2 ms-0.5" />}
      </Link>
    </Tooltip>
  );
}

const patienceMs = 10_000;

/**
 * 'Reconnecting…' after 10 s without a connection (realtime.3). Gone when it is back, and while
 * polling brings what is new.
 */
function ConnectionNote() {
  const { connection, since } = useConnection();
  // The desktop app stops connecting once it is too old, and says so elsewhere.
  const needsUpdate = useNeedsUpdate();
  const isPolled = useIsPolled(since);
  const isLost = connection === "lost" && !needsUpdate;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLate(true), Math.max(0, since + patienceMs - Date.now()));
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLost, since]);
  return (
    <span
      role="status"
      className="min-w-0 truncate text-meta text-quiet empty:absolute max-md:not-empty:absolute max-md:not-empty:top-full max-md:not-empty:inset-s-3 max-md:not-empty:-translate-y-1/2 max-md:not-empty:rounded-full max-md:not-empty:bg-paper max-md:not-empty:px-1 max-md:not-empty:text-xs"
    >
      {isLost && isLate && !isPolled && t`Reconnecting…`}
    </span>
  );
}

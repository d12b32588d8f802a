import { Link, useLocation } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import { XpPill } from "../../../features/xp/XpPill.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { classNames } from "../../../ui/class-names.ts";
import { PenLine } from "../../../ui/icons/pen-line.ts";
import { Tooltip } from "../../../ui/tooltip/Tooltip.tsx";
import { Logo } from "../../Logo.tsx";
import { ConnectionNote } from "../../connection/ConnectionNote.tsx";
import { TopLinks } from "./TopLinks.tsx";
import { TopSearch } from "./TopSearch.tsx";
import { UserMenu } from "../UserMenu.tsx";

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
        <div className="-ml-1 min-w-9 xl:w-69">
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
        <Tooltip label="Create Post">
          <Link
            to="/create-post"
            className={buttonClass(
              "primary",
              "sm",
              classNames(
                "max-lg:size-10 max-lg:px-0 pointer-coarse:max-lg:size-11 bottom-bar:hidden",
                aloneClass,
              ),
            )}
          >
            <PenLine size={18} aria-hidden="true" />
            <span className="max-lg:sr-only">Create Post</span>
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

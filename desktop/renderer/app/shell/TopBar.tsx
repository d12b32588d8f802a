import { Link, useLocation } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import { SearchBox } from "../../features/posts/SearchBox.tsx";
import { XpPill } from "../../features/xp/XpPill.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { PenLine } from "../../ui/icons/pen-line.ts";
import { Logo } from "../Logo.tsx";
import { ConnectionNote } from "../connection/ConnectionNote.tsx";
import { TopLinks } from "./TopLinks.tsx";
import { UserMenu } from "./UserMenu.tsx";

/**
 * Signed in only (shell.1). Between 768 and 1023 px it holds the create button, which is never
 * hidden. The search pages have a search box of their own, and so has the feed of a phone.
 */
export function TopBar({ user }: { user: CurrentUser }) {
  const isSearching = useLocation({ select: ({ pathname }) => /^\/search(\/|$)/.test(pathname) });
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
        <div className="min-w-0 flex-1">
          {!isSearching && <SearchBox className="max-w-96 bottom-bar:hidden" />}
        </div>
        <ConnectionNote />
        <Button asChild size="sm" className="bottom-bar:hidden lg:hidden">
          <Link to="/create-post">
            <PenLine size={16} aria-hidden="true" />
            Create Post
          </Link>
        </Button>
        <XpPill />
        <TopLinks user={user} />
        <UserMenu user={user} />
      </div>
    </header>
  );
}

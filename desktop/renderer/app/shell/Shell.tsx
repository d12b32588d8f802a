import { useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { LegalNotices } from "../../features/account/LegalNotices.tsx";
import { SupportHost } from "../../features/moderation/SupportHost.tsx";
import { OutboxStart } from "../../features/messages/OutboxStart.tsx";
import { WaitingTapsStart } from "../../features/posts/WaitingTapsStart.tsx";
import { PostDialogHost } from "../../features/posts/PostDialogHost.tsx";
import { SpeechHost } from "../../features/speech/SpeechHost.tsx";
import { platform } from "../../lib/platform/current-platform.ts";
import { useMedia } from "../../lib/window/use-media.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Elements } from "../../ui/elements.ts";
import { preloadWhenIdle } from "../preload-when-idle.ts";
import { UnreadSignal } from "../../features/notifications/UnreadSignal.tsx";
import { AppShortcuts } from "./AppShortcuts.tsx";
import { BottomBar } from "./BottomBar.tsx";
import { LeftColumn } from "./LeftColumn.tsx";
import { PageFoot } from "./foot/PageFoot.tsx";
import { RealtimeStart } from "../connection/RealtimeStart.tsx";
import { RightColumn } from "./RightColumn.tsx";
import { TopBar } from "./top-bar/TopBar.tsx";
import { useLogout } from "./use-logout.ts";

/**
 * The columns (ui/README.md): 260 / 600 / 320 from 1280 px, the left one as icons from 1024, one
 * column below, a bottom bar below 768. The page scrolls; the sides and bars stick. In a window too
 * low for that, the bars stand above the page and scroll with it. A wide screen takes the right
 * column too.
 */
export function Shell({ user, children }: { user: CurrentUser; children: Elements }) {
  const isWide = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isWide) });
  const fillsWindow = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.fillsWindow),
  });
  // Where they do not show, they would take a fifth of the first render and two calls.
  const hasColumns = useMedia("(width >= 64rem)");
  const logout = useLogout();
  useEffect(preloadWhenIdle, []);
  useEffect(() => platform().keepPushes(user.id), [user.id]);
  return (
    <>
      <TopBar user={user} />
      <BottomBar user={user} />
      {/* Before the page, so that the keyboard does not reach help last. */}
      <SupportHost />
      <div className="mx-auto grid w-full max-w-150 grid-cols-1 lg:max-w-316 lg:grid-cols-[4rem_minmax(0,37.5rem)_minmax(15rem,17rem)] lg:justify-center lg:gap-6 lg:px-4 xl:grid-cols-[16.25rem_minmax(0,37.5rem)_20rem]">
        {hasColumns && <LeftColumn user={user} />}
        <main
          id="main"
          className={classNames(
            "min-w-0 lg:px-0 lg:pt-5",
            fillsWindow
              ? "flex h-[calc(100dvh-var(--covered-top))] flex-col pb-(--covered-bottom) lg:pb-[calc(var(--covered-bottom)+1.25rem)] low:max-lg:h-auto low:max-lg:min-h-[calc(100dvh-var(--covered-top))] low:lg:h-[max(100dvh,18rem)] low:lg:pt-2 low:lg:pb-[calc(var(--covered-bottom)+0.5rem)]"
              : "px-3 pt-3 pb-[calc(var(--keyboard-room,0px)+2.5rem)] low:pt-1 sm:px-4 md:pb-[calc(var(--keyboard-room,0px)+4rem)]",
            // The foot begins below the window, so that it never moves while the page loads.
            !fillsWindow && "min-h-[calc(100dvh-var(--covered-top))]",
            !fillsWindow && !isWide && "lg:pb-[calc(var(--covered-bottom)+4rem)]",
            isWide && "lg:col-span-2",
          )}
        >
          <LegalNotices user={user} hasRoom={!fillsWindow} onSignOut={logout} />
          {children}
        </main>
        {hasColumns && !isWide && <RightColumn user={user} />}
        {!fillsWindow && (
          <PageFoot className={isWide ? "lg:col-span-2 lg:col-start-2 lg:px-0" : "lg:hidden"} />
        )}
      </div>
      <UnreadSignal />
      <RealtimeStart />
      <OutboxStart memberId={user.id} />
      <WaitingTapsStart memberId={user.id} />
      <AppShortcuts />
      <PostDialogHost />
      <SpeechHost />
    </>
  );
}

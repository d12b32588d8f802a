import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useMatches, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { lisaPicture } from "#shared/assistant/lisa-picture.ts";
import { product } from "#shared/product.ts";
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
import { BottomBar } from "./BottomBar.tsx";
import { LeftColumn } from "./LeftColumn.tsx";
import { PageFoot } from "./foot/PageFoot.tsx";
import { RealtimeStart } from "../connection/RealtimeStart.tsx";
import { TopBar } from "./TopBar.tsx";
import { useLogout } from "./use-logout.ts";
import { focusSearch } from "../../features/posts/SearchBox.tsx";
import { useShortcuts } from "../../lib/keyboard/shortcuts.ts";
import { LazyOverlay } from "../../ui/dialog/LazyOverlay.tsx";
import { closeShortcutHelp, openShortcutHelp, useShortcutHelp } from "./shortcut-help.ts";
import { ReferralCard } from "../../features/xp/ReferralCard.tsx";
import { WeeklyLeaders } from "../../features/xp/WeeklyLeaders.tsx";
import { ErrorBoundary } from "../../ui/status/ErrorBoundary.tsx";
import { Card, UnavailableCard } from "../../ui/layout/Card.tsx";
import { FootLinks } from "./foot/FootLinks.tsx";
import { columnLinks } from "./foot/foot-links.ts";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { ShoppingBag } from "../../ui/icons/shopping-bag.ts";
import { Kbd } from "../../ui/button/Kbd.tsx";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Sparkles } from "../../ui/icons/sparkles.ts";

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

const loadHelp = () => import("./ShortcutHelpDialog.tsx");

/** The keys that work on every screen; screens add their own with `useShortcuts`. */
function AppShortcuts() {
  const navigate = useNavigate();
  const isHelpOpen = useShortcutHelp((state) => state.isOpen);
  useShortcuts({
    n: () => void navigate({ to: "/create-post" }),
    "g h": () => void navigate({ to: "/" }),
    "g p": () => void navigate({ to: "/profile" }),
    "/": () => void (focusSearch() || navigate({ to: "/search" })),
    "?": openShortcutHelp,
  });
  return isHelpOpen && (
    <LazyOverlay load={loadHelp} onClose={closeShortcutHelp}>
      {({ ShortcutHelpDialog }) => <ShortcutHelpDialog />}
    </LazyOverlay>
  );
}

/** The right column (shell.5). */
function RightColumn({ user }: { user: CurrentUser }) {
  return (
    <aside
      aria-label={t`${{ assistant: product.assistantName }}, leaders and shop`}
      className="hidden lg:block"
    >
      <div className="sticky top-(--covered-top) flex max-h-[calc(100dvh-var(--covered-top))] flex-col gap-4 overflow-y-auto py-5 *:shrink-0">
        <AskLisaCard user={user} />
        <ErrorBoundary fallback={<UnavailableCard />}>
          <WeeklyLeaders />
        </ErrorBoundary>
        <XpShopButton />
        <ReferralCard username={user.username} />
        <KeyboardHint />
        <FootLinks label={t`Footer`} links={columnLinks} />
      </div>
    </aside>
  );
}

/** The link to the XP Shop (shell.5). */
function XpShopButton() {
  return (
    <Link to="/shop" className={getButtonClass("secondary", "md", "min-h-11")}>
      <ShoppingBag size={18} aria-hidden="true" />
      {t`XP Shop`}
    </Link>
  );
}

/** Opens the list of keyboard shortcuts, on devices with a keyboard. */
function KeyboardHint() {
  return (
    <button
      type="button"
      onClick={openShortcutHelp}
      className="hidden items-center justify-between rounded-card border border-hairline px-5 py-3 text-start text-body text-quiet transition-colors hover:bg-wash hover:text-ink pointer-fine:flex"
    >
      <span>{t`Keyboard shortcuts`}</span>
      <Kbd name="?" />
    </button>
  );
}

/** A greeting with the link to the thread with Lisa (shell.5). */
function AskLisaCard({ user }: { user: CurrentUser }) {
  return (
    <Card as="section" className="overflow-hidden bg-linear-to-b from-dawn-wash to-surface p-5">
      <img src={lisaPicture} alt="" width={40} height={40} className="rounded-full" />
      <h2 className="mt-3 text-lead font-semibold">
        <Trans comment="The member's name.">
          Good to see you, <MemberName name={user.firstName ?? user.displayName} />
        </Trans>
      </h2>
      <p className="mt-1 text-body text-quiet">
        {t`Looking for words, an idea, or a kind ear? ${{
          assistant: product.assistantName,
        }} is our AI assistant.`}
      </p>
      <Button asChild variant="secondary" className="mt-4">
        <Link to="/chat" search={{ user: product.assistantName }}>
          <Sparkles size={17} aria-hidden="true" />
          <span>{t`Ask ${{ assistant: product.assistantName }}`}</span>
        </Link>
      </Button>
    </Card>
  );
}

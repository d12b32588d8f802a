import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  Outlet,
  useMatches,
  useRouterState,
} from "@tanstack/react-router";
import { useEffect } from "react";
import { platform } from "../lib/platform/current-platform.ts";
import { requireMember, requireOwnDocument } from "./guards/route-guards.ts";
import { MemberLayout } from "./shell/MemberLayout.tsx";
import { createLazyScreen } from "./lazy-screen.tsx";
import { setPageTitle, titleForScreenReaders } from "../lib/navigation/page-title.ts";
import { createPlatformPart } from "../platform/platform-part.tsx";
import { PageTooOldBar } from "./status/PageTooOldBar.tsx";
import {
  announceToScreenReaders,
  useScreenReaderAnnouncement,
} from "../lib/announce/announce-to-screen-readers.ts";
import { focusMain } from "./focus-main.ts";

const PlatformOverlay = createPlatformPart(platform().parts.overlay);

/** The parts of every screen: its title, the skip link and the live region. */
function RootLayout() {
  const title = useMatches({
    select: (matches) =>
      matches.some((match) => match.status === "notFound" || match._notFound)
        ? t`Page not found`
        : matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    setPageTitle(title ?? null);
  }, [title]);
  return (
    <>
      <SkipLink />
      {/* Before the screen, since in a low window they stand above it. */}
      {platform().kind === "web" && <PageTooOldBar />}
      <PlatformOverlay />
      <Outlet />
      <LiveRegion />
    </>
  );
}

/** Announces what `announceToScreenReaders` receives and the title of each new screen. */
function LiveRegion() {
  const text = useScreenReaderAnnouncement((state) => state.text);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (path) announceToScreenReaders(titleForScreenReaders());
  }, [path]);
  return <p role="status" aria-live="polite" className="sr-only">{text}</p>;
}

/** The first stop of the Tab key: straight to the content. */
function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        focusMain();
      }}
      className="sr-only z-60 rounded-full bg-brand px-5 py-2.5 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:inset-s-3"
    >
      {t`Skip to content`}
    </a>
  );
}

/** Tests have no document. */
const loadedPath = globalThis.location?.pathname ?? "/";

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => {
    // All pages of the desktop app share one policy, which allows nothing of Stripe's.
    if (platform().kind === "web") requireOwnDocument(location, loadedPath);
  },
  component: RootLayout,
  notFoundComponent: createLazyScreen(() => import("./shell/NotFoundPage.tsx"), "NotFoundPage", {
    isPage: true,
  }),
});

/** Screens for visitors, without a layout. */
export const visitor = createRoute({ getParentRoute: () => root, id: "visitor" });

/** Screens for everyone, with the top bar for members. */
export const open = createRoute({
  getParentRoute: () => root,
  id: "open",
  component: createLazyScreen(() => import("./shell/PublicLayout.tsx"), "PublicLayout", { isPage: true }),
});

/** Private screens, inside the columns. */
export const member = createRoute({
  getParentRoute: () => root,
  id: "member",
  beforeLoad: ({ context, location }) => requireMember(context.queryClient, location),
  component: MemberLayout,
});

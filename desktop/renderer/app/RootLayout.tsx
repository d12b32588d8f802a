import { Outlet, useMatches, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { setPageTitle, titleForScreenReaders } from "../lib/navigation/page-title.ts";
import { platform } from "../lib/platform/current-platform.ts";
import { platformPart } from "../platform/platform-part.tsx";
import { PageTooOldBar } from "./status/PageTooOldBar.tsx";
import { SkipLink } from "./SkipLink.tsx";
import {
  announceToScreenReaders,
  useScreenReaderAnnouncement,
} from "../lib/announce/announce-to-screen-readers.ts";

const PlatformOverlay = platformPart(platform().parts.overlay);

/** The parts of every screen: its title, the skip link and the live region. */
export function RootLayout() {
  const title = useMatches({
    select: (matches) =>
      matches.some((match) => match.status === "notFound" || match._notFound)
        ? "Page not found"
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

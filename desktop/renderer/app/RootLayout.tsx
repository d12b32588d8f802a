import { Outlet, useMatches } from "@tanstack/react-router";
import { useEffect } from "react";
import { setPageTitle } from "../lib/page/page-title.ts";
import { platform } from "../platform/index.ts";
import { platformPart } from "../platform/platform-part.tsx";
import { LiveRegion } from "./LiveRegion.tsx";
import { SkipLink } from "./SkipLink.tsx";

const PlatformOverlay = platformPart(platform().parts.overlay);

/** What every screen has: its title, the skip link and the live region. */
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
      <Outlet />
      <LiveRegion />
      <PlatformOverlay />
    </>
  );
}

import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { announce, useAnnouncement } from "../lib/page/announce.ts";
import { spokenTitle } from "../lib/page/page-title.ts";

/** Announces what `announce` receives and the title of each new screen. */
export function LiveRegion() {
  const text = useAnnouncement((state) => state.text);
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (path) announce(spokenTitle());
  }, [path]);
  return <p role="status" aria-live="polite" className="sr-only">{text}</p>;
}

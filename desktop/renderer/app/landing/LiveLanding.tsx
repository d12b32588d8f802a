import { useEffect } from "react";
import { enhanceLanding, type LoadApp } from "./enhance-landing.ts";
import { Landing } from "./Landing.tsx";

/**
 * The landing page where the server did not send it: in the desktop app, and when a session turns
 * out to have ended.
 */
export function LiveLanding({ loadApp }: { readonly loadApp?: LoadApp }) {
  useEffect(() => enhanceLanding(document, loadApp), [loadApp]);
  return <Landing />;
}

import { useEffect } from "react";
import { enhanceLanding } from "./enhance-landing.ts";
import { Landing } from "./Landing.tsx";

/**
 * The landing page where the server did not send it: in the desktop app, and when a session turns
 * out to have ended.
 */
export function LiveLanding() {
  useEffect(() => enhanceLanding(document), []);
  return <Landing />;
}

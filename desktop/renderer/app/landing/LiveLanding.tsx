import { useEffect } from "react";
import { enhanceLanding } from "./enhance-landing.ts";
import { Landing, type LandingProps } from "./Landing.tsx";

/** The landing page where the server did not send it: in the desktop app, and when a session turns out to be over. */
export function LiveLanding(props: LandingProps) {
  useEffect(() => enhanceLanding(document), []);
  return <Landing {...props} />;
}

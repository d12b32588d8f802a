import { currentPlatform } from "#platform";
import type { Platform } from "./platform.ts";

/** The platform this page runs on: `web.ts` in the web bundle, `electron.ts` in the desktop app's. */
export function platform(): Platform {
  return currentPlatform;
}

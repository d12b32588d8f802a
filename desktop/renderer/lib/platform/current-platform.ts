import type { Platform } from "./platform.ts";

let current: Platform | null = null;

/** Sets the platform the page runs on. The page's first script calls it before any use. */
export function setPlatform(platform: Platform): void {
  current = platform;
}

/**
 * The platform this page runs on: `platform/web.ts` in the web bundle, `platform/electron.ts`
 * in the desktop app's.
 */
export function platform(): Platform {
  if (!current) throw new Error("setPlatform was not called");
  return current;
}

import type { Platform } from "./platform.ts";
import { webPlatform } from "./web.ts";

/** The platform this page runs on. */
export function platform(): Platform {
  return webPlatform;
}

import { lazyPostParts } from "../features/posts/lazy-post-parts.ts";
import { firstScreenRestMs } from "../lib/window/first-screen-rest.ts";
import { loadMenu } from "../ui/menu/Menu.tsx";
import { preloadPart } from "../ui/status/LazyPart.tsx";
import { loadToasts } from "../ui/status/Toaster.tsx";
import { loadUserMenu } from "./shell/UserMenu.tsx";

/**
 * Loads the scripts that the next tap may need once the first screen is idle, so that neither the
 * first load nor the tap waits for them.
 */
export function preloadWhenIdle(): () => void {
  const timer = setTimeout(() => {
    // A failure shows when the part is opened.
    for (const load of chunks) void preloadPart(load).catch(() => undefined);
  }, firstScreenRestMs);
  return () => clearTimeout(timer);
}

const chunks: readonly (() => Promise<unknown>)[] = [
  loadToasts,
  loadMenu,
  loadUserMenu,
  () => import("../features/comments/PostComments.tsx"),
  ...lazyPostParts,
  () => import("../features/posts/PostScreen.tsx"),
];

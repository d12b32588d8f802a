import { lazyPostParts } from "../features/posts/lazy-post-parts.ts";
import { loadMenu } from "../ui/menu/Menu.tsx";
import { preloadPart } from "../ui/status/LazyPart.tsx";
import { loadToasts } from "../ui/toast/Toaster.tsx";
import { loadUserMenu } from "./shell/UserMenu.tsx";

/** By then the first screen has its data and no longer needs the connection. */
const restMs = 3_000;

/** Loads what the next tap may need once the first screen is idle, so that neither the first load nor the tap waits for it. */
export function preloadWhenIdle(): () => void {
  const timer = setTimeout(() => {
    // A failure shows when the part is asked for.
    for (const load of chunks) void preloadPart(load).catch(() => undefined);
  }, restMs);
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

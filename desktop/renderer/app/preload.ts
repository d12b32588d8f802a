import { lazyPostParts } from "../features/posts/lazy-post-parts.ts";
import { loadMenu } from "../ui/menu/Menu.tsx";
import { loadUserMenu } from "./shell/UserMenu.tsx";

/** By then the first screen has its data, and a slow line is free. */
const restMs = 3_000;

/** Loads what the next tap may need, once the first screen has come to rest: it is in no first load, and no tap waits for it. */
export function preloadForTaps(): () => void {
  const timer = setTimeout(() => {
    // A chunk that cannot be had now is asked for again when it is needed.
    for (const load of chunks) void load().catch(() => undefined);
  }, restMs);
  return () => clearTimeout(timer);
}

const chunks: readonly (() => Promise<unknown>)[] = [
  loadMenu,
  loadUserMenu,
  () => import("../features/comments/PostComments.tsx"),
  ...lazyPostParts,
  () => import("../features/posts/PostScreen.tsx"),
];

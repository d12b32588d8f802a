import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute } from "@tanstack/react-router";
import { platform } from "../lib/platform/current-platform.ts";
import { requireMember, requireOwnDocument } from "./guards/route-guards.ts";
import { RootLayout } from "./RootLayout.tsx";
import { MemberLayout } from "./shell/MemberLayout.tsx";
import { lazyScreen } from "./lazy-screen.tsx";

/** Tests have no document. */
const loadedPath = globalThis.location?.pathname ?? "/";

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => {
    // All pages of the desktop app share one policy, which allows nothing of Stripe's.
    if (platform().kind === "web") requireOwnDocument(location, loadedPath);
  },
  component: RootLayout,
  notFoundComponent: lazyScreen(() => import("./shell/NotFoundPage.tsx"), "NotFoundPage", { isPage: true }),
});

/** Screens for visitors, without a layout. */
export const visitor = createRoute({ getParentRoute: () => root, id: "visitor" });

/** Screens for everyone, with the top bar for members. */
export const open = createRoute({
  getParentRoute: () => root,
  id: "open",
  component: lazyScreen(() => import("./shell/PublicLayout.tsx"), "PublicLayout", { isPage: true }),
});

/** Private screens, inside the columns. */
export const member = createRoute({
  getParentRoute: () => root,
  id: "member",
  beforeLoad: ({ context, location }) => requireMember(context.queryClient, location),
  component: MemberLayout,
});

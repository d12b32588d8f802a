import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { routeTree } from "./routes.tsx";
import { parseSearch, stringifySearch } from "./search-params.ts";
import { ScreenFailure } from "./status/FailureScreen.tsx";
import { FullScreenSpinner } from "./status/FullScreenSpinner.tsx";

/**
 * The router of the app. Going back restores the scroll position; screens load when
 * their link is touched.
 */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    // The query client decides when data is stale; the router only preloads code.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ScreenFailure,
    defaultPendingComponent: FullScreenSpinner,
    // The router's pending screen never ends when its promise resolves just as it begins to show,
    // so screens wait themselves (lazy-screen.tsx).
    defaultPendingMs: Infinity,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** The page's title, before the product's name. */
    title?: string;
    /** True when the screen takes the right column too. */
    isWide?: boolean;
    /** True when the screen is as high as the window and scrolls inside. */
    fillsWindow?: boolean;
  }
}

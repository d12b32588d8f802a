import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type AnyRoute, createMemoryHistory, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { currentPlatform } from "#platform";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { setPlatform } from "../../lib/platform/current-platform.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";

/**
 * Returns what the routes show a member, or a visitor, at an address, as markup. Runs during the
 * build.
 */
export async function renderScreen(
  address: string,
  { routeTree, user }: { readonly routeTree: AnyRoute; readonly user: CurrentUser | null },
): Promise<string> {
  setPlatform(currentPlatform);
  const client = new QueryClient();
  client.setQueryData(sessionKey, user);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history });
  await router.load();
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Its timers would keep the build waiting.
  client.clear();
  // React hoists these into a head.
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, "");
}

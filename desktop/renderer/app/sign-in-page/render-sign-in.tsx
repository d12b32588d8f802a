import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { currentPlatform } from "#platform";
import { LoginScreen } from "../../features/auth/LoginScreen.tsx";
import { setPlatform } from "../../lib/platform/current-platform.ts";
import { sessionKey } from "../../lib/session/session.ts";

/** Returns the sign-in form as markup. Runs during the build. */
export async function renderSignIn(): Promise<string> {
  setPlatform(currentPlatform);
  const client = new QueryClient();
  client.setQueryData(sessionKey, null);
  const root = createRootRoute();
  // The screen reads its address by the route's id.
  const visitor = createRoute({ getParentRoute: () => root, id: "visitor" });
  const login = createRoute({ getParentRoute: () => visitor, path: "/login", component: LoginScreen });
  const history = createMemoryHistory({ initialEntries: ["/login"] });
  const router = createRouter({ routeTree: root.addChildren([visitor.addChildren([login])]), history });
  await router.load();
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Its timers would keep the build waiting.
  client.clear();
  // The app's own form has these, and names may stand in a page only once.
  return markup.replaceAll(/<link rel="preload"[^>]*>| id="main"/g, "");
}

import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/**
 * Returns the markup of an element's first render, inside the providers of every screen. Effects do
 * not run.
 */
export function renderMarkup(client: QueryClient, element: ReactNode): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>{element}</QueryClientProvider>
    </RouterContextProvider>,
  );
}

import { createRoute } from "@tanstack/react-router";
import { member } from "./route-parents.tsx";
import { screen } from "./lazy-screen.tsx";

/** Addresses of planned screens; each shows what it will be. A finished screen removes its row. */
function later<const P extends string>(path: P, title: string) {
  return createRoute({
    getParentRoute: () => member,
    path,
    staticData: { title },
    component: screen(() => import("./status/PlaceholderScreen.tsx"), "PlaceholderScreen"),
  });
}

export const placeholderRoutes = [
  later("/ai-chat", "AI Chat"),
] as const;

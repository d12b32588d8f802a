import { createRoute, redirect } from "@tanstack/react-router";
import { member } from "./route-parents.tsx";
import { screen } from "./screen.tsx";

/** Addresses of planned screens; each shows what it will be. A finished screen removes its row. */
function later<const P extends string>(path: P, title: string) {
  return createRoute({
    getParentRoute: () => member,
    path,
    staticData: { title },
    component: screen(() => import("./status/LaterScreen.tsx"), "LaterScreen"),
  });
}

/** The bots are a tab of the community settings (routes.3). */
const bots = createRoute({
  getParentRoute: () => member,
  path: "/admin/bots",
  beforeLoad: () => {
    throw redirect({ to: "/community-settings", search: { tab: "bots" }, replace: true });
  },
});

export const laterRoutes = [
  later("/chat", "Messages"),
  later("/notifications", "Notifications"),
  later("/ai-chat", "AI Chat"),
  later("/shop", "XP Shop"),
  later("/xp-shop", "XP Shop"),
  later("/checkout", "Checkout"),
  later("/promotion-results", "Promotion Results"),
  later("/community-settings", "Community Settings"),
  bots,
] as const;

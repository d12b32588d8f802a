import { createRootRoute, createRoute } from "@tanstack/react-router";
import { LoginScreen } from "../../features/auth/LoginScreen.tsx";
import { renderScreen } from "./render-screen.tsx";

/** Returns the sign-in form as markup. Runs during the build. */
export async function renderSignIn(): Promise<string> {
  const root = createRootRoute();
  // The screen reads its address by the route's id.
  const visitor = createRoute({ getParentRoute: () => root, id: "visitor" });
  const login = createRoute({ getParentRoute: () => visitor, path: "/login", component: LoginScreen });
  const routeTree = root.addChildren([visitor.addChildren([login])]);
  const markup = await renderScreen("/login", { routeTree, user: null });
  // The app's own form has it, and a name may stand in a page only once.
  return markup.replaceAll(' id="main"', "");
}

import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { loginAddress } from "../../lib/session/next-path.ts";
import { Button } from "../../ui/button/Button.tsx";
import { StatusScreen } from "./StatusScreen.tsx";

/**
 * Takes the place of a private screen when the session ends on it (routes.5), until the page leaves
 * for sign-in (client.2). The administrator's screen has its own title.
 */
export function PleaseLogIn() {
  const { href, pathname } = useLocation();
  const isAdministration = pathname.startsWith("/community-settings");
  // The browser's Back may restore this page as it was left, after signing in again.
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", refresh);
    return () => removeEventListener("pageshow", refresh);
  }, []);
  return (
    <StatusScreen
      isNested
      title={isAdministration ? "Authentication Required" : "Please Log In"}
      body={isAdministration ? "Please Log In" : "Your session has ended. Log in to go on here."}
      action={
        // A page load, since this page still holds what the member may no longer see.


          <Button asChild>
            <a href={loginAddress(href)}>Log In</a>
          </Button>

      }
    />
  );
}

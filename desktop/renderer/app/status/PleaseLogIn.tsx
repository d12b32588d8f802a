import { t } from "@lingui/core/macro";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { wasSignedOutHere } from "../../lib/session/ended-session.ts";
import { getLoginAddress } from "../../lib/session/next-path.ts";
import { Button } from "../../ui/button/Button.tsx";
import { StatusScreen } from "./StatusScreen.tsx";

/**
 * Takes the place of a private screen when the session ends on it (routes.5), until the page leaves
 * for sign-in (client.2). The administrator's screen has its own title.
 */
export function PleaseLogIn() {
  const { href, pathname } = useLocation();
  const isAdministration = pathname.startsWith("/community-settings");
  const [isOwnSignOut] = useState(wasSignedOutHere);
  const plainBody = isOwnSignOut
    ? t`Log in to continue here.`
    : t`Your session has ended. Log in to continue here.`;
  // The browser's Back may restore this page as it was left, after signing in again.
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener("pageshow", refresh);
    return () => removeEventListener("pageshow", refresh);
  }, []);
  return (
    // Log In loads a page, since this one still holds what the member may no longer see.
    <StatusScreen
      isNested
      title={isAdministration ? t`Authentication Required` : t`Please Log In`}
      body={isAdministration ? t`Please Log In` : plainBody}
      action={
        <Button asChild>
          <a href={getLoginAddress(href)}>{t`Log In`}</a>
        </Button>
      }
    />
  );
}

import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { createLazyScreen } from "../lazy-screen.tsx";
import { StatusScreen } from "./StatusScreen.tsx";

const Desk = createLazyScreen(
  () => import("../../features/admin/CommunitySettings.tsx"),
  "CommunitySettings",
);

/**
 * /community-settings (admin.1). Checks before the community settings load, so that members never
 * load their scripts.
 */
export function AdministratorsOnly() {
  const { user } = useSession();
  if (!user) {
    return (
      <StatusScreen
        isNested
        title={t`Authentication Required`}
        body={t`Please log in to see this page.`}
        action={
          <Button asChild>
            <Link to="/login" search={{ next: "/community-settings" }}>{t`Log In`}</Link>
          </Button>
        }
      />
    );
  }
  if (!user.isAdmin) {
    return (
      <StatusScreen
        isNested
        title={t`Access Denied`}
        body={t`This area is restricted to administrators only`}
        action={
          <Button asChild variant="secondary">
            <Link to="/">{t`Back to Home`}</Link>
          </Button>
        }
      />
    );
  }
  return <Desk />;
}

import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { isModerator } from "#shared/members/is-moderator.ts";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { createLazyScreen } from "../lazy-screen.tsx";
import { StatusScreen } from "./StatusScreen.tsx";

const Desk = createLazyScreen(() => import("../../features/cases/ModerationScreen.tsx"), "ModerationScreen");

/**
 * /moderation (cases.7). Checks before the desk loads, so that members never load its scripts, and
 * as soon as the session says that a right has ended.
 */
export function ModeratorsOnly() {
  const { user } = useSession();
  if (user && isModerator(user)) return <Desk />;
  return (
    <StatusScreen
      isNested
      title={t`Access Denied`}
      body={t`This area is restricted to moderators only`}
      action={
        <Button asChild variant="secondary">
          <Link to="/">{t`Back to Home`}</Link>
        </Button>
      }
    />
  );
}

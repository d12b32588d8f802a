import { t } from "@lingui/core/macro";
import { useSession } from "../../lib/session/session.ts";
import { BottomBar } from "./BottomBar.tsx";
import { PageFoot } from "./foot/PageFoot.tsx";
import { TopBar } from "./TopBar.tsx";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { StatusScreen } from "../status/StatusScreen.tsx";

/** The not-found screen, with the bars and the foot for members. */
export function NotFoundPage() {
  const { user } = useSession();
  return (
    <>
      {user && <TopBar user={user} isAlone />}
      {user && <BottomBar user={user} />}
      <NotFoundScreen />
      {user && <PageFoot className="flex justify-center" />}
    </>
  );
}

/** The 404 page (routes.4). */
function NotFoundScreen() {
  return (
    <StatusScreen
      title={t`Page not found`}
      body={t`There's nothing at this address. It may have moved, or the link may be incomplete.`}
      action={<a href="/" className={getButtonClass("primary")}>{t`Back to Home`}</a>}
    />
  );
}

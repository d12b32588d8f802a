import { t } from "@lingui/core/macro";
import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { sanitizeNextPath } from "../../lib/session/next-path.ts";
import { useSession } from "../../lib/session/session.ts";
import { useLogInNeeded } from "../../lib/session/use-log-in-needed.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { FailureScreen } from "../status/FailureScreen.tsx";
import { FullScreenSpinner } from "../status/FullScreenSpinner.tsx";
import { UnreachableScreen } from "../status/UnreachableScreen.tsx";
import { Shell } from "./Shell.tsx";

const loadPleaseLogIn = () => import("../status/PleaseLogIn.tsx");
const logInWords = <p className="py-14 text-center text-lead">{t`Please Log In`}</p>;
const loadLanding = () => import("../landing/LiveLanding.tsx");

/** Private screens in the shell. Visitors see the landing page on `/` and sign in elsewhere. */
export function MemberLayout() {
  const session = useSession();
  const location = useLocation();
  const hasEnded = useLogInNeeded();
  if (session.user) {
    return (
      <Shell user={session.user}>
        {hasEnded
          ? (
            <LazyPart load={loadPleaseLogIn} fallback={logInWords} failure={() => logInWords}>
              {({ PleaseLogIn }) => <PleaseLogIn />}
            </LazyPart>
          )
          : <Outlet />}
      </Shell>
    );
  }
  if (session.status === "unreachable") return <UnreachableScreen />;
  if (session.status === "loading") return <FullScreenSpinner />;
  if (location.pathname !== "/") {
    return <Navigate to="/login" search={{ next: sanitizeNextPath(location.href) }} replace />;
  }
  // A visitor has no earlier screen that could stay on failure.
  return (
    <LazyPart load={loadLanding} fallback={<FullScreenSpinner />} failure={() => <FailureScreen />}>
      {({ LiveLanding }) => <LiveLanding />}
    </LazyPart>
  );
}

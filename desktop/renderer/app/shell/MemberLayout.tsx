import { Navigate, Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { safeNextPath } from "../../lib/next-path.ts";
import { useSession } from "../../lib/session.ts";
import { rememberSignedIn } from "../visitor-hint.ts";
import { FullScreenSpinner } from "../status/FullScreenSpinner.tsx";
import { UnreachableScreen } from "../status/UnreachableScreen.tsx";
import { Shell } from "./Shell.tsx";

const Landing = lazy(async () => ({ default: (await import("../landing/Landing.tsx")).Landing }));

/** Private screens in the shell. Visitors meet the landing page on `/` and sign-in elsewhere. */
export function MemberLayout() {
  const session = useSession();
  const location = useLocation();
  const isSignedIn = session.user !== null;
  useEffect(() => {
    if (isSignedIn) rememberSignedIn(true);
  }, [isSignedIn]);
  if (session.user) {
    return (
      <Shell user={session.user}>
        <Outlet />
      </Shell>
    );
  }
  if (session.status === "unreachable") return <UnreachableScreen />;
  if (session.status === "loading") return <FullScreenSpinner />;
  if (location.pathname !== "/") {
    return <Navigate to="/login" search={{ next: safeNextPath(location.href) }} replace />;
  }
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Landing user={null} />
    </Suspense>
  );
}

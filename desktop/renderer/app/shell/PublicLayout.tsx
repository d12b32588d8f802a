import { Outlet } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { BottomBar } from "./BottomBar.tsx";
import { PageFoot } from "./foot/PageFoot.tsx";
import { TopBar } from "./TopBar.tsx";

/** Pages for everyone; members get the bars too. */
export function PublicLayout() {
  const { user } = useSession();
  return (
    <>
      {user && <TopBar user={user} isAlone />}
      {user && <BottomBar user={user} />}
      <main id="main" className="min-h-[calc(100dvh-var(--covered-top))] px-5 pb-10">
        <Outlet />
      </main>
      <PageFoot isForVisitors={!user} className="mx-auto max-w-[42rem] sm:px-0" />
    </>
  );
}

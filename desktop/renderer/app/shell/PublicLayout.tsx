import { Outlet } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { TopBar } from "./TopBar.tsx";

/** Pages for everyone; members get the top bar too. */
export function PublicLayout() {
  const { user } = useSession();
  return (
    <>
      {user && <TopBar user={user} />}
      <main id="main" className="px-5 pb-20">
        <Outlet />
      </main>
    </>
  );
}

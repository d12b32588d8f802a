import { useSession } from "../../lib/session/session.ts";
import { NotFoundScreen } from "../status/NotFoundScreen.tsx";
import { TopBar } from "./TopBar.tsx";

/** The not-found screen, with the top bar for members. */
export function NotFoundPage() {
  const { user } = useSession();
  return (
    <>
      {user && <TopBar user={user} />}
      <NotFoundScreen />
    </>
  );
}

import { useEffect } from "react";
import { useSession } from "../../lib/session/session.ts";
import { sayWhenReloaded } from "./say-when-reloaded.ts";

/** Shows nothing itself. Waits for the session, which decides what is said. */
export function ReloadNotice() {
  const { status } = useSession();
  useEffect(() => {
    if (status !== "loading") return sayWhenReloaded(status === "signed-in");
  }, [status]);
  return null;
}

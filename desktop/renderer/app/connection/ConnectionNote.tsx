import { useEffect, useState } from "react";
import { useNeedsUpdate } from "../../lib/api/server-release.ts";
import { useConnection } from "../../lib/realtime/connection-state.ts";
import { useIsPolled } from "../../features/notifications/use-unread.ts";

const patienceMs = 10_000;

/**
 * 'Reconnecting…' after 10 s without a connection (realtime.3). Gone when it is back, and while
 * polling brings what is new.
 */
export function ConnectionNote() {
  const { connection, since } = useConnection();
  // The desktop app stops connecting once it is too old, and says so elsewhere.
  const needsUpdate = useNeedsUpdate();
  const isPolled = useIsPolled(since);
  const isLost = connection === "lost" && !needsUpdate;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLate(true), Math.max(0, since + patienceMs - Date.now()));
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLost, since]);
  return (
    <span
      role="status"
      className="min-w-0 truncate text-meta text-quiet empty:absolute max-md:not-empty:absolute max-md:not-empty:top-full max-md:not-empty:left-3 max-md:not-empty:-translate-y-1/2 max-md:not-empty:rounded-full max-md:not-empty:bg-paper max-md:not-empty:px-1 max-md:not-empty:text-xs"
    >
      {isLost && isLate && !isPolled && "Reconnecting…"}
    </span>
  );
}

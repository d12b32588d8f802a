import { useEffect, useState } from "react";
import { useNeedsUpdate } from "../../lib/api/server-release.ts";
import { useConnection } from "../../lib/realtime/connection-state.ts";

const patienceMs = 10_000;

/** 'Reconnecting…' after 10 s without a connection (realtime.3), and gone when it is back. */
export function ConnectionNote() {
  const { connection, since } = useConnection();
  // The desktop app stops connecting once it is too old, and says so elsewhere.
  const needsUpdate = useNeedsUpdate();
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
      className="min-w-0 truncate text-meta text-quiet empty:absolute narrow:not-empty:absolute narrow:not-empty:inset-x-0 narrow:not-empty:top-full narrow:not-empty:bg-paper/92 narrow:not-empty:text-center"
    >
      {isLost && isLate && "Reconnecting…"}
    </span>
  );
}

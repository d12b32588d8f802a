import { useEffect, useState } from "react";
import type { MemoryUse as Used } from "../../../bridge.ts";

const readEveryMs = 5_000;

/** What page and app use of the computer's memory. Changes quietly: a screen reader would never be done. */
export function MemoryUse() {
  const used = useMemoryUse();
  if (!used) return null;
  const app = `the whole app ${inMegabytes(used.app)}`;
  return (
    <p className="text-meta text-quiet tabular-nums">
      Memory:{" "}
      {used.page === null ? app : `this page ${inMegabytes(used.page)}, ${app}`}. What the app's parts share
      counts for each of them.
    </p>
  );
}

/** Null until it is known. Reads it again while the page is in sight. */
function useMemoryUse(): Used | null {
  const [used, setUsed] = useState<Used | null>(null);
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === "hidden") return;
      // The app may be about to quit.
      window.glimmer.readMemory().then(setUsed, () => undefined);
    };
    read();
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, []);
  return used;
}

const megabytes = new Intl.NumberFormat("en-US", {
  style: "unit",
  unit: "megabyte",
  maximumFractionDigits: 0,
});

function inMegabytes(kilobytes: number): string {
  return megabytes.format(kilobytes / 1024);
}

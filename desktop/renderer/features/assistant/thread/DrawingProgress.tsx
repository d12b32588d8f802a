import { useEffect, useState } from "react";
import { serverNow } from "../../../lib/clock/server-time.ts";

/** How long an image usually takes, in seconds. */
const usualSeconds = 20;

/**
 * Estimated progress while an image is drawn, in the box that it will have. It slows down instead
 * of reaching the end early.
 */
export function DrawingProgress({ since }: { readonly since: number }) {
  const [seconds, setSeconds] = useState(() => secondsSince(since));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsSince(since)), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  const share = Math.round(95 * (1 - Math.exp((-1.8 * seconds) / usualSeconds)));
  return (
    <div className="flex aspect-square w-full max-w-110 flex-col justify-end gap-3 rounded-card border border-hairline bg-wash p-5">
      <div
        role="progressbar"
        aria-label="Drawing the image"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-hairline"
      >
        <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${share}%` }} />
      </div>
      <p className="text-meta text-quiet">
        {seconds < 2 * usualSeconds
          ? `Drawing… this usually takes about ${usualSeconds} seconds.`
          : "Still drawing. It takes longer than usual."}
      </p>
    </div>
  );
}

function secondsSince(since: number): number {
  return Math.max(0, Math.floor((serverNow() - since) / 1_000));
}

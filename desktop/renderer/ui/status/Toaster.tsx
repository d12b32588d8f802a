import { useEffect, useState } from "react";
import { LazyPart } from "./LazyPart.tsx";
import { dismissToast, toastDurationMs, toastPlace, useToastStore } from "../../lib/announce/toast.ts";

/** Loads the toast region, once the page is idle or with the first toast. */
export const loadToasts = () => import("./ToastRegion.tsx");

/** Shows toasts. */
export function Toaster() {
  const hasToast = useToastStore(({ current }) => current !== null);
  const [isUsed, setUsed] = useState(hasToast);
  if (hasToast && !isUsed) setUsed(true);
  return isUsed && (
    <LazyPart load={loadToasts} failure={() => <PlainToast />}>
      {({ ToastRegion }) => <ToastRegion />}
    </LazyPart>
  );
}

/**
 * A plain toast for when the toast region's script fails to load, since the failure is often the
 * connection.
 */
function PlainToast() {
  const current = useToastStore((state) => state.current);
  const key = current?.key;
  const durationMs = current?.durationMs ?? toastDurationMs;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => dismissToast(key), durationMs);
    return () => clearTimeout(timer);
  }, [key, durationMs]);
  return (
    <p
      role="alert"
      className={current
        ? `${toastPlace} rounded-card border border-hairline bg-float px-5 py-3 shadow-float`
        : undefined}
    >
      {current && [current.title, current.description].filter(Boolean).join(": ")}
    </p>
  );
}

import { useEffect, useLayoutEffect, useState } from "react";
import type { ThreadRow } from "../thread-rows.ts";

const shownMs = 2_500;

/**
 * Brings a message into view, loading the messages around it, and highlights it for a moment.
 * Returns the key of the highlighted row.
 */
export function useHighlight(
  messageId: string | undefined,
  rows: readonly ThreadRow[],
  jumpTo: (messageId: string) => Promise<boolean>,
  goTo: (place: { readonly key: string; readonly align: "center" }) => void,
): string | null {
  const [wanted, setWanted] = useState<string | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    if (!messageId) return;
    let isGone = false;
    void jumpTo(messageId).then((isThere) => !isGone && isThere && setWanted(messageId));
    return () => {
      isGone = true;
    };
  }, [messageId, jumpTo]);
  useLayoutEffect(() => {
    const row = rows.find((one) => one.kind === "message" && one.message.id === wanted);
    if (!row) return;
    goTo({ key: row.key, align: "center" });
    setWanted(null);
    setMarked(row.key);
  }, [wanted, rows, goTo]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), shownMs);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}

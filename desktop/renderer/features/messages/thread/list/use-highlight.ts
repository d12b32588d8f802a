import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { ThreadRow } from "../thread-rows.ts";

const shownMs = 2_500;

interface HighlightParts {
  readonly rows: readonly ThreadRow[];
  readonly jumpTo: (messageId: string) => Promise<boolean>;
  readonly goTo: (place: { readonly key: string; readonly align: "center" }) => void;
  readonly focusKey: (key: string) => void;
}

/**
 * Brings a message into view, loading the messages around it, and highlights it for a moment.
 * Returns the key of the highlighted row, and what shows another message and focuses it.
 */
export function useHighlight(
  messageId: string | undefined,
  { rows, jumpTo, goTo, focusKey }: HighlightParts,
) {
  const [wanted, setWanted] = useState<{ readonly id: string; readonly hasFocus: boolean } | null>(null);
  const [marked, setMarked] = useState<string | null>(null);
  useEffect(() => {
    if (!messageId) return;
    let isGone = false;
    void jumpTo(messageId).then((isThere) =>
      !isGone && isThere && setWanted({ id: messageId, hasFocus: false })
    );
    return () => {
      isGone = true;
    };
  }, [messageId, jumpTo]);
  const showMessage = useCallback(
    (id: string) => void jumpTo(id).then((isThere) => isThere && setWanted({ id, hasFocus: true })),
    [jumpTo],
  );
  useLayoutEffect(() => {
    const row = rows.find((one) => one.kind === "message" && one.message.id === wanted?.id);
    if (!row) return;
    goTo({ key: row.key, align: "center" });
    if (wanted?.hasFocus) focusKey(row.key);
    setWanted(null);
    setMarked(row.key);
  }, [wanted, rows, goTo, focusKey]);
  useEffect(() => {
    if (marked === null) return;
    const timer = setTimeout(() => setMarked(null), shownMs);
    return () => clearTimeout(timer);
  }, [marked]);
  return { highlighted: marked, showMessage };
}

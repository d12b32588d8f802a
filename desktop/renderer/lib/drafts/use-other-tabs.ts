import { useEffect, useEffectEvent, useState } from "react";
import { watchOtherTabs } from "../storage/guarded-storage.ts";
import { draftKey, readDraft, readGoneDraft } from "./draft-store.ts";
import { compareWithStored, type DraftVersion } from "./draft-versions.ts";

/** What another tab did to the draft that this one shows; null when nothing is to be said. */
export type DraftNews =
  | { readonly kind: "sent" }
  /** `showOther` replaces this tab's text by the other's. */
  | { readonly kind: "changed"; readonly showOther: () => void };

interface ShownDraft<T extends DraftVersion> {
  readonly shown: DraftVersion;
  /** True when nothing is written. */
  readonly isEmpty: boolean;
  readonly parse: (kept: unknown) => T | null;
  /** Shows what is stored; null empties the draft. */
  readonly take: (stored: T | null) => void;
}

/**
 * Follows what other tabs do to a member's draft (client.11): as it happens, and when this tab is
 * shown again, since browsers freeze tabs that nobody sees.
 */
export function useOtherTabs<T extends DraftVersion>(
  memberId: string,
  name: string,
  { shown, isEmpty, parse, take }: ShownDraft<T>,
): DraftNews | null {
  const [news, setNews] = useState<DraftNews | null>(null);
  const isOver = news?.kind === "sent" ? shown.attemptKey !== null : isEmpty;
  if (news && isOver) setNews(null);
  const look = useEffectEvent(() => {
    const stored = readDraft(memberId, name, parse);
    const arrival = compareWithStored({ ...shown, isEmpty }, stored, readGoneDraft(memberId));
    if (arrival === "take" || arrival === "sent") {
      take(stored);
      setNews(arrival === "sent" ? { kind: "sent" } : null);
    }
    if (arrival === "conflict") {
      const showOther = () => {
        take(stored);
        setNews(null);
      };
      setNews({ kind: "changed", showOther });
    }
  });
  useEffect(() => {
    look();
    const stop = watchOtherTabs((key) => {
      if (key === draftKey(memberId, name)) look();
    });
    const watch = new AbortController();
    const lookWhenShown = () => document.hidden || look();
    document.addEventListener("visibilitychange", lookWhenShown, { signal: watch.signal });
    addEventListener("pageshow", lookWhenShown, { signal: watch.signal });
    return () => {
      stop();
      watch.abort();
    };
  }, [memberId, name]);
  return news;
}

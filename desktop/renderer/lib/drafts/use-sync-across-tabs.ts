import { useEffect, useEffectEvent, useState } from "react";
import { watchOtherTabs } from "../storage/guarded-storage.ts";
import { getDraftKey, readDraft, readRemovedDrafts, writeDraft } from "./draft-store.ts";
import { compareWithStored, type DraftVersion } from "./compare-draft-versions.ts";

/** Another tab's change to the draft that this one shows; null when nothing is to be said. */
export type DraftNews =
  | { readonly kind: "sent" }
  /** `showOther` shows the other text and offers this tab's in its place. */
  | { readonly kind: "changed"; readonly showOther: () => void };

interface ShownDraft<T extends DraftVersion> {
  /** As it is stored. */
  readonly shown: T;
  /** True when nothing is written. */
  readonly isEmpty: boolean;
  readonly parse: (kept: unknown) => T | null;
  /** Shows a stored draft; null empties the shown one. */
  readonly showStored: (stored: T | null) => void;
  readonly picture?: {
    /** Shows none, and leaves the stored one as it is. */
    readonly hide: () => void;
    /** Shows the one that is stored. */
    readonly readAgain: () => void;
  };
}

/**
 * Follows what other tabs do to a member's draft (client.11): as it happens, and when this tab is
 * shown again, since browsers freeze tabs that nobody sees.
 */
export function useSyncAcrossTabs<T extends DraftVersion>(
  memberId: string,
  name: string,
  { shown, isEmpty, parse, showStored, picture }: ShownDraft<T>,
): DraftNews | null {
  const [news, setNews] = useState<"sent" | { readonly other: T } | null>(null);
  const isOver = news === "sent" ? shown.attemptKey !== null : isEmpty;
  if (news && isOver) setNews(null);
  const compareNow = useEffectEvent(() => {
    const stored = readDraft(memberId, name, parse);
    const arrival = compareWithStored({ ...shown, isEmpty }, stored, readRemovedDrafts(memberId));
    if (arrival === "show" || arrival === "sent") showStored(stored);
    if (arrival === "restore") writeDraft(memberId, name, shown);
    if (arrival === "sent") picture?.hide();
    else picture?.readAgain();
    setNews((before) => {
      if (arrival === "sent") return "sent";
      if (arrival === "conflict" && stored) return { other: stored };
      // Only this tab still has a text of its own that it no longer shows.
      const isKept = before === "sent" ? arrival === "same" : before?.other.isOwn;
      return isKept ? before : null;
    });
  });
  useEffect(() => {
    compareNow();
    const stop = watchOtherTabs((key) => {
      if (key === getDraftKey(memberId, name)) compareNow();
    });
    const watch = new AbortController();
    const compareWhenShown = () => document.hidden || compareNow();
    document.addEventListener("visibilitychange", compareWhenShown, { signal: watch.signal });
    addEventListener("pageshow", compareWhenShown, { signal: watch.signal });
    return () => {
      stop();
      watch.abort();
    };
  }, [memberId, name]);
  if (news === "sent") return { kind: "sent" };
  if (!news) return null;
  const showOther = () => {
    showStored(news.other);
    setNews({ other: shown });
  };
  return { kind: "changed", showOther };
}

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { bringAllUp, bringUp } from "./copies/bring-up.ts";
import { useCopy } from "./copies/copy-store.ts";
import { getPause, longestMs } from "./copies/next-step.ts";
import { type CopyNews, noNews, noteNews, type Place, useCopyNews } from "./copies/place.ts";
import { refreshCopy } from "./copies/refresh-copy.ts";
import { moveCopy, throwAwaySent } from "./draft-acts.ts";
import type { LocalDrafts } from "./local-drafts.ts";

interface ShownDraft {
  readonly memberId: string;
  readonly name: string;
  readonly drafts: LocalDrafts;
  /** Of what the composer shows; null while nothing is written. */
  readonly version: string | null;
  /** False while a picture of it is not uploaded. */
  readonly isWhole: boolean;
}

/** What a composer shows of its draft's copy on the server. */
export interface DraftCopy {
  readonly place: Place;
  readonly name: string;
  readonly id: string | null;
  /** When it is published by itself; null: it is no scheduled post. */
  readonly publishAt: string | null;
  /** Whether the server has what is shown; null while nothing is written. */
  readonly isUp: boolean | null;
  readonly news: CopyNews;
  /** Called once it was posted. */
  readonly endSent: () => void;
  /** Called once it was discarded: a scheduled post stays as it was. */
  readonly endDiscarded: () => void;
  /** Called once its text went into another draft of this browser. */
  readonly endMoved: (to: string) => void;
  /** Called where pictures that the server does not have any more cannot be uploaded again. */
  readonly noteMissing: () => void;
}

/**
 * Keeps the shown draft on the server too (posts.26): after a pause in writing, when the composer
 * is left or the page is hidden, and when the connection returns.
 */
export function useDraftCopy({ memberId, name, drafts, version, isWhole }: ShownDraft): DraftCopy {
  const client = useQueryClient();
  const place = useMemo(() => ({ client, memberId, drafts }), [client, memberId, drafts]);
  const copy = useCopy(memberId, name);
  const news = useCopyNews((all) => all[name]) ?? noNews;
  const isSent = copy !== null && copy.version === version;
  const isWaiting = news.obstacle === "later" ||
    (!isSent && !copy?.publishAt && (version !== null || copy !== null));
  useOpenAndLeave(place, name);
  const since = useRef<number | null>(null);
  // What the server refused is not sent again as it is.
  const failures = news.obstacle === "later" ? news.attempts : 0;
  useEffect(() => {
    if (!isWaiting) {
      since.current = null;
      return;
    }
    since.current ??= Date.now();
    const timer = setTimeout(() => {
      since.current = null;
      void bringUp(place, name);
    }, failures > 0 ? longestMs : getPause(Date.now() - since.current));
    return () => clearTimeout(timer);
  }, [place, name, version, isWaiting, failures]);
  return {
    place,
    name,
    id: copy?.id ?? null,
    publishAt: copy?.publishAt ?? null,
    isUp: version === null ? null : isSent && isWhole,
    news,
    endSent: () => void throwAwaySent(place, name),
    endDiscarded: () => void bringUp(place, name),
    endMoved: (to) => void moveCopy(place, name, to),
    noteMissing: () => noteNews(name, { obstacle: "refused" }),
  };
}

function useOpenAndLeave(place: Place, name: string): void {
  const bringUpNow = useEffectEvent(() => void bringUp(place, name));
  useEffect(() => {
    void refreshCopy(place, name);
    void bringAllUp(place);
    const watch = new AbortController();
    document.addEventListener("visibilitychange", () => document.hidden && bringUpNow(), {
      signal: watch.signal,
    });
    return () => {
      watch.abort();
      // It was read; what leaving says is for the next time.
      noteNews(name, { note: null });
      void bringUp(place, name);
    };
  }, [place, name]);
}

import type { FindInPageOptions, WebContents } from "electron";
import type { BridgeEvent } from "../../bridge.ts";

/** Finds words in the page. */
interface PageSearch {
  /** Begins a search, with Electron's `findNext`, or goes on with the one of the same text. */
  find(text: string, options: FindInPageOptions): void;
  stop(): void;
}

/** @param tell is told what was found, of the search that goes on now: what an earlier one still finds is of other words */
export function createPageSearch(
  page: Pick<WebContents, "findInPage" | "stopFindInPage" | "on">,
  tell: (found: BridgeEvent<"onFound">) => void,
): PageSearch {
  let current: { text: string; firstRequest: number } | null = null;
  page.on("found-in-page", (_event, { requestId, activeMatchOrdinal, matches, finalUpdate }) => {
    if (!finalUpdate || !current || requestId < current.firstRequest) return;
    tell({ text: current.text, active: activeMatchOrdinal, total: matches });
  });
  return {
    find: (text, options) => {
      const request = page.findInPage(text, options);
      if (options.findNext) current = { text, firstRequest: request };
    },
    stop: () => {
      current = null;
      page.stopFindInPage("clearSelection");
    },
  };
}

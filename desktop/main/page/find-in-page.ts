import type { FindInPageOptions, WebContents } from "electron";
import type { BridgeEvent } from "../../bridge.ts";

export interface FindInPage {
  /** Starts a search (`findNext: true`, as Electron calls it) or continues the current one. */
  find(text: string, options: FindInPageOptions): void;
  stop(): void;
}

/**
 * @param onFound gets the results of the current search only; late results of an
 * earlier one are dropped
 */
export function createFindInPage(
  page: Pick<WebContents, "findInPage" | "stopFindInPage" | "on">,
  onFound: (found: BridgeEvent<"onFound">) => void,
): FindInPage {
  let current: { text: string; firstRequest: number } | null = null;
  page.on("found-in-page", (_event, { requestId, activeMatchOrdinal, matches, finalUpdate }) => {
    if (!finalUpdate || !current || requestId < current.firstRequest) return;
    onFound({ text: current.text, active: activeMatchOrdinal, total: matches });
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

import type { WebContents } from "electron";

/** Sends the page to where a link, a notification or a menu leads. */
export interface PageNavigation {
  /**
   * Opens a path of the product, and shows the window once the page is there. Waits for the page to
   * listen; the last path wins.
   */
  open(path: string): void;
  /** The page listens to navigations from now on. */
  pageReady(): void;
  /** The page was replaced, or its process is gone. */
  pageGone(): void;
  /** The page has arrived. */
  confirm(id: number): void;
}

/** The window is shown after this time even if the page does not confirm. */
const confirmsWithinMs = 1_500;
/**
 * The same for a page that does not listen yet: it is loading, waits for a keyring, or
 * asks for a server first.
 */
const listensWithinMs = 4_000;

export function createPageNavigation(
  page: Pick<WebContents, "on">,
  send: (navigation: { id: number; path: string }) => void,
  show: () => void,
): PageNavigation {
  let isReady = false;
  let pendingPath: string | null = null;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showWithin = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, ms);
  };
  const sendToPage = (path: string) => {
    lastId += 1;
    send({ id: lastId, path });
    showWithin(confirmsWithinMs);
  };
  const pageGone = () => {
    isReady = false;
  };
  // A navigation that only started may still be refused, and the page stays.
  page.on("did-navigate", pageGone);
  page.on("render-process-gone", pageGone);
  return {
    open: (path) => {
      if (isReady) return sendToPage(path);
      pendingPath = path;
      showWithin(listensWithinMs);
    },
    pageReady: () => {
      isReady = true;
      if (pendingPath !== null) sendToPage(pendingPath);
      pendingPath = null;
    },
    pageGone,
    confirm: (id) => {
      // An earlier navigation arrived while a later one is under way: wait for the later one.
      if (id !== lastId) return;
      clearTimeout(timer);
      show();
    },
  };
}

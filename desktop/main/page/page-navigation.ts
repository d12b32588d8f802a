/** Sends the page to where a link, a notification or a menu leads. */
export interface PageNavigation {
  /** Goes to a path of the product and shows the window once it is there. Before the page listens, the last one waits for it. */
  open(path: string): void;
  /** The page listens. */
  pageReady(): void;
  /** The page is being loaded anew. */
  pageGone(): void;
  /** The page is where it was sent. */
  confirm(id: number): void;
}

/** A page that does not say it arrived is shown all the same, after this long. */
const arrivesWithinMs = 1_500;
/** And one that does not listen: it is being loaded, waits for a keyring, or asks for a server first. */
const listensWithinMs = 4_000;

export function createPageNavigation(
  send: (navigation: { id: number; path: string }) => void,
  show: () => void,
): PageNavigation {
  let isReady = false;
  let waiting: string | null = null;
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showWithin = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(show, ms);
  };
  const go = (path: string) => {
    lastId += 1;
    send({ id: lastId, path });
    showWithin(arrivesWithinMs);
  };
  return {
    open: (path) => {
      if (isReady) return go(path);
      waiting = path;
      showWithin(listensWithinMs);
    },
    pageReady: () => {
      isReady = true;
      if (waiting !== null) go(waiting);
      waiting = null;
    },
    pageGone: () => {
      isReady = false;
    },
    confirm: (id) => {
      // An earlier one arrived while a later one is on its way: the window waits for the later.
      if (id !== lastId) return;
      clearTimeout(timer);
      show();
    },
  };
}

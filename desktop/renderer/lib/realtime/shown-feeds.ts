import type { ClientFrame } from "#shared/realtime/frames.ts";

type SendFrame = (frame: ClientFrame & { readonly type: "feed" }) => void;

let send: SendFrame | null = null;
let shown = 0;
/** The server's knowledge: until told otherwise, that a feed is shown. */
let isKnownAsShown = true;

/** Sets the function that sends frames over a new connection; null while there is none. */
export function setFeedSender(how: SendFrame | null): void {
  send = how;
  isKnownAsShown = true;
  tellOfFeeds();
}

/** A screen shows a feed until the returned function is called. */
export function noteShownFeed(): () => void {
  shown += 1;
  tellOfFeeds();
  return () => {
    shown -= 1;
    tellOfFeeds();
  };
}

/**
 * Tells the server whether this page shows a feed; a page that shows none gets no `posts`
 * (realtime.4). In a microtask, since one feed may leave only to make place for another.
 */
export function tellOfFeeds(): void {
  queueMicrotask(() => {
    const isShown = shown > 0 && !document.hidden;
    if (!send || isShown === isKnownAsShown) return;
    isKnownAsShown = isShown;
    send({ type: "feed", isShown });
  });
}

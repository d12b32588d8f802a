import { type OwnXp, readXpHeader, xpHeader } from "#shared/xp/xp-header.ts";

/**
 * Gets null when overlapping calls returned XP in an unknown order, so that only a fetch can tell.
 */
type XpListener = (now: OwnXp | null) => void;

let listener: XpListener | null = null;
let responsesRead = 0;

/**
 * Registers the listener for the member's XP after each call that earned or spent some (api.14).
 */
export function listenForXp(next: XpListener): void {
  listener = next;
}

/** Call it before a request, and call the returned function with the response. */
export function createXpReader(): (response: Response) => void {
  const readBefore = responsesRead;
  return ({ headers }) => {
    const now = readXpHeader(headers.get(xpHeader));
    if (!now) return;
    listener?.(responsesRead === readBefore ? now : null);
    responsesRead += 1;
  };
}

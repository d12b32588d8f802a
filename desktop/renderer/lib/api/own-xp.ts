import { type OwnXp, readXpHeader, xpHeader } from "#shared/xp/header.ts";

/** Null: the answers of calls that overlapped disagree about the order they were paid in; only a read can tell. */
type XpListener = (now: OwnXp | null) => void;

let listener: XpListener | null = null;
let told = 0;

/** From now on `hear` is told what the member holds after each call that paid or charged them. */
export function listenForXp(hear: XpListener): void {
  listener = hear;
}

/** Call it before a request goes out, and what it answers with the response. */
export function xpReader(): (response: Response) => void {
  const toldBefore = told;
  return ({ headers }) => {
    const now = readXpHeader(headers.get(xpHeader));
    if (!now) return;
    listener?.(told === toldBefore ? now : null);
    told += 1;
  };
}

import type { Notice } from "./notice-rules.ts";

export interface NewsListParts {
  /** Newest first; null where the server has no such list, or none we can read. Rejects when it cannot say. */
  readonly read: () => Promise<readonly Notice[] | null>;
  readonly now: () => number;
  /** Whether nothing is told now. */
  readonly isSilent: () => boolean;
  /** It could not be read, for the first time since it last could. */
  readonly onFailure: (cause: unknown) => void;
}

/** What a look found. */
export interface ListNews {
  readonly notices: readonly Notice[];
  /** Nobody is told of it: it was unread before anybody could be, or was put off over a time of silence. */
  readonly isOld: boolean;
  /** How many came, where the server has no list to say which. */
  readonly unlisted: number;
}

/** One of the lists behind the counts, and what of it is still to be told. */
export interface NewsList {
  /** Its count was read: there is something to look for when it grew. */
  countChanged(count: number): void;
  /** Whether to look now. */
  isDue(): boolean;
  /** Null when it cannot be read: it is due again later. Never rejects. */
  look(): Promise<ListNews | null>;
  /** What made it fail may be over, e.g. a sleep: it is asked without waiting any longer. */
  retry(): void;
}

const firstWaitMs = 10_000;
const longestWaitMs = 5 * 60_000;

/**
 * A list that cannot be read is asked less and less often, and what it owes is told when it can. One the server does not have is seldom
 * asked, and meanwhile says how many came.
 */
export function createNewsList({ read, now, isSilent, onFailure }: NewsListParts): NewsList {
  let last: number | null = null;
  /** What came since it was last read. */
  let grown = 0;
  /** What the next look finds is old news. */
  let isOld = true;
  let owesLook = false;
  let isMissing = false;
  let isFailing = false;
  let triesInVain = 0;
  let asksAgainAt = 0;
  let isRetried = false;

  const hasToWait = () => now() < asksAgainAt;
  const isDue = () => owesLook && (isMissing || !hasToWait());
  const ask = async () => {
    isRetried = false;
    const notices = await read();
    isFailing = false;
    triesInVain = 0;
    isMissing = notices === null;
    if (isMissing) asksAgainAt = now() + longestWaitMs;
    return notices;
  };
  const fail = (cause: unknown) => {
    owesLook = true;
    isMissing = false;
    // When it can be read at last, it would be told late.
    isOld ||= isSilent();
    if (!isFailing) onFailure(cause);
    isFailing = true;
    const waitMs = Math.min(firstWaitMs * 2 ** triesInVain, longestWaitMs);
    // What was asked before the wish to try again does not answer it.
    asksAgainAt = isRetried ? 0 : now() + waitMs;
    triesInVain += 1;
  };
  return {
    countChanged: (count) => {
      if (last === null) owesLook = true;
      else {
        // Never more than are unread: some may have been read meanwhile.
        grown = Math.min(count, grown + Math.max(0, count - last));
        owesLook ||= count > last;
      }
      last = count;
      if (owesLook && !isDue()) isOld ||= isSilent();
    },
    isDue,
    look: async () => {
      owesLook = false;
      if (isOld) grown = 0;
      let notices: readonly Notice[] | null;
      try {
        notices = hasToWait() ? null : await ask();
      } catch (cause) {
        fail(cause);
        return null;
      }
      const news = { notices: notices ?? [], isOld, unlisted: notices || isOld ? 0 : grown };
      if (!isOld) grown = 0;
      isOld = false;
      return news;
    },
    retry: () => {
      isRetried = true;
      // One that is missing owes nothing, and no sleep kept it from being there.
      if (isFailing) asksAgainAt = 0;
    },
  };
}

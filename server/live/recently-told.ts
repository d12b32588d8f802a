/** Beyond it all is forgotten, which counts as told just now. */
const mostNoted = 20_000;

interface RecentlyTold {
  /** The member is told of their list, or it is read for them. */
  note(memberId: string): void;
  /** Whether that was so since a time, by `performance.now()`. */
  isNotedSince(memberId: string, at: number): boolean;
}

/** When members were last told of their lists. */
export function createRecentlyTold(now: () => number = () => performance.now()): RecentlyTold {
  const noted = new Map<string, number>();
  let forgottenAt = -Infinity;
  return {
    note(memberId) {
      if (noted.size >= mostNoted) {
        noted.clear();
        forgottenAt = now();
      }
      noted.set(memberId, now());
    },
    isNotedSince: (memberId, at) => (noted.get(memberId) ?? forgottenAt) >= at,
  };
}

/** Beyond this number everything is dropped, which counts as updated just now. */
const mostNoted = 20_000;

interface RecentListUpdates {
  /** A frame of the member's list was sent, or the list is being read for them. */
  note(memberId: string): void;
  /** Whether that happened since a time, by `performance.now()`. */
  isNotedSince(memberId: string, at: number): boolean;
}

/** When members' notification lists were last sent or read. */
export function createRecentListUpdates(now: () => number = () => performance.now()): RecentListUpdates {
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

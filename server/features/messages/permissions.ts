/** How a sender stands to a receiver. */
export interface Standing {
  readonly isFollowing: boolean;
  /** Whether the receiver has written to the sender before. */
  readonly hasReceived: boolean;
  readonly isBlocked: boolean;
  readonly isBlockedBy: boolean;
}

/** Who follows may begin, who was written to may answer (messages.1), and a block either way ends both. */
export function canMessage(standing: Standing): boolean {
  if (standing.isBlocked || standing.isBlockedBy) return false;
  return standing.isFollowing || standing.hasReceived;
}

/** The path of the socket, on the server's own origin. */
export const socketPath = "/websocket";

/** Limits of one socket (realtime.1, realtime.2). */
export const socketLimits = {
  /** From opening to the `auth` frame. */
  authWithinMs: 5_000,
  frameBytes: 64 * 1024,
  /** Fragments that one message may come in. */
  fragments: 64,
  framesPerMinute: 120,
  socketsPerMember: 5,
  /** Bytes that may wait for a slow reader. */
  waitingBytes: 1024 * 1024,
  pingEveryMs: 30_000,
} as const;

/** Why the server closes a socket (realtime.2). */
export const closeCodes = {
  /**
   * The session is over, or the client broke a rule: it checks its session before it tries again.
   */
  policy: 1008,
  tooLarge: 1009,
  /** The server stops: try again at once. */
  restart: 1012,
  /** The reader was too slow. */
  tooSlow: 1013,
  /** The member opened a sixth socket: wait until the page is in front. */
  replaced: 4000,
} as const;

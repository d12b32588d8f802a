/** A comment to a topic's posts. With `to`, only for posts that contain these words. */
interface Remark {
  readonly to?: string;
  readonly text: string;
}

/** A topic: its posts and comments. */
export interface Topic {
  readonly name: string;
  /** Without `#`. */
  readonly hashtags: readonly string[];
  /** Whole small posts; each is used once. */
  readonly moments: readonly string[];
  /** May follow a moment as a second paragraph. */
  readonly thoughts: readonly string[];
  readonly comments: readonly Remark[];
}

/** A comment written for its post. */
interface Said {
  /** Username. */
  readonly author: string;
  readonly text: string;
  readonly replies?: readonly Omit<Said, "replies">[];
}

/** A post written whole, with its author and what others say to it. */
export interface Written {
  /** Username. */
  readonly author: string;
  readonly text: string;
  /** Words of the post it quotes. */
  readonly quoting?: string;
  readonly talk?: readonly Said[];
  /** Hours for which the author promotes it, since an hour or two ago. */
  readonly promotedHours?: number;
}

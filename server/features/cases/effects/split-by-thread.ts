export interface InThread {
  readonly id: string;
  /** The comment that it answers, which answers none; null at the top. */
  readonly parentId: string | null;
}

/**
 * Parts comments into statements that change one comment of a thread each, since the counters by
 * level read the rest of the thread as it stands (`count_changed_thread`).
 */
export function splitByThread(comments: readonly InThread[]): readonly (readonly string[])[] {
  const rounds: string[][] = [];
  const seen = new Map<string, number>();
  for (const { id, parentId } of comments) {
    const thread = parentId ?? id;
    const round = seen.get(thread) ?? 0;
    seen.set(thread, round + 1);
    (rounds[round] ??= []).push(id);
  }
  return rounds;
}

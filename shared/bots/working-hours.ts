/**
 * Whether a bot works at a moment (bots.1). Hours are UTC, HH:MM:SS; they wrap midnight when the
 * end comes first, and are the whole day when both are the same.
 */
export function worksAt(
  { from, until }: { readonly from: string; readonly until: string },
  at: Date,
): boolean {
  const time = at.toISOString().slice(11, 19);
  if (from === until) return true;
  return from < until ? from <= time && time < until : time >= from || time < until;
}

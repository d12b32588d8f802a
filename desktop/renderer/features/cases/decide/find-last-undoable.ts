import type { CaseDetail } from "#shared/cases/case-shapes.ts";

type Decision = CaseDetail["decisions"][number];

/** The latest decision, while author and reporters have not heard of it. `now` in ms. */
export function findLastUndoable(decisions: readonly Decision[], now: number): Decision | null {
  const [latest] = decisions
    .filter(({ undoneAt }) => undoneAt === null)
    .toSorted((one, other) => Date.parse(other.decidedAt) - Date.parse(one.decidedAt));
  return latest && Date.parse(latest.noticeAt) > now ? latest : null;
}

/** 'for 9 minutes', at least one: how long Undo is possible. `now` in ms. */
export function undoSpan(noticeAt: string, now: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(noticeAt) - now) / 60_000));
  return minutes === 1 ? "for a minute" : `for ${minutes} minutes`;
}

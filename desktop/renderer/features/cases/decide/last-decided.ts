import { create } from "zustand";
import type { CaseDecision } from "#shared/cases/case-shapes.ts";

interface LastDecided {
  readonly decision: CaseDecision | null;
}

/** The last decision made on this page, so that Undo is at hand after the next case was opened. */
export const useLastDecided = create<LastDecided>(() => ({ decision: null }));

/** The latest decision, while author and reporters have not heard of it. `now` in ms. */
export function findLastUndoable(decisions: readonly CaseDecision[], now: number): CaseDecision | null {
  const [latest] = decisions
    .filter(({ undoneAt }) => undoneAt === null)
    .toSorted((one, other) => Date.parse(other.decidedAt) - Date.parse(one.decidedAt));
  return latest && Date.parse(latest.noticeAt) > now ? latest : null;
}

/** 'for 9 minutes', at least one: how long Undo is possible. `now` in ms. */
export function describeUndoSpan(noticeAt: string, now: number): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(noticeAt) - now) / 60_000));
  return minutes === 1 ? "for a minute" : `for ${minutes} minutes`;
}

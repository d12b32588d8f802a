import { plural } from "@lingui/core/macro";
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

/** How many minutes Undo is possible, at least one. `now` in ms. */
export function countUndoMinutes(noticeAt: string, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(noticeAt) - now) / 60_000));
}

/** 'You can undo it for 9 minutes.' */
export function describeUndoSpan(minutes: number): string {
  return plural(minutes, { one: "You can undo it for a minute.", other: "You can undo it for # minutes." });
}

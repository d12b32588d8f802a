import { create } from "zustand";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";

type Decision = CaseDetail["decisions"][number];

/** The last decision made on this page, so that Undo is at hand after the next case was opened. */
export const useLastDecided = create<{ readonly decision: Decision | null }>(() => ({ decision: null }));

export function noteDecided(decision: Decision | null): void {
  useLastDecided.setState({ decision });
}

import { create } from "zustand";

interface Chosen {
  /** Whether rows of the list have a box. */
  readonly isChoosing: boolean;
  readonly ids: ReadonlySet<string>;
}

/** The cases that a moderator chose to close at once (cases.10). */
export const useChosenCases = create<Chosen>(() => ({ isChoosing: false, ids: new Set() }));

export function chooseSeveral(isChoosing: boolean): void {
  useChosenCases.setState({ isChoosing, ids: new Set() });
}

export function choose(caseId: string, isChosen: boolean): void {
  useChosenCases.setState(({ ids }) => {
    const next = new Set(ids);
    if (isChosen) next.add(caseId);
    else next.delete(caseId);
    return { ids: next };
  });
}

interface ClosedTogether {
  readonly ids: readonly string[];
  /** Until when Undo is possible. */
  readonly until: string;
}

/** The cases that this page closed at once last, so that Undo is at hand. */
export const useClosedTogether = create<{ readonly closed: ClosedTogether | null }>(() => ({ closed: null }));

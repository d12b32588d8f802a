import type { CaseKind, CaseState } from "#shared/cases/case-shapes.ts";

/** Cache keys of the moderators' desk. */
export const caseKeys = {
  all: ["cases"],
  lists: ["cases", "list"],
  list: (state: CaseState, kind: CaseKind | undefined) => ["cases", "list", state, kind] as const,
  summary: ["cases", "summary"],
  one: (id: string) => ["cases", "one", id] as const,
} as const;

import type { CaseKind, CaseState } from "#shared/cases/case-shapes.ts";
import type { MemberFilter, MemberSort } from "#shared/members/desk-list.ts";

/** Keys of the moderators' desk. */
export const caseKeys = {
  all: ["cases"],
  lists: ["cases", "list"],
  list: (state: CaseState, kind: CaseKind | undefined) => ["cases", "list", state, kind] as const,
  summary: ["cases", "summary"],
  numbers: ["cases", "numbers"],
  rules: ["cases", "rules"],
  /** Everybody reads these, so the key is not among the desk's. */
  transparency: ["transparency"],
  members: (q: string, filter: MemberFilter | undefined, sort: MemberSort) =>
    ["cases", "members", q, filter, sort] as const,
  member: (id: string) => ["cases", "member", id] as const,
  writings: (memberId: string) => ["cases", "member", memberId, "writings"] as const,
  one: (id: string) => ["cases", "one", id] as const,
  evidence: (caseId: string) => ["cases", "one", caseId, "evidence"] as const,
  preview: (caseId: string, touching: object) => ["cases", "preview", caseId, touching] as const,
  /** Why a decision was made; with a token it may be another's. */
  statement: (id: string, token: string | null) => ["statement", id, token] as const,
} as const;

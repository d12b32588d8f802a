import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { findRefusal } from "../decide/decider-fragments.ts";
import type { CaseRowOfQueue } from "./case-fragments.ts";

/** A row of the queue. */
export function presentCase(row: CaseRowOfQueue): CaseRow {
  return {
    id: row.id,
    subject: { kind: row.kind, id: row.subject_id },
    author: row.author,
    excerpt: row.excerpt ?? "",
    hasPictures: row.has_pictures,
    count: row.reports_count,
    reasons: row.reasons,
    sources: row.sources,
    isUrgent: row.is_urgent,
    openedAt: row.opened_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    claim: row.held_by && row.claimed_until
      ? { by: row.held_by, until: row.claimed_until.toISOString() }
      : null,
    decision: row.closed_at ? row.decision : null,
    isDecisionOver: row.closed_at !== null && row.is_decision_over === true,
    appeal: row.appeal,
    canDecide: row.decider !== null && findRefusal(row.decider) === null,
  };
}

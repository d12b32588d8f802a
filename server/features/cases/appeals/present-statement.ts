import type { AppealState, Statement } from "#shared/cases/statement-contract.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getRuleTitle } from "#shared/rules/first-rules.ts";
import { retention } from "#shared/retention.ts";
import type { StatementRow } from "./statement-queries.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** The data that a statement is presented with. */
export interface Reading {
  readonly rules: readonly HouseRule[];
  readonly contactEmail: string;
  readonly now: Date;
}

export function presentStatement(row: StatementRow, { rules, contactEmail, now }: Reading): Statement {
  return {
    id: row.id,
    member: { id: row.member_id, username: row.username },
    decidedAt: row.decided_at.toISOString(),
    decision: row.decision,
    subject: { kind: row.kind, excerpt: row.excerpt, path: row.path },
    rule: { key: row.rule, title: getRuleTitle(rules, row.rule) },
    reason: row.reason,
    level: row.level,
    formerLevel: row.former_level,
    days: row.days,
    until: row.until?.toISOString() ?? null,
    removesContent: row.removes_content,
    stoppedPromotions: row.stopped_promotions,
    origin: row.origin,
    finding: row.finding && { ...row.finding, foundAt: new Date(row.finding.foundAt).toISOString() },
    // Every decision of this table is a person's; programs give levels alone (reasons.2).
    isAutomated: false,
    isHeld: row.is_in_force,
    appeal: presentAppeal(row, now),
    contactEmail,
  };
}

function presentAppeal(row: StatementRow, now: Date): Statement["appeal"] {
  const until = appealableUntil(row);
  const state = appealStateOf(row, now);
  return {
    state,
    until: state === "possible" ? until.toISOString() : null,
    words: row.appeal_words,
    createdAt: row.appealed_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answer: row.answer,
  };
}

/** Until when a decision can be contested (appeals.1). */
function appealableUntil({ told_at: at }: StatementRow): Date {
  return new Date(at.getTime() + retention.appealable.days * dayMs);
}

function appealStateOf(row: StatementRow, now: Date): AppealState {
  if (row.appealed_at === null) return now < appealableUntil(row) ? "possible" : "late";
  if (row.answered_at === null) return "waiting";
  return row.is_granted ? "granted" : "refused";
}

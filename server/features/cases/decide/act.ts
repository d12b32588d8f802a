import type { z } from "zod";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { newDecision } from "#shared/cases/decide-contract.ts";
import { type DecisionKind, undoMinutes } from "#shared/cases/decision-kinds.ts";
import { findDecisionErrors } from "#shared/cases/find-decision-errors.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { Invalid } from "../../../errors.ts";

/** Who acts on a case, and when. */
export interface Act {
  /** Of the call, so that a retry does nothing twice. */
  readonly id: string;
  readonly caseId: string;
  readonly actor: { readonly id: string; readonly username: string };
  /** In lower case. */
  readonly adminEmails: readonly string[];
  readonly at: Date;
}

type Plain<K extends DecisionKind> = K extends unknown ? { readonly kind: K } : never;

/** What a moderator decides (cases.4). */
export type Decision =
  | Plain<"no_violation" | "cover" | "remove" | "warn" | "offer_help">
  | { readonly kind: "level"; readonly level: ModerationLevel }
  | { readonly kind: "limit"; readonly days: number; readonly until: Date }
  | {
    readonly kind: "suspend";
    /** Null until somebody restores them. */
    readonly days: number | null;
    readonly until: Date | null;
    readonly removesContent: boolean;
  };

export interface DecideAct extends Act {
  readonly decision: Decision;
  readonly rule: string;
  readonly reason: string;
  /** What its author reads of the reason; of a message the rule. */
  readonly told: string;
  /** Nothing happens to who wrote first what a wave shares (cases.6). */
  readonly sparesFirst: boolean;
  /** When members are told. */
  readonly noticeAt: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Throws `Invalid` unless what a moderator gave is complete and fits the case. */
export function parseDecision(kind: CaseKind, given: z.output<typeof newDecision>, at: Date): Decision {
  const fields = findDecisionErrors(kind, given);
  if (fields) throw new Invalid(Object.values(fields)[0] ?? "", fields);
  const { decision, level, days } = given;
  switch (decision) {
    case "level":
      return { kind: decision, level: insist(level) };
    case "limit":
      return { kind: decision, days: insist(days), until: daysAfter(at, insist(days)) };
    case "suspend":
      return {
        kind: decision,
        days: days ?? null,
        until: days === undefined ? null : daysAfter(at, days),
        removesContent: given.removesContent ?? kind === "wave",
      };
    default:
      return { kind: decision };
  }
}

function insist<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("A decision that is not complete was let through");
  return value;
}

function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * dayMs);
}

/** When members are told of a decision that is made now: until then it can be undone. */
export function noticeTimeOf(at: Date): Date {
  return new Date(at.getTime() + undoMinutes * minuteMs);
}

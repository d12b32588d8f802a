import { msg } from "@lingui/core/runtime-macro";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { newDecision } from "#shared/cases/decide-contract.ts";
import { claimMinutes, type DecisionKind, undoMinutes } from "#shared/cases/decision-kinds.ts";
import { findDecisionErrors } from "#shared/cases/find-decision-errors.ts";
import type { Text } from "#shared/language/text.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { SessionCtx } from "../../../context.ts";
import { type AppError, Conflict, Forbidden, Invalid, NotFound } from "../../../errors.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { Effect } from "../effects/effect.ts";
import type { HolderRefusal } from "./who-decides-fragments.ts";

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

/** The act of the caller. Its id is that of the call, unless the call acts on several cases. */
export function startAct(ctx: SessionCtx, caseId: string, id = ctx.createdId ?? uuidv7()): Act {
  return { id, caseId, actor: ctx.actor, adminEmails: ctx.config.adminEmails, at: ctx.clock.now() };
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
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export function removesContent(decision: Decision): boolean {
  return decision.kind === "suspend" && decision.removesContent;
}

/** Throws `Invalid` unless what a moderator gave is complete and fits the case. */
export function parseDecision(kind: CaseKind, given: z.output<typeof newDecision>, at: Date): Decision {
  const fields = findDecisionErrors(kind, given);
  const [first] = Object.values(fields ?? {});
  if (fields && first) throw new Invalid(first, fields);
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

/** Until when whoever claims a case now holds it. */
export function claimEndOf(at: Date): Date {
  return new Date(at.getTime() + claimMinutes * minuteMs);
}

/** Why a decision, its reverse or the answer to an appeal was not made. */
export type ActRefusal =
  | HolderRefusal
  | "gone"
  | "none"
  | "late"
  | "other"
  | "later"
  | "fresh"
  | "working";

const words: Readonly<Record<ActRefusal, Text>> = {
  absent: msg`Case not found`,
  role: msg`This area is restricted to moderators only`,
  own: msg`This case is about you. Somebody else decides it.`,
  reported: msg`You reported this yourself. Somebody else decides it.`,
  decided: msg`You decided this yourself. Somebody else answers the appeal.`,
  administrators: msg`Only administrators decide about moderators and administrators.`,
  closed: msg`This case is closed. Somebody decided it already.`,
  held: msg`You no longer hold this case. Claim it again, then decide.`,
  gone:
    msg`There is nothing left to decide about: it was deleted or removed, or the account is suspended already, gone or an administrator's.`,
  none: msg`There is no decision to take back.`,
  late: msg`This decision can no longer be taken back: ten minutes have passed, and members were told.`,
  other: msg`Only whoever decided this, or an administrator, can take it back.`,
  later: msg`Somebody decided about the same member or content since. Take the later decision back first.`,
  fresh:
    msg`Somebody decided about the same member or content a moment ago. Answer once that can no longer be taken back.`,
  working: msg`Somebody is working on a newer report about the same thing. Let them finish.`,
};

const forbidden: readonly ActRefusal[] = ["role", "own", "reported", "decided", "administrators", "other"];

/** The error for an act that was refused. */
export function makeRefusal(refusal: ActRefusal): AppError {
  if (refusal === "absent") return new NotFound(words[refusal]);
  if (forbidden.includes(refusal)) return new Forbidden(words[refusal]);
  return new Conflict("conflict", words[refusal]);
}

/** What came of an act on a case. */
export interface Done {
  /** Why nothing was done. */
  readonly refusal?: ActRefusal;
  /** None where an earlier attempt under the same id did it. */
  readonly effects: readonly Effect[];
  /** Rows of members' lists that came back. */
  readonly notified: readonly (Notified | null)[];
}

export const doneBefore: Done = { effects: [], notified: [] };

export function refuse(refusal: ActRefusal): Done {
  return { refusal, effects: [], notified: [] };
}

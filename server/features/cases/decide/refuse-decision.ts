import { type AppError, Conflict, Forbidden } from "../../../errors.ts";
import { caseNotFound } from "../queue/get-reader.ts";
import type { Role } from "#shared/members/role.ts";

/** Why `decide_case`, `undo_decision` or `answer_appeal` did nothing. */
export type ActRefusal =
  | DecideRefusal
  | "absent"
  | "closed"
  | "held"
  | "gone"
  | "none"
  | "late"
  | "other"
  | "later"
  | "fresh"
  | "working";

const words: Readonly<Record<Exclude<ActRefusal, "absent">, string>> = {
  role: "This area is restricted to moderators only",
  own: "This case is about you. Somebody else decides it.",
  reported: "You reported this yourself. Somebody else decides it.",
  decided: "You decided this yourself. Somebody else answers the appeal.",
  administrators: "Only administrators decide about moderators and administrators.",
  closed: "This case is closed. Somebody decided it already.",
  held: "You no longer hold this case. Claim it again, then decide.",
  gone:
    "There is nothing left to decide about: it was deleted or removed, or the account is suspended already, gone or an administrator's.",
  none: "There is no decision to take back.",
  late: "This decision can no longer be taken back: ten minutes have passed, and members were told.",
  other: "Only whoever decided this, or an administrator, can take it back.",
  later: "Somebody decided about the same member or content since. Take the later decision back first.",
  fresh:
    "Somebody decided about the same member or content a moment ago. Answer once that can no longer be taken back.",
  working: "Somebody is working on a newer report about the same thing. Let them finish.",
};

const forbidden: readonly ActRefusal[] = ["role", "own", "reported", "decided", "administrators", "other"];

/** The error for an act that was refused. */
export function makeRefusal(refusal: ActRefusal): AppError {
  if (refusal === "absent") return caseNotFound();
  if (forbidden.includes(refusal)) return new Forbidden(words[refusal]);
  return new Conflict("conflict", words[refusal]);
}

interface Decider {
  readonly id: string;
  readonly role: Role;
  /** Whether they reported what the case is about. */
  readonly hasReported: boolean;
  /** Nobody beside them works on cases. */
  readonly isAlone: boolean;
}

/** One whom a case is about, with the role that they have or had before a suspension. */
interface AboutMember {
  readonly id: string;
  readonly role: Role;
}

type DecideRefusal = "role" | "own" | "reported" | "decided" | "administrators";

/**
 * Why somebody may not decide a case (roles.2); null when they may. The statements that write ask
 * `refusal_to_decide`, which says the same.
 */
export function findRefusalToDecide(by: Decider, about: readonly AboutMember[]): DecideRefusal | null {
  if (by.role === "member") return "role";
  if (about.some(({ id }) => id === by.id)) return "own";
  if (by.hasReported && !(by.role === "administrator" && by.isAlone)) return "reported";
  return by.role !== "administrator" && about.some(({ role }) => role !== "member") ? "administrators" : null;
}

/** Who would answer an appeal (appeals.2). */
interface Answerer extends Omit<Decider, "isAlone"> {
  /** Whether they decided what is appealed. */
  readonly hasDecided: boolean;
  /** Who else has the role for it, beside who decided and whose appeal it is. */
  readonly others: readonly { readonly hasReported: boolean }[];
}

/** Why somebody may not answer an appeal; null when they may. `refusal_to_answer` says the same. */
export function findRefusalToAnswer(by: Answerer, about: readonly AboutMember[]): DecideRefusal | null {
  const refusal = findRefusalToDecide({ ...by, hasReported: false, isAlone: false }, about);
  if (refusal) return refusal;
  if (by.hasDecided && by.others.length > 0) return "decided";
  return by.hasReported && by.others.some(({ hasReported }) => !hasReported) ? "reported" : null;
}

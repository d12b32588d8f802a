import { type AppError, Conflict, Forbidden } from "../../../errors.ts";
import { caseNotFound } from "../desk/get-reader.ts";
import type { DecideRefusal } from "./decider-rules.ts";

/** Why a decision, its reverse or the answer to an appeal was not made. */
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

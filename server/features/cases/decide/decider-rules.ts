import type { Role } from "#shared/members/role.ts";

interface Decider {
  readonly id: string;
  readonly role: Role;
  /** Whether they reported what the case is about. */
  readonly hasReported: boolean;
  /** Nobody beside them works on cases. */
  readonly isAlone: boolean;
}

/** One whom a case is about, with the role that they have or had before a suspension. */
export interface AboutMember {
  readonly id: string;
  readonly role: Role;
}

export type DecideRefusal = "role" | "own" | "reported" | "decided" | "administrators";

/** Why somebody may not decide a case (roles.2); null when they may. */
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

/** Why somebody may not answer an appeal; null when they may. */
export function findRefusalToAnswer(by: Answerer, about: readonly AboutMember[]): DecideRefusal | null {
  const refusal = findRefusalToDecide({ ...by, hasReported: false, isAlone: false }, about);
  if (refusal) return refusal;
  if (by.hasDecided && by.others.length > 0) return "decided";
  return by.hasReported && by.others.some(({ hasReported }) => !hasReported) ? "reported" : null;
}

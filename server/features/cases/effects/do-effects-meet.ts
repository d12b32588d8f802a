import type { CaseOutcome } from "#shared/cases/decision-kinds.ts";
import type { Effect } from "./effect.ts";

/** A decision, with what it is on. */
export interface Touching {
  readonly decision: CaseOutcome;
  readonly touched: readonly Pick<Effect, "kind" | "id" | "memberId">[];
}

const measures: readonly CaseOutcome[] = ["limit", "suspend"];
const ofMembers: readonly CaseOutcome[] = [...measures, "remove"];

/**
 * Whether two decisions change the same: a content; or a member who is limited or suspended by one,
 * while the other limits or suspends them or removes what they wrote.
 */
export function doEffectsMeet(one: Touching, other: Touching): boolean {
  const ids = new Set(other.touched.map(({ id }) => id));
  if (one.touched.some(({ kind, id }) => kind !== "member" && ids.has(id))) return true;
  const pair = [one.decision, other.decision];
  const areOfMembers = pair.every((kind) => ofMembers.includes(kind)) &&
    pair.some((kind) => measures.includes(kind));
  const members = new Set(other.touched.map(({ memberId }) => memberId));
  return areOfMembers && one.touched.some(({ memberId }) => memberId !== null && members.has(memberId));
}

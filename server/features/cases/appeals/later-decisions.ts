import type { Tx } from "../../../db/open-database.ts";
import { type DecidedRow, selectFreshDecisions } from "../decide/decided-queries.ts";
import { undoCover } from "../effects/judge-content.ts";
import {
  doEffectsMeet,
  type Effect,
  type EffectOf,
  type FormerLimit,
  type FormerSuspension,
  type HiddenContent,
} from "../effects/effect.ts";
import { mergeHidden } from "../effects/hide-content-of-member.ts";
import type { LaterDecision } from "./later-queries.ts";

/**
 * Whether a later decision about the same can still be undone. What stood before it is what this
 * one did, so that one settles first.
 */
export async function hasFreshDecision(tx: Tx, decided: DecidedRow): Promise<boolean> {
  const own = { decision: decided.decision, touched: decided.effects };
  const later = await selectFreshDecisions(tx, { decidedAfter: decided.decided_at });
  return later.some((one) => doEffectsMeet(own, one));
}

/**
 * The later decision that keeps what one did with an effect of it; null when nothing does. What a
 * suspension removed with everything that its member had posted stays removed, also what was
 * removed before. A later measure is looked at where the measure is taken back.
 */
export function findKeeper(
  { decision, effect }: EffectOf,
  later: readonly LaterDecision[],
): LaterDecision | null {
  switch (decision) {
    case "level":
    case "cover":
      return later.find((one) =>
        one.decision === decision &&
        one.effects.some(({ id, memberId }) => id === effect.id && memberId === effect.memberId)
      ) ?? null;
    case "remove":
    case "suspend":
      if (effect.kind === "message") return null;
      return later.find((one) => one.decision === "suspend" && one.removes_content) ?? null;
    default:
      return null;
  }
}

/** Adds to what a decision keeps for the reverse of one of its effects. */
function keepInEffect(later: LaterDecision, id: string, former: object): void {
  later.effects = later.effects.map((effect) =>
    effect.id === id ? { ...effect, former: { ...effect.former, ...former } } as Effect : effect
  );
}

/**
 * Leaves an effect to the later decision that keeps it, with what its reverse needs: if that one is
 * appealed too, all that both took comes back.
 */
export async function leaveToLater(
  tx: Tx,
  { decision, effect }: EffectOf<"level" | "cover" | "remove" | "suspend">,
  later: LaterDecision,
): Promise<void> {
  const { id } = effect;
  switch (decision) {
    case "level":
      return keepInEffect(later, id, { level: effect.former.level, elements: effect.former.elements });
    case "cover": {
      const { at, coveredAt } = effect.former;
      await undoCover(tx, effect.kind, id, { at, coveredAt: later.decided_at.toISOString() });
      return keepInEffect(later, id, { coveredAt });
    }
    case "remove": {
      const promotions = effect.kind === "post" ? effect.former.promotions : [];
      return await leaveHidden(tx, effect, later, { [`${effect.kind}s`]: [id], promotions });
    }
    case "suspend": {
      const { hasMore: _, ...hidden } = effect.former.hidden ?? { hasMore: false };
      return await leaveHidden(tx, effect, later, hidden);
    }
  }
}

/**
 * Gives what was hidden of a member's to a later suspension that hid the rest, and its time, so
 * that it is kept as long.
 */
async function leaveHidden(
  tx: Tx,
  { memberId }: Pick<Effect, "memberId">,
  later: LaterDecision,
  hidden: Partial<HiddenContent>,
): Promise<void> {
  const posts = [...hidden.posts ?? [], ...hidden.reposts ?? []];
  const comments = [...hidden.comments ?? []];
  await tx`select from posts where id = any(${posts}::uuid[]) order by id for no key update`;
  await tx`
    update posts
    set removed_at = ${later.decided_at}
    where id = any(${posts}::uuid[]) and removed_at is not null`;
  await tx`select from comments where id = any(${comments}::uuid[]) order by id for no key update`;
  await tx`
    update comments
    set removed_at = ${later.decided_at}
    where id = any(${comments}::uuid[]) and removed_at is not null`;
  const own = later.effects.find((effect) => effect.memberId === memberId)?.former;
  const former = own && "hidden" in own ? own.hidden ?? null : null;
  if (memberId !== null) keepInEffect(later, memberId, { hidden: mergeHidden(former, hidden) });
}

/**
 * Leaves to later measures about the same member what the reverse of an earlier one would have
 * given back: a later suspension does not bring it back, and promotions that cannot go on yet go on
 * once the later measure is taken back too.
 */
export function leaveMeasureToLater(
  { decision, effect }: EffectOf<"limit" | "suspend">,
  later: readonly LaterDecision[],
): void {
  const { id, former: { promotions, at, earlier = [] } } = effect;
  const measures = later.filter((one) => one.decision === "limit" || one.decision === "suspend");
  for (const one of measures) {
    if (decision !== "suspend" || one.decision !== "suspend") continue;
    const { suspendedAt } = formerOn(one, id) as FormerSuspension;
    if (suspendedAt === null || Date.parse(suspendedAt) !== Date.parse(at)) continue;
    const { suspendedAt: before, reason, until } = effect.former;
    keepInEffect(one, id, { suspendedAt: before, reason, until });
  }
  const [next] = measures;
  if (!next) return;
  const left = (formerOn(next, id) as FormerLimit | FormerSuspension).earlier ?? [];
  keepInEffect(next, id, { earlier: [...left, { promotions, at }, ...earlier] });
}

function formerOn({ effects }: LaterDecision, memberId: string) {
  return effects.find((effect) => effect.memberId === memberId)?.former;
}

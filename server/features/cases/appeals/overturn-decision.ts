import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Tx } from "../../../db/open-database.ts";
import { type DecidedRow, selectFreshDecisions } from "../decide/decided-queries.ts";
import { doEffectsMeet, type Effect, type EffectOf, listEffects } from "../effects/effect.ts";
import { undoOnContent } from "../decide/effects-of-decision.ts";
import type { Done } from "../decide/make-decision.ts";
import { settleLater } from "../decide/record-decision.ts";
import { type CaseSubject, lockPosts } from "../decide/case-queries.ts";
import { dropEvidence } from "../records/keep-removed.ts";
import { selectLater, selectPromotions, selectStandings, type Standing, writeLater } from "./later-queries.ts";
import { findKeeper, leaveToLater } from "./later-decisions.ts";
import {
  addNumbers,
  listPromotions,
  type RestoreCtx,
  type Restored,
  type RestoredNumbers,
  restoreMeasure,
} from "./restore-measure.ts";

interface Overturn {
  readonly decided: DecidedRow;
  /** The decided case. */
  readonly about: CaseSubject;
  /** Whose appeal it is: of a wave what it did to them alone is taken back. */
  readonly memberId: string;
  readonly at: Date;
}

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
 * Takes a decision back for one member, and keeps so with it. Returns what it did to them as the
 * decision keeps it from now on, and what came back.
 */
export async function overturn(
  tx: Tx,
  { decided, about, memberId, at }: Overturn,
): Promise<Pick<Done, "effects" | "notified"> & { readonly numbers: RestoredNumbers }> {
  await lockPosts(tx, about, decided);
  const later = await selectLater(tx, decided, memberId);
  const all = await restoreAll({ tx, decisionId: decided.id, later, at }, decided, memberId);
  if (await hasFreshDecision(tx, decided)) {
    // One that the locks waited for.
    throw new ChangedMeanwhile(`A decision came after ${decided.id}`);
  }
  await writeLater(tx, later);
  const effects = all.map(({ effect }) => ({ ...effect, isOverturned: true } as const));
  const kept = decided.effects.map((given) =>
    effects.find(({ id, kind }) => id === given.id && kind === given.kind) ?? given
  );
  await keepEffects(tx, decided.id, kept);
  await settleLater(tx, decided.id, effects);
  if (about.kind !== "wave") await recountReporters(tx, about.id);
  return {
    effects,
    notified: all.flatMap(({ notified }) => notified),
    numbers: addNumbers(all.map(({ numbers }) => numbers)),
  };
}

async function keepEffects(tx: Tx, id: string, effects: readonly Effect[]): Promise<void> {
  await tx`
    update decisions
    set former = former || ${JSON.stringify({ effects })}::text::jsonb
    where id = ${id}`;
}

/** Takes back what the decision did to a member, in order. */
async function restoreAll(ctx: RestoreCtx, decided: DecidedRow, memberId: string): Promise<Restored[]> {
  const own = listEffects(decided).filter(({ effect }) => effect.memberId === memberId);
  const ids = own.map(({ effect }) => effect.id);
  const before = await selectStandings(ctx.tx, ids);
  const restored: Restored[] = [];
  for (const one of own) restored.push(await restoreOne(ctx, one, before));
  const after = await selectStandings(ctx.tx, ids);
  const promotions = await selectPromotions(ctx.tx, restored.flatMap(({ effect }) => listPromotions(effect)));
  return restored.map((one) => {
    const { kind, id } = one.effect;
    const [was, is] = [before.get(id), after.get(id)];
    if (kind === "member" || !was || one.numbers.kept) return one;
    const numbers = {
      [`${kind}s`]: was.removed === is?.removed ? 0 : 1,
      levels: was.level === is?.level ? 0 : 1,
      covers: was.covered === is?.covered ? 0 : 1,
      promotions: listPromotions(one.effect).filter((promotion) => promotions.get(promotion) === "running").length,
    };
    return { ...one, numbers };
  });
}

async function restoreOne(
  ctx: RestoreCtx,
  one: EffectOf,
  before: ReadonlyMap<string, Standing>,
): Promise<Restored> {
  const { decision, effect } = one;
  const nothing = { effect, notified: [], numbers: {} };
  switch (decision) {
    case "limit":
    case "suspend":
      return await restoreMeasure(ctx, one);
    case "level":
    case "cover":
    case "remove": {
      const { tx, decisionId, later, at } = ctx;
      const keeper = findKeeper(one, later);
      await dropEvidence(tx, { decisionId, subjectId: effect.id, keeperId: keeper?.id }, at);
      if (!before.has(effect.id)) return nothing;
      if (!keeper) return { ...nothing, notified: await undoOnContent(tx, one, at) };
      await leaveToLater(tx, one, keeper);
      return { ...nothing, numbers: { kept: 1 } };
    }
    case "warn":
    case "no_violation":
    case "offer_help":
    case "undecidable":
      return nothing;
  }
}

/** The reporters of a decision that was taken back were not right after all. */
async function recountReporters(tx: Tx, caseId: string): Promise<void> {
  await tx`
    select
    from reporter_records
    where member_id in (select reporter_id from reports where case_id = ${caseId})
    order by member_id
    for no key update`;
  await tx`
    update reporter_records
    set upheld = upheld - 1, dismissed = dismissed + 1
    where upheld > 0 and member_id in (select reporter_id from reports where case_id = ${caseId})`;
}

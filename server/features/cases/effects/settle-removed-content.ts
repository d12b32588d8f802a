import type { Ctx } from "../../../context.ts";
import type { Tx } from "../../../db/open-database.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { type DecidedRow, lockDecided } from "../decide/decided-queries.ts";
import type { EffectOf, HiddenContent } from "./effect.ts";
import { hideContentOf, mergeHidden, restoreContentOf } from "./hide-content-of-member.ts";
import { keepRemoved } from "../records/keep-removed.ts";
import { removedBatch } from "./effect-queries.ts";

/**
 * Hides what a decision left to hide of a member's posts and comments, or restores what its undoing
 * or an appeal left, batch by batch (cases.5). Resumes where it stopped.
 */
export async function settleRemovedContent(
  ctx: Ctx,
  decisionId: string,
  signal: AbortSignal,
): Promise<void> {
  let notified: readonly (Notified | null)[] | null;
  do {
    signal.throwIfAborted();
    const at = ctx.clock.now();
    notified = await ctx.db.transaction((tx) => settleBatch(tx, decisionId, at));
    if (notified) ctx.changed("everything");
    publishNotified(ctx, notified);
  } while (notified);
}

/**
 * Goes on with the next batch. Each effect keeps in `former.hidden` what was hidden or, once that
 * is over, what is left to restore. The case comes first, as in every act on it. Returns the rows
 * of members' lists that changed; null when nothing is left to do.
 */
export async function settleBatch(
  tx: Tx,
  decisionId: string,
  at: Date,
): Promise<readonly (Notified | null)[] | null> {
  await lockCaseOf(tx, decisionId);
  const decided = await lockDecided(tx, decisionId);
  if (decided?.decision !== "suspend") return null;
  const place = decided.effects.findIndex(({ former }) => former.hidden?.hasMore);
  const effect = decided.effects[place];
  if (!effect?.former.hidden) return null;
  const isOver = decided.undone_at !== null || effect.isOverturned === true;
  const { left, notified } = isOver
    ? await restoreContentOf(tx, effect.former.hidden, at, removedBatch)
    : await hideMore(tx, decided, { ...effect, hidden: effect.former.hidden }, at);
  await writeHidden(tx, decisionId, place, left);
  return notified;
}

async function writeHidden(tx: Tx, decisionId: string, place: number, hidden: HiddenContent): Promise<void> {
  const path = ["effects", String(place), "former", "hidden"];
  await tx`
    update decisions
    set former = jsonb_set(former, ${path}::text[], ${JSON.stringify(hidden)}::text::jsonb)
    where id = ${decisionId}`;
}

/** Hides no more of a member who was restored meanwhile. */
async function hideMore(
  tx: Tx,
  decided: DecidedRow,
  { hidden, ...effect }: EffectOf<"suspend">["effect"] & { readonly hidden: HiddenContent },
  at: Date,
): Promise<Awaited<ReturnType<typeof restoreContentOf>>> {
  // Also by a longer suspension since.
  const suspended =
    await tx`select from members where id = ${effect.id} and suspended_at >= ${decided.decided_at}`;
  if (suspended.length === 0) return { left: { ...hidden, hasMore: false }, notified: [] };
  const { notified = [], ...more } = await hideContentOf(tx, effect.id, decided.decided_at, removedBatch);
  await keepRemoved(tx, decided, [{ ...effect, former: { ...effect.former, hidden: more } }], at);
  const { notified: _, ...left } = mergeHidden(hidden, more);
  return { left, notified };
}

async function lockCaseOf(tx: Tx, decisionId: string): Promise<void> {
  await tx`
    select from cases where id = (select case_id from decisions where id = ${decisionId}) for no key update`;
}

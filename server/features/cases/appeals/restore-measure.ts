import type { AppealRestores } from "#shared/cases/case-shapes.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import type { Effect, EffectOf, FormerLimit, FormerSuspension, Stopped } from "../effects/effect.ts";
import { restoreContentOf } from "../effects/hide-content-of-member.ts";
import {
  replaceLimit,
  replaceSuspension,
  resumePromotions,
  type Suspension,
} from "../effects/effect-queries.ts";
import { dropEvidence } from "../records/keep-removed.ts";
import { findKeeper, leaveMeasureToLater, leaveToLater } from "./later-decisions.ts";
import { type LaterDecision, selectOtherLimitEnd } from "./later-queries.ts";

export interface RestoreCtx {
  readonly tx: Tx;
  readonly decisionId: string;
  readonly later: readonly LaterDecision[];
  readonly at: Date;
}

/**
 * Gives a member back what a limit or suspension took, also when it is over: what they posted
 * first, since a promotion goes on only where its post is there. Locks posts, promotions, then the
 * member.
 */
export async function restoreMeasure(
  ctx: RestoreCtx,
  done: EffectOf<"limit" | "suspend">,
): Promise<Restored> {
  const { tx, decisionId, later, at } = ctx;
  const { effect } = done;
  const hidden = done.decision === "suspend" ? done.effect.former.hidden : undefined;
  const keeper = hidden ? findKeeper(done, later) : null;
  await dropEvidence(tx, { decisionId, subjectId: effect.id, keeperId: keeper?.id }, at);
  const content = done.decision === "suspend"
    ? await restorePosted(ctx, done, keeper)
    : { effect, notified: [], numbers: {} };
  const { isLifted, resumed } = done.decision === "limit"
    ? await overturnLimit(ctx, done.effect)
    : await overturnSuspension(ctx, done.effect);
  if (resumed === 0) leaveMeasureToLater(done, later);
  return {
    ...content,
    numbers: { ...content.numbers, measures: isLifted ? 1 : 0, promotions: resumed },
  };
}

/** What the suspension removed: left to the later decision that keeps it, or the first batch. */
async function restorePosted(
  { tx, at }: RestoreCtx,
  done: EffectOf<"suspend">,
  keeper: LaterDecision | null,
): Promise<Restored> {
  const { effect } = done;
  const { hidden, ...former } = effect.former;
  if (!hidden) return { effect, notified: [], numbers: {} };
  if (keeper) {
    await leaveToLater(tx, done, keeper);
    return { effect: { ...effect, former }, notified: [], numbers: { kept: 1 } };
  }
  const promoted = await selectPromoted(tx, listPromotions(effect));
  // Promoted posts are in the first batch: see `resumePromotions`.
  const posts = [
    ...hidden.posts.filter((id) => promoted.has(id)),
    ...hidden.posts.filter((id) => !promoted.has(id)),
  ];
  const { left, notified } = await restoreContentOf(tx, { ...hidden, posts }, at);
  return {
    effect: { ...effect, former: { ...former, hidden: left } },
    notified,
    numbers: { posts: posts.length, comments: hidden.comments.length },
  };
}

async function selectPromoted(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx<{ id: string }[]>`
    select post_id as id from promotions where id = any(${[...ids]}::uuid[])`;
  return new Set(rows.map(({ id }) => id));
}

interface Overturned {
  /** Whether it held the member still. */
  readonly isLifted: boolean;
  /** How many promotions go on. */
  readonly resumed: number;
}

async function overturnLimit(
  { tx, decisionId, at }: RestoreCtx,
  { id, former }: EffectOf<"limit">["effect"],
): Promise<Overturned> {
  const other = await selectOtherLimitEnd(tx, { decisionId, memberId: id, at });
  const [member] = await tx<{ limitedUntil: string | null; mayPromote: boolean }[]>`
    select
      to_jsonb(m.limited_until) as "limitedUntil",
      may_promote(jsonb_populate_record(m, jsonb_build_object('post_audience', case
        when m.limited_until is null or ${other}::timestamptz is null then 'members'
        else 'followers'
      end))) as "mayPromote"
    from members m
    where m.id = ${id}`;
  const from = member?.limitedUntil ?? null;
  const to = from === null || other === null ? null : other.toISOString();
  const resumed = member?.mayPromote ? await resumeStopped(tx, former, at) : 0;
  await replaceLimit(tx, id, { from, to, resumed });
  return { isLifted: from !== null && (to === null || Date.parse(from) !== Date.parse(to)), resumed };
}

/** A suspension from before stands again while it lasts. */
async function overturnSuspension(
  { tx, at }: RestoreCtx,
  { id, former }: EffectOf<"suspend">["effect"],
): Promise<Overturned> {
  const lasts = former.suspendedAt !== null && (former.until === null || new Date(former.until) > at);
  const before: Suspension = lasts ? former : { suspendedAt: null, reason: null, until: null };
  const [member] = await tx<(Suspension & { isHeld: boolean; mayPromote: boolean })[]>`
    select
      to_jsonb(m.suspended_at) as "suspendedAt", m.suspension_reason as reason, to_jsonb(m.suspended_until) as until,
      coalesce(m.suspended_at = ${former.at}::text::timestamptz, false) as "isHeld",
      may_promote(jsonb_populate_record(m, jsonb_build_object('suspended_at', case
        when m.suspended_at = ${former.at}::text::timestamptz then ${before.suspendedAt}::text::timestamptz
        else m.suspended_at
      end))) as "mayPromote"
    from members m
    where m.id = ${id}`;
  const isHeld = member?.isHeld ?? false;
  const resumed = member?.mayPromote ? await resumeStopped(tx, former, at) : 0;
  const to = isHeld || !member ? before : member;
  await replaceSuspension(tx, id, { from: member?.suspendedAt ?? null, to, resumed });
  return { isLifted: isHeld, resumed };
}

/**
 * Lets promotions go on that a measure stopped, and those of earlier measures that were left to it.
 * Returns how many go on.
 */
async function resumeStopped(tx: Tx, former: FormerLimit | FormerSuspension, at: Date): Promise<number> {
  let resumed = 0;
  const stops: readonly Stopped[] = [former, ...former.earlier ?? []];
  for (const { promotions, at: stoppedAt } of stops) {
    resumed += await resumePromotions(tx, promotions, { stoppedAt, at });
  }
  return resumed;
}

/** What came back, in numbers, for the words that the member reads. */
export type RestoredNumbers = Partial<AppealRestores>;

/** What came back of one effect. */
export interface Restored {
  /** As the decision keeps it from now on. */
  readonly effect: Effect;
  /** Rows of members' lists that came back. */
  readonly notified: readonly (Notified | null)[];
  readonly numbers: RestoredNumbers;
}

/** The promotions that an effect ended, as many as are looked at. */
export function listPromotions({ former }: Effect): readonly string[] {
  return "promotions" in former ? former.promotions.slice(0, 1000) : [];
}

export function addNumbers(all: readonly RestoredNumbers[]): RestoredNumbers {
  const sum: { [K in keyof AppealRestores]?: number } = {};
  for (const numbers of all) {
    for (const [name, number] of Object.entries(numbers) as [keyof AppealRestores, number][]) {
      sum[name] = (sum[name] ?? 0) + number;
    }
  }
  return sum;
}

import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { FormerSuspension } from "./effect.ts";
import {
  refuseRunningPromotions,
  replaceSuspension,
  resumePromotions,
  stopPromotionsOf,
} from "./effect-queries.ts";

interface Suspension {
  readonly reason: string;
  readonly until: Date | null;
  readonly at: Date;
}

/**
 * Suspends a member until a time, or null: until somebody restores them; ends their sign-ins and
 * stops their promotions (admin.3). A longer suspension takes the place of a shorter. Null when
 * there is no such member, or they are a bot, gone, or suspended as long already. After the commit
 * the caller publishes `sessions_ended` and forgets the actor. Who may decide about whom is not
 * decided here (roles.2). Locks posts, promotions, then the member: whatever else the decision does
 * to posts comes before.
 */
export async function suspendMember(
  tx: Tx,
  memberId: string,
  { reason, until, at }: Suspension,
): Promise<FormerSuspension | null> {
  const before = await selectMember(tx, memberId);
  if (!before || !isLongerSuspension(before, until)) return null;
  const promotions = await stopPromotionsOf(tx, memberId, at);
  const member = await lockMember(tx, memberId, at);
  if (!member || !isLongerSuspension(member, until)) {
    // Somebody else did it meanwhile, or deleted the account.
    if (promotions.length === 0) return null;
    throw new ChangedMeanwhile(`Member ${memberId} changed meanwhile`);
  }
  await refuseRunningPromotions(tx, memberId);
  await setSuspension(tx, memberId, { reason, until, at });
  return { ...member.former, promotions, stoppedPromotions: promotions.length };
}

interface Suspendable {
  readonly is_bot: boolean;
  readonly left_at: Date | null;
  readonly suspended_at: Date | null;
  readonly suspended_until: Date | null;
}

/**
 * Whether a suspension until a time (null: until somebody restores) would be new to the member, or
 * last longer than the one they have.
 */
export function isLongerSuspension(member: Suspendable, until: Date | null): boolean {
  if (member.is_bot || member.left_at !== null) return false;
  if (member.suspended_at === null) return true;
  return member.suspended_until !== null && (until === null || until > member.suspended_until);
}

/**
 * Takes `suspendMember` back: what stood before stands again, otherwise promotions go on; who was
 * signed out signs in again. Returns false, with nothing done, when the member is not suspended by
 * it any more. Locks as `suspendMember`.
 */
export async function undoSuspension(
  tx: Tx,
  memberId: string,
  former: FormerSuspension,
  at: Date,
): Promise<boolean> {
  const suspended = await selectSuspended(tx, memberId, former.at);
  if (!suspended) return false;
  const resumed = former.suspendedAt === null && suspended.mayPromoteElse
    ? await resumePromotions(tx, former.promotions, { stoppedAt: former.at, at })
    : 0;
  await replaceSuspension(tx, memberId, { from: former.at, to: former, resumed });
  return true;
}

async function selectMember(tx: Tx, memberId: string): Promise<Suspendable | null> {
  const [row] = await tx<Suspendable[]>`
    select is_bot, left_at, suspended_at, suspended_until from members where id = ${memberId}`;
  return row ?? null;
}

interface Locked extends Suspendable {
  /** What a suspension at that time keeps of them. */
  readonly former: Pick<FormerSuspension, "username" | "at" | "suspendedAt" | "reason" | "until">;
}

async function lockMember(tx: Tx, memberId: string, at: Date): Promise<Locked | null> {
  const [row] = await tx<Locked[]>`
    select
      is_bot, left_at, suspended_at, suspended_until,
      jsonb_build_object(
        'username', username,
        'at', ${at}::timestamptz,
        'suspendedAt', suspended_at,
        'reason', suspension_reason,
        'until', suspended_until
      ) as former
    from members
    where id = ${memberId}
    for no key update`;
  return row ?? null;
}

async function setSuspension(tx: Tx, memberId: string, { reason, until, at }: Suspension): Promise<void> {
  await tx`
    update members
    set suspended_at = ${at}, suspension_reason = ${reason}, suspended_until = ${until}
    where id = ${memberId}`;
  await tx`select void_grants(${memberId})`;
}

/** Null unless suspended then; `mayPromoteElse`: nothing besides keeps them from promoting. */
async function selectSuspended(
  tx: Tx,
  memberId: string,
  at: string,
): Promise<{ readonly mayPromoteElse: boolean } | null> {
  const [row] = await tx<{ mayPromoteElse: boolean }[]>`
    select left_at is null and post_audience = 'members' as "mayPromoteElse"
    from members
    where id = ${memberId}
      and suspended_at = ${at}::text::timestamptz`;
  return row ?? null;
}

import { ChangedMeanwhile } from "../../../db/pool/changed-meanwhile.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { FormerLimit } from "./effect.ts";
import {
  refuseRunningPromotions,
  replaceLimit,
  resumePromotions,
  stopPromotionsOf,
} from "./effect-queries.ts";

/**
 * Limits a member until a time, or as long as an earlier limit lasts if that is longer, and stops
 * their promotions (cases.4): no new conversations, not suggested or ranked, nothing promoted, and
 * posts reach followers only (`members.post_audience`, see db/visibility). Null when there is no
 * such member, or they are a bot or gone. Locks posts, promotions, then the member: whatever else
 * the decision does to posts comes before.
 */
export async function limitMember(
  tx: Tx,
  memberId: string,
  until: Date,
  at: Date,
): Promise<FormerLimit | null> {
  if (!await mayBeLimited(tx, memberId)) return null;
  const promotions = await stopPromotionsOf(tx, memberId, at);
  const member = await lockMember(tx, memberId);
  await refuseRunningPromotions(tx, memberId);
  const limited = await setLimit(tx, memberId, until, at);
  return { ...member, ...limited, promotions, stoppedPromotions: promotions.length };
}

/**
 * Takes `limitMember` back: an earlier limit that still lasts stands again, otherwise promotions go
 * on. Returns false, with nothing done, when the member is not limited by it any more. Locks as
 * `limitMember`.
 */
export async function undoLimit(tx: Tx, memberId: string, former: FormerLimit, at: Date): Promise<boolean> {
  const limitedUntil = limitAfterUndo(former, at);
  const limited = await selectLimited(tx, memberId, former.until);
  if (!limited) return false;
  const resumed = limited.isOpen && limitedUntil === null
    ? await resumePromotions(tx, former.promotions, { stoppedAt: former.at, at })
    : 0;
  await replaceLimit(tx, memberId, { from: former.until, to: limitedUntil, resumed });
  return true;
}

/** Returns when the limit ends that stands once a later one is taken back; null: there is none. */
export function limitAfterUndo({ formerUntil }: Pick<FormerLimit, "formerUntil">, at: Date): string | null {
  return formerUntil !== null && new Date(formerUntil) > at ? formerUntil : null;
}

async function mayBeLimited(tx: Tx, memberId: string): Promise<boolean> {
  const rows = await tx`select from members where id = ${memberId} and not is_bot and left_at is null`;
  return rows.length > 0;
}

async function lockMember(tx: Tx, memberId: string): Promise<Pick<FormerLimit, "username" | "formerUntil">> {
  const [row] = await tx<Pick<FormerLimit, "username" | "formerUntil">[]>`
    select username, to_jsonb(limited_until) as "formerUntil"
    from members
    where id = ${memberId}
      and left_at is null
    for no key update`;
  if (!row) throw new ChangedMeanwhile(`Member ${memberId} changed meanwhile`);
  return row;
}

async function setLimit(
  tx: Tx,
  memberId: string,
  until: Date,
  at: Date,
): Promise<Pick<FormerLimit, "until" | "at">> {
  const [row] = await tx<Pick<FormerLimit, "until" | "at">[]>`
    update members
    set limited_until = greatest(limited_until, ${until}::timestamptz), post_audience = 'followers'
    where id = ${memberId}
    returning to_jsonb(limited_until) as until, to_jsonb(${at}::timestamptz) as at`;
  if (!row) throw new Error("The member was not locked");
  return row;
}

/** Null unless the member is limited until that time; `isOpen`: they may use their account. */
async function selectLimited(
  tx: Tx,
  memberId: string,
  until: string,
): Promise<{ readonly isOpen: boolean } | null> {
  const [row] = await tx<{ isOpen: boolean }[]>`
    select account_is_open(members) as "isOpen"
    from members
    where id = ${memberId}
      and limited_until = ${until}::text::timestamptz`;
  return row ?? null;
}

import { hasFilterLapsedWith, updateLapsedFilter } from "../../moderation/lapsed-filter-fragments.ts";
import { badgeNames, type BadgeType } from "#shared/members/badge-rules.ts";
import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { describeEnd } from "./crown-texts.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { lockBadges } from "./badge-queries.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";
import { storeText } from "../../../language/store-text.ts";

const batch = 200;

/**
 * Ends expired badges, each in its own transaction: they are no longer shown, the filters low and
 * none fall back to high, and their members are notified (badges.6). May run at any time, in any
 * number of processes: a badge ends once. Throws the first error after all were tried.
 */
export async function lapseBadges(ctx: Ctx): Promise<void> {
  const failures: unknown[] = [];
  for (;;) {
    const due = await selectDueBadges(ctx.sql, ctx.clock.now(), batch);
    for (const badge of due) await lapseBadge(ctx, badge).catch((error: unknown) => failures.push(error));
    if (due.length < batch || failures.length > 0) break;
  }
  if (failures.length > 0) throw failures[0];
}

async function lapseBadge(ctx: Ctx, { id, badge_type }: DueBadge): Promise<void> {
  const given = { id, at: ctx.clock.now(), texts: describeEnd(badgeNames[badge_type]) };
  const lapsed = await ctx.db.transaction((tx) => endBadge(tx, given));
  if (!lapsed) return;
  const { memberId, notified } = lapsed;
  ctx.actors.forgetMember(memberId);
  ctx.changed([`member:${memberId}`]);
  publishNotified(ctx, [notified]);
  ctx.publish({ type: "resync", memberId });
}

interface Ended {
  readonly memberId: string;
  readonly notified: Notified | null;
}

interface Ending {
  readonly id: string;
  readonly at: Date;
  readonly texts: ReturnType<typeof describeEnd>;
}

/** Ends a badge once: null when it had ended before, or was extended meanwhile. */
async function endBadge(tx: Tx, { id, at, texts }: Ending): Promise<Ended | null> {
  const memberId = await selectOwner(tx, id);
  if (!memberId) return null;
  await lockBadges(tx, memberId, at);
  if (!await updateLapsed(tx, id, at)) return null;
  await updateLapsedFilter(tx, memberId, at);
  const [row] = await tx<{ notified: Notified | null }[]>`
    select notify_member(
      member_id, 'payment', null, 'badge_lapsed:' || id || ':' || expires_at, 'payment', ${at}::timestamptz,
      jsonb_build_object(
        'words', case when ${hasFilterLapsedWith(tx)} then ${
    storeText(texts.ended_with_filter)
  }::text::jsonb else ${storeText(texts.ended)}::text::jsonb end
      )
    ) as notified
    from member_badges b
    where id = ${id}`;
  return { memberId, notified: row?.notified ?? null };
}

async function selectOwner(sql: Sql, id: string): Promise<string | null> {
  const [badge] = await sql<{ member_id: string }[]>`select member_id from member_badges where id = ${id}`;
  return badge?.member_id ?? null;
}

/** Returns whether it ends now. */
async function updateLapsed(sql: Sql, id: string, at: Date): Promise<boolean> {
  const rows = await sql`
    update member_badges
    set lapsed_at = ${at}
    where id = ${id}
      and lapsed_at is null
      and expires_at <= ${at}
    returning id`;
  return rows.length > 0;
}

interface DueBadge {
  readonly id: string;
  readonly badge_type: BadgeType;
}

/**
 * The badges whose time is up by a moment and whose end was not processed. By
 * `member_badges_expiring`.
 */
function selectDueBadges(sql: Sql, at: Date, limit: number): Promise<DueBadge[]> {
  return sql<DueBadge[]>`
    select id, badge_type
    from member_badges
    where lapsed_at is null
      and expires_at <= ${at}
    order by expires_at
    limit ${limit}`;
}

import { badgeNames, type BadgeType } from "#shared/members/badge-rules.ts";
import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { describeEnd } from "./crown-texts.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { Notified } from "../../notifications/notify-fragments.ts";

const batch = 200;

/**
 * Ends expired badges, each in its own statement: they are no longer shown, the filters low and
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
  const lapsed = await updateLapsed(ctx.sql, {
    id,
    at: ctx.clock.now(),
    texts: describeEnd(badgeNames[badge_type]),
  });
  if (!lapsed) return;
  const { memberId, notified } = lapsed;
  ctx.actors.forgetMember(memberId);
  publishNotified(ctx, [notified]);
  ctx.publish({ type: "resync", memberId });
}

/** See end_badge. Null when it had ended before, or continues. */
async function updateLapsed(
  sql: Sql,
  { id, at, texts }: { id: string; at: Date; texts: Readonly<Record<string, string>> },
): Promise<{ memberId: string; notified: Notified | null } | null> {
  const [row] = await sql<{ lapsed: { memberId: string; notified: Notified | null } | null }[]>`
    select end_badge(${id}::uuid, ${at}::timestamptz, ${JSON.stringify(texts)}::text::jsonb) as lapsed`;
  return row?.lapsed ?? null;
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

import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Ctx } from "../../../context.ts";
import { publishNotified } from "../../notifications/notify/publish-notified.ts";
import { describeEnd } from "./crown-texts.ts";
import { type DueBadge, selectDueBadges, updateLapsed } from "./buy-and-activate-badge-queries.ts";

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

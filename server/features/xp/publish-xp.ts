import { writeXpHeader, xpHeader } from "#shared/xp/xp-header.ts";
import { getLevel } from "#shared/xp/level.ts";
import type { Ctx } from "../../context.ts";
import type { ServerEvent } from "../../events.ts";
import type { XpMoved } from "./pay-and-charge-fragments.ts";

/** Publishes a member's balance after a committed movement. Returns the amount. */
export function publishXp(ctx: Pick<Ctx, "publish">, moved: XpMoved | null): number {
  if (!moved) return 0;
  const { memberId, xp, lifetimeXp } = moved;
  ctx.publish({ type: "xp", memberId, own: { xp, level: getLevel(lifetimeXp), lifetimeXp } });
  return moved.moved;
}

/**
 * The `X-Xp` header of a response whose call moved its actor's XP; the last
 * movement counts (api.14).
 */
export function makeXpHeaders(
  events: readonly ServerEvent[],
  actor: { readonly id: string } | null,
): [name: string, value: string][] {
  const last = events.findLast((event) => event.type === "xp" && event.own && event.memberId === actor?.id);
  return last?.type === "xp" && last.own ? [[xpHeader, writeXpHeader(last.own)]] : [];
}

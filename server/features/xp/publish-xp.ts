import { xpHeader, xpHeaderOf } from "#shared/xp/header.ts";
import { levelOf } from "#shared/xp/rules.ts";
import type { Ctx, MemberEvent } from "../../context.ts";
import type { XpMoved } from "./fragments.ts";

/** Publishes what a member holds after a committed movement. Returns how much moved. */
export function publishXp(ctx: Pick<Ctx, "publish">, moved: XpMoved | null): number {
  if (!moved) return 0;
  const { memberId, xp, lifetimeXp } = moved;
  ctx.publish({ type: "xp", memberId, own: { xp, level: levelOf(lifetimeXp), lifetimeXp } });
  return moved.moved;
}

/** The `X-Xp` header of a response whose call moved its actor's XP; the last movement counts (api.14). */
export function xpHeadersOf(
  events: readonly MemberEvent[],
  actor: { readonly id: string } | null,
): [name: string, value: string][] {
  const last = events.findLast(({ type, memberId }) => type === "xp" && memberId === actor?.id);
  return last ? [[xpHeader, xpHeaderOf(last.own)]] : [];
}

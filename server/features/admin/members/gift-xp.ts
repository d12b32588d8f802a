import { uuidv7 } from "uuidv7";
import type { GiftAmount } from "#shared/admin/contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { Conflict } from "../../../errors.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { isRecorded } from "../audit/audit-queries.ts";
import { canActOnMembers } from "../permissions.ts";
import { insertGift } from "./gift-queries.ts";
import { loadUser } from "./list-users.ts";

/**
 * Gives a member XP, once for an Idempotency-Key, and returns what they hold. It counts for levels,
 * not for leaderboards. Throws `NotFound`, or `Conflict` for bots and suspended members (admin.2).
 */
export async function giftXp(
  ctx: SessionCtx,
  { userId, xpAmount }: { userId: string; xpAmount: GiftAmount },
): Promise<{ success: true; xp: number }> {
  const id = ctx.createdId ?? uuidv7();
  const user = await loadUser(ctx, userId);
  const given = canActOnMembers(ctx.actor)
    ? await insertGift(ctx.sql, {
      id,
      action: "gift_xp",
      actor: ctx.actor,
      reason: null,
      at: ctx.clock.now(),
      memberId: userId,
      xp: xpAmount,
    })
    : null;
  if (given) {
    publishXp(ctx, given.own_xp);
    publishNotified(ctx, [given.notified]);
    return { success: true, xp: given.own_xp.xp };
  }
  if (await isRecorded(ctx.sql, id)) return { success: true, xp: user.xp };
  throw new Conflict(
    "conflict",
    user.gift_refusal === "bot"
      ? "Bots don't take gifts."
      : "This member is suspended. Restore them before you give them XP.",
  );
}

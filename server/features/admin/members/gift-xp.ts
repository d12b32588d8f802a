import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { GiftAmount } from "#shared/admin/contract.ts";
import type { SessionCtx } from "../../../context.ts";
import type { Sql, Tx } from "../../../db/open-database.ts";
import { Conflict } from "../../../errors.ts";
import { type Notified, notifyFromProduct } from "../../notifications/notify-fragments.ts";
import { publishNotified } from "../../notifications/publish-notified.ts";
import { credit, type XpMoved, xpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import type { Act } from "../audit/audit-fragments.ts";
import { isRecorded } from "../audit/audit-queries.ts";
import { recordAct } from "../audit/record-act.ts";
import { canActOnMembers, refuseGift } from "../permissions.ts";
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
  const gift = {
    id,
    action: "gift_xp" as const,
    actor: ctx.actor,
    reason: null,
    at: ctx.clock.now(),
    memberId: userId,
    xp: xpAmount,
  };
  const given = canActOnMembers(ctx.actor) ? await ctx.db.transaction((tx) => insertGift(tx, gift)) : null;
  if (given) {
    publishXp(ctx, given.ownXp);
    publishNotified(ctx, [given.notified]);
    return { success: true, xp: given.ownXp.xp };
  }
  if (await isRecorded(ctx.sql, id)) return { success: true, xp: user.xp };
  throw new Conflict(
    "conflict",
    refuseGift(user) === "bot"
      ? msg`Bots don't take gifts.`
      : msg`This member is suspended. Restore them before you give them XP.`,
  );
}

interface Gift extends Act {
  readonly memberId: string;
  readonly xp: number;
}

interface Given {
  readonly ownXp: XpMoved;
  readonly notified: Notified | null;
}

/**
 * Gives XP from the gifts account, records it and notifies the member. Returns null, and does
 * nothing, when it was given before, or the member is unknown, a bot or suspended.
 */
export async function insertGift(tx: Tx, gift: Gift): Promise<Given | null> {
  const member = await lockMember(tx, gift.memberId);
  if (!member || refuseGift(member)) return null;
  const ownXp = await creditGift(tx, gift);
  if (!ownXp) return null;
  const { memberId: targetId, xp } = gift;
  await recordAct(tx, gift, { targetId, targetUsername: member.username, details: { xp } });
  return { ownXp, notified: await notify(tx, gift) };
}

interface LockedMember {
  readonly username: string;
  readonly is_bot: boolean;
  readonly suspended_at: Date | null;
}

async function lockMember(tx: Tx, id: string): Promise<LockedMember | null> {
  const [row] = await tx<LockedMember[]>`
    select username, is_bot, suspended_at
    from members
    where id = ${id}
    for no key update`;
  return row ?? null;
}

async function creditGift(sql: Sql, { id, memberId, xp, at }: Gift): Promise<XpMoved | null> {
  const given = credit(sql, {
    from: "gifts",
    memberId,
    amount: xp,
    reason: "gift",
    reference: id,
    key: `gift:${id}`,
    at,
  });
  const [row] = await sql<{ own_xp: XpMoved | null }[]>`select ${xpMoved(sql, memberId, given)} as own_xp`;
  return row?.own_xp ?? null;
}

async function notify(sql: Sql, { id, memberId, xp, at }: Gift): Promise<Notified | null> {
  const [row] = await sql<{ notified: Notified | null }[]>`
    select ${
    notifyFromProduct(sql, {
      type: "gift",
      receiverId: sql`${memberId}::uuid`,
      group: sql`${`gift:${id}`}`,
      postId: null,
      at,
      xp,
    })
  } as notified`;
  return row?.notified ?? null;
}

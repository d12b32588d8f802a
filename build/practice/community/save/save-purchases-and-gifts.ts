import { uuidv7 } from "uuidv7";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { insertGift } from "../../../../server/features/admin/members/gift-queries.ts";
import { charge } from "../../../../server/features/xp/pay-and-charge-fragments.ts";
import { type Community, dayMs } from "../compose/community.ts";
import { seededRandom } from "../random.ts";
import { saveOrder } from "./save-order.ts";
import { administratorOf } from "./save-administration.ts";

/** Writes purchases and gifts of XP, and the badges paid with it. */
export async function savePurchasesAndGifts(tx: Sql, community: Community, now: Date): Promise<void> {
  const actor = administratorOf(community);
  const random = seededRandom(29);
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const member of community.members) {
    const { id, person } = member;
    for (const order of person.orders ?? []) await saveOrder(tx, { memberId: id, order, now, random });
    if (person.badge === "goldVerify") await payBadge(tx, id, daysAgo(20.9));
    for (const [week, amount] of (person.gifts ?? []).entries()) {
      const at = daysAgo(18.4 - 7 * week);
      const act = { id: uuidv7(), action: "gift_xp" as const, actor, reason: null, at };
      await insertGift(tx, { ...act, memberId: id, xp: amount });
    }
  }
}

async function payBadge(tx: Sql, memberId: string, at: Date): Promise<void> {
  const [badge] = await tx<{ id: string }[]>`
    update member_badges
    set created_at = ${at}, expires_at = ${at}::timestamptz + interval '1 month'
    where member_id = ${memberId} and badge_type = 'goldVerify'
    returning id`;
  if (!badge) throw new Error("There is no badge to pay");
  await tx`
    select ${
    charge(tx, { memberId, amount: goldVerifyCost, reason: "badge", reference: badge.id, key: badge.id, at })
  }`;
}

import { uuidv7 } from "uuidv7";
import type { Sql } from "../../db/open-database.ts";
import { insertGift } from "../../features/admin/members/gift-queries.ts";
import { charge, credit } from "../../features/xp/pay-and-charge-fragments.ts";
import { type Community, dayMs, type Member } from "../compose/community.ts";
import { administratorOf } from "./save-administration.ts";

/** In XP. */
const goldVerifyPrice = 1_500;

/** Writes purchases and gifts of XP, and the badges paid with it. */
export async function saveMoney(tx: Sql, community: Community, now: Date): Promise<void> {
  const actor = administratorOf(community);
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const member of community.members) {
    const { id, person } = member;
    if (person.boughtXp) await buyXp(tx, member, person.boughtXp, daysAgo(21));
    if (person.badge === "goldVerify") await payBadge(tx, id, daysAgo(20.9));
    for (const [week, amount] of (person.gifts ?? []).entries()) {
      const at = daysAgo(18.4 - 7 * week);
      const act = { id: uuidv7(), action: "gift_xp" as const, actor, reason: null, at };
      await insertGift(tx, { ...act, memberId: id, xp: amount });
    }
  }
}

async function buyXp(tx: Sql, { id }: Member, amount: number, at: Date): Promise<void> {
  await tx`
    select ${
    credit(tx, {
      from: "purchases",
      memberId: id,
      amount,
      reason: "purchase",
      reference: null,
      key: `purchase:demo:${id}`,
      at,
    })
  }`;
}

async function payBadge(tx: Sql, memberId: string, at: Date): Promise<void> {
  const [badge] = await tx<{ id: string }[]>`
    update member_badges
    set created_at = ${at}
    where member_id = ${memberId} and badge_type = 'goldVerify'
    returning id`;
  if (!badge) throw new Error("There is no badge to pay");
  await tx`
    select ${
    charge(tx, { memberId, amount: goldVerifyPrice, reason: "badge", reference: badge.id, key: badge.id, at })
  }`;
}

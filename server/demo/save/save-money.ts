import type { Sql } from "../../db/client.ts";
import { charge, credit } from "../../features/xp/fragments.ts";
import { type Community, dayMs, type Member } from "../compose/community.ts";

/** In XP. */
const goldVerifyPrice = 1_500;

/** Writes the XP that was bought and given, and the badges that were paid with it. */
export async function saveMoney(tx: Sql, { members }: Community, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  for (const member of members) {
    const { id, person } = member;
    if (person.boughtXp) await buyXp(tx, member, person.boughtXp, daysAgo(21));
    if (person.badge === "goldVerify") await payBadge(tx, id, daysAgo(20.9));
    for (const [week, amount] of (person.gifts ?? []).entries()) {
      await giveXp(tx, member, amount, daysAgo(18.4 - 7 * week));
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

async function giveXp(tx: Sql, { id }: Member, amount: number, at: Date): Promise<void> {
  await tx`
    select ${
    credit(tx, {
      from: "gifts",
      memberId: id,
      amount,
      reason: "gift",
      reference: null,
      key: `gift:demo:${id}:${at.toISOString()}`,
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

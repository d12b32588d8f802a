import { afterAll, expect, test } from "vitest";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import { buyBadge } from "../features/shop/badges/buy-badge.ts";
import { giveBadge } from "../testing/badge.ts";
import { ctxOf } from "../testing/ctx-of.ts";
import { crowd, type CrowdMember } from "../testing/crowd.ts";
import { proofSize } from "../testing/proof-size.ts";
import { createRaceApp } from "../testing/races/create-race-app.ts";
import { giveXp, ledgerFaults, xpOf } from "../testing/xp.ts";

const { purchases, rounds } = proofSize({
  sample: { purchases: 30, rounds: 3 },
  whole: { purchases: 200, rounds: 60 },
});
const { t, collisions } = await createRaceApp();
afterAll(() => t.db.close());

/** Half with different keys, since each tap of a client has one. */
const buy = (who: CrowdMember, n: number) =>
  who.request("POST", "/api/shop/badges/goldVerify", {
    headers: n % 2 ? { "Idempotency-Key": crypto.randomUUID() } : {},
  });

const statusesOf = (answers: readonly Response[]) =>
  answers.reduce<Record<number, number>>(
    (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
    {},
  );

/** How many badges a member has, and how many are active. */
async function badgesOf(memberId: string): Promise<{ active: number; all: number }> {
  const [row] = await t.sql<{ active: number; all: number }[]>`
    select count(*) filter (where is_active) as active, count(*) as all
    from member_badges
    where member_id = ${memberId}`;
  return { active: row?.active ?? 0, all: row?.all ?? 0 };
}

test(`lets one of ${purchases} simultaneous purchases with XP for one succeed`, async () => {
  const [ada] = await crowd(t, 1) as [CrowdMember];
  await giveXp(t, ada.id, 2 * goldVerifyCost - 1);
  // Past the limit of a member's calls.
  const outcomes = await Promise.allSettled(
    Array.from({ length: purchases }, () => buyBadge(ctxOf(t, ada.id), "goldVerify")),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "insufficient_xp" });
  }
  expect((await xpOf(t, ada.id)).xp).toBe(goldVerifyCost - 1);
  expect(await badgesOf(ada.id)).toEqual({ active: 1, all: 1 });
  expect(await ledgerFaults(t)).toEqual([]);
}, 120_000);

test("buys one month for one tap that is sent many times under one key", async () => {
  const [ada] = await crowd(t, 1) as [CrowdMember];
  await giveXp(t, ada.id, 3 * goldVerifyCost);
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ada.request("POST", "/api/shop/badges/goldVerify", { headers })),
  );
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await ada.request("POST", "/api/shop/badges/goldVerify", { headers })).status).toBe(201);
  expect((await xpOf(t, ada.id)).xp).toBe(2 * goldVerifyCost);
});

test(
  "leaves at most one badge active when badges are activated, deactivated and bought at once",
  async () => {
    for (let round = 0; round < rounds; round++) {
      // Past the limits of writes, and now and then past the end of a badge.
      t.clock.advance(61_000);
      const [ada, other] = await crowd(t, 2) as [CrowdMember, CrowdMember];
      await giveXp(t, ada.id, 2 * goldVerifyCost);
      const soon = new Date(t.clock.now().getTime() + 1_000);
      const ids = await Promise.all([
        giveBadge(t, ada.id, "green"),
        giveBadge(t, ada.id, "blackCrown"),
        giveBadge(t, ada.id, "goldCrown", { isActive: round % 2 === 0 }),
        giveBadge(t, ada.id, "purple", { expiresAt: soon }),
      ]);
      const storm = async () =>
        await Promise.all([
          ...ids.flatMap((id) => [
            ada.post(`/api/shop/badges/${id}/activate`),
            ada.post(`/api/shop/badges/${id}/deactivate`),
            ada.post(`/api/shop/badges/${id}/activate`),
            other.post(`/api/shop/badges/${id}/activate`),
          ]),
          buy(ada, round),
          buy(ada, round + 1),
        ]);
      for (const answers of [await storm(), await (t.clock.advance(2_000), storm())]) {
        expect(
          Object.keys(statusesOf(answers)).filter((status) =>
            !["200", "201", "402", "404", "409"].includes(status)
          ),
        )
          .toEqual([]);
        expect((await badgesOf(ada.id)).active).toBeLessThanOrEqual(1);
      }
      expect((await badgesOf(other.id)).all).toBe(0);
      // Four months were requested, two could be paid: for one badge.
      expect(await badgesOf(ada.id)).toMatchObject({ all: 5 });
      expect((await xpOf(t, ada.id)).xp).toBe(0);
    }
    expect(collisions).toEqual([]);
    expect(await ledgerFaults(t)).toEqual([]);
  },
  proofSize({ sample: 60_000, whole: 600_000 }),
);

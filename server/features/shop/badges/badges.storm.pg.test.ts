import { expect, test } from "vitest";
import { badgeTypes } from "#shared/members/badge-rules.ts";
import { goldVerifyCost } from "#shared/shop/badge-offers.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { ctxOf, systemCtx } from "../../../testing/ctx-of.ts";
import { member } from "../../../testing/member.ts";
import { proofSize } from "../../../testing/proof-size.ts";
import { giveXp, ledgerFaults } from "../../../testing/xp.ts";
import { activateBadge, deactivateBadge } from "./activate-badge.ts";
import { buyBadge } from "./buy-badge.ts";
import { lapseBadges } from "./lapse-badges.ts";

const t = await createTestApp();
const rounds = proofSize({ sample: 1, whole: 20 });
const deadline = proofSize({ sample: 30_000, whole: 300_000 });

test("adds a month to one badge for each of several purchases at once", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 12 * goldVerifyCost);
  await Promise.all(Array.from({ length: 12 }, () => buyBadge(ctxOf(t, ada.id), "goldVerify")));
  const rows = await t.sql<{ expires_at: Date; a_year: Date }[]>`
    select expires_at, (created_at at time zone 'UTC' + interval '12 months') at time zone 'UTC' as a_year
    from member_badges
    where member_id = ${ada.id}`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.expires_at).toEqual(rows[0]?.a_year);
});

test(
  "leaves at most one badge active when it is activated, deactivated, bought and expires at once",
  async () => {
    for (let round = 0; round < rounds; round++) {
      const ada = await member(t);
      await giveXp(t, ada.id, 5 * goldVerifyCost);
      const ends = new Date(t.clock.now().getTime() + 1_000);
      const ids = await Promise.all(
        badgeTypes.map((type, n) => giveBadge(t, ada.id, type, { expiresAt: n % 3 === 0 ? ends : null })),
      );
      const first = await activateBadge(ctxOf(t, ada.id), ids[0] ?? "");
      expect(first.isActive).toBe(true);
      t.clock.advance(1_000);
      const acts = Array.from({ length: 200 }, (_, n) => {
        const id = ids[n % ids.length] ?? "";
        if (n % 40 === 0) return lapseBadges(systemCtx(t.deps));
        if (n % 50 === 1) return buyBadge(ctxOf(t, ada.id), "goldVerify");
        return n % 3 === 0 ? deactivateBadge(ctxOf(t, ada.id), id) : activateBadge(ctxOf(t, ada.id), id);
      });
      for (const outcome of await Promise.allSettled(acts)) {
        if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
      }
      const [row] = await t.sql`
      select count(*)::integer as active, bool_or(expires_at <= ${t.clock.now()}) as has_expired
      from member_badges
      where member_id = ${ada.id} and is_active`;
      expect(row?.["active"]).toBeLessThanOrEqual(1);
      expect(row?.["has_expired"]).not.toBe(true);
    }
    expect(await ledgerFaults(t)).toEqual([]);
  },
  deadline,
);

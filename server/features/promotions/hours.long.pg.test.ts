import { expect, test } from "vitest";
import type { PromotionHour } from "#shared/promotions/contract.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { ledgerFaults, takeXp, xpOf } from "../../testing/xp.ts";
import { advancePromotions } from "./advance-promotions.ts";
import { prunePromotionMarks } from "./prune-promotion-marks.ts";
import { authorWithXp, readPromotion, startPromotion } from "./testing/promoted-posts.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;

test("charges each hour as it begins, until the promotion ends", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 3);
  const balances: number[] = [];
  for (let half = 0; half < 8; half++) {
    await runJob(t, "advance_promotions");
    balances.push((await xpOf(t, ada.id)).xp);
    t.clock.advance(hourMs / 2);
  }
  expect(balances).toEqual([4900, 4900, 4800, 4800, 4700, 4700, 4700, 4700]);
  expect(await readPromotion(ada, id)).toMatchObject({ isActive: false, endReason: "time", totalCost: 300 });
  const promotion = await readPromotion(ada, id);
  expect(promotion.endedAt).toBe(promotion.endsAt);
  const hours = await (await ada.get(`/api/promotions/${id}/stats`)).json() as PromotionHour[];
  expect(hours.map(({ statsHour }) => (Date.parse(statsHour) - Date.parse(promotion.startedAt)) / hourMs))
    .toEqual([0, 1, 2]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("ends the promotion when an hour cannot be paid", async () => {
  const { ada, postId } = await authorWithXp(t, 1000);
  const { id } = await startPromotion(ada, postId, 5);
  await takeXp(t, ada.id, 801);
  t.clock.advance(hourMs);
  await runJob(t, "advance_promotions");
  expect(await readPromotion(ada, id)).toMatchObject({ isActive: false, endReason: "xp", totalCost: 100 });
  expect((await xpOf(t, ada.id)).xp).toBe(99);
});

test("charges an hour once in parallel and repeated runs", async () => {
  const started = [];
  for (let n = 0; n < 5; n++) {
    const { ada, postId } = await authorWithXp(t, 5000);
    await startPromotion(ada, postId, 4);
    started.push(ada);
  }
  t.clock.advance(hourMs);
  const stop = cutOffBackends();
  await Promise.allSettled(Array.from({ length: 6 }, () => advancePromotions(t.deps)));
  await stop();
  await runJob(t, "advance_promotions");
  for (const ada of started) expect((await xpOf(t, ada.id)).xp).toBe(4800);
  expect(await ledgerFaults(t)).toEqual([]);
});

/** Ends the database's sessions repeatedly, as a crash would. */
function cutOffBackends(): () => Promise<void> {
  let isOver = false;
  const cutting = (async () => {
    while (!isOver) {
      await t.sql`
        select pg_terminate_backend(pid)
        from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.catch(() => {});
    }
  })();
  return () => {
    isOver = true;
    return cutting;
  };
}

test("does not charge hours during which the server was down", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  await startPromotion(ada, postId, 10);
  t.clock.advance(4.5 * hourMs);
  await runJob(t, "advance_promotions");
  expect((await xpOf(t, ada.id)).xp).toBe(4800);
});

test("stops charging when the post's level falls or the post is deleted", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const hidden = await startPromotion(ada, postId, 5);
  await t.sql`update posts set moderation_level = 'low' where id = ${postId}`;
  expect(await readPromotion(ada, hidden.id)).toMatchObject({ isActive: false, endReason: "post" });
  const { ada: bea, postId: other } = await authorWithXp(t, 5000);
  const gone = await startPromotion(bea, other, 5);
  await bea.delete(`/api/posts/${other}`);
  const before = await xpOf(t, bea.id);
  t.clock.advance(hourMs);
  await runJob(t, "advance_promotions");
  expect((await xpOf(t, ada.id)).xp).toBe(4900);
  expect(await xpOf(t, bea.id)).toEqual(before);
  const rows = await t.sql`
    select end_reason
    from promotions
    where id in (${hidden.id}, ${gone.id})`;
  expect(rows.map(({ end_reason }) => end_reason)).toEqual(["post", "post"]);
});

test("deletes the viewers after the promotion ended, and keeps the counts", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 1);
  await (await member(t)).post(`/api/promotions/${id}/view`);
  const marks = () => t.sql`select from promotion_marks_by_month where promotion_id = ${id}`;
  t.clock.advance(hourMs);
  await runJob(t, "advance_promotions");
  await prunePromotionMarks(t.deps);
  expect(await marks()).toHaveLength(1);
  t.clock.advance(2 * hourMs);
  await prunePromotionMarks(t.deps);
  expect(await marks()).toHaveLength(0);
  expect(await (await ada.get(`/api/promotions/${id}/stats`)).json()).toMatchObject([{ views: 1 }]);
});

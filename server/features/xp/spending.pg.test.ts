import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { MemberCtx } from "../../context.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { ctxOf } from "../../testing/ctx-of.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../testing/xp.ts";
import { charge, credit } from "./pay-and-charge-fragments.ts";
import { refuseShortfall } from "./refuse-shortfall.ts";
import { refundXp } from "./refund-xp.ts";
import { spendXp } from "./spend-xp.ts";

const t = await createTestApp();
let ada: TestMember;
let ctx: MemberCtx;
beforeEach(async () => {
  ada = await member(t);
  ctx = ctxOf(t, ada.id);
});

const tts = () => ({ amount: 30, reason: "tts", reference: null, key: uuidv7() } as const);
const xp = async () => (await xpOf(t, ada.id)).xp;

test("charges once, however often spending is repeated, and keeps the level", async () => {
  await giveXp(t, ada.id, 100);
  const spending = tts();
  const taken = await Promise.all([1, 2, 3].map(() => spendXp(ctx, spending)));
  expect(taken.sort()).toEqual([0, 0, 30]);
  expect(await xpOf(t, ada.id)).toEqual({ xp: 70, lifetime: 100 });
});

test("returns 402 with the cost and the balance when the XP is too little, and charges nothing", async () => {
  await giveXp(t, ada.id, 29);
  await expect(spendXp(ctx, { ...tts(), amount: 1_000 })).rejects.toMatchObject({
    status: 402,
    code: "insufficient_xp",
    message: "This costs 1,000 XP; you have 29.",
  });
  expect(await xp()).toBe(29);
});

test("succeeds when a paid call is repeated with no XP left", async () => {
  await giveXp(t, ada.id, 30);
  const spending = tts();
  expect([await spendXp(ctx, spending), await spendXp(ctx, spending)]).toEqual([30, 0]);
});

test("never exceeds the balance in a hundred simultaneous spendings", async () => {
  await giveXp(t, ada.id, 100);
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => spendXp(ctx, tts())));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await xp()).toBe(10);
});

test("takes no more than the balance in a capped charge", async () => {
  await giveXp(t, ada.id, 12);
  const deletion = {
    memberId: ada.id,
    amount: 30,
    reason: "post_deletion",
    reference: null,
    at: t.clock.now(),
  } as const;
  const take = async (key: string) => {
    const [row] = await t.sql<{ taken: number }[]>`
      select ${charge(t.sql, { ...deletion, key, atMost: true })} as taken`;
    return row?.taken;
  };
  expect([await take(uuidv7()), await take(uuidv7()), await xp()]).toEqual([12, 0, 0]);
});

test("rolls the whole statement of a refused charge back", async () => {
  const refused = refuseShortfall(() =>
    t.sql`
      with renamed as (
        update members set display_name = 'Paid for' where id = ${ada.id} returning id
      )
      select ${charge(t.sql, { ...tts(), memberId: ada.id, at: t.clock.now() })} from renamed`
  );
  await expect(refused).rejects.toMatchObject({ code: "insufficient_xp" });
  const [row] = await t.sql<
    { display_name: string }[]
  >`select display_name from members where id = ${ada.id}`;
  expect(row?.display_name).toBe(ada.username);
});

test("returns everything once on a refund, without counting it as earned", async () => {
  await giveXp(t, ada.id, 100);
  const spending = tts();
  await spendXp(ctx, spending);
  const refund = { memberId: ada.id, reason: spending.reason, key: spending.key };
  const given = await Promise.all([refundXp(ctx, refund), refundXp(ctx, refund)]);
  expect(given.sort()).toEqual([0, 30]);
  expect(await xpOf(t, ada.id)).toEqual({ xp: 100, lifetime: 100 });
});

test("leaves the rest spent after a partial refund, and returns no more than was spent", async () => {
  await giveXp(t, ada.id, 100);
  const [part, more] = [tts(), tts()];
  await spendXp(ctx, part);
  await spendXp(ctx, more);
  expect(await refundXp(ctx, { memberId: ada.id, reason: "tts", key: part.key, amount: 10 })).toBe(10);
  expect(await refundXp(ctx, { memberId: ada.id, reason: "tts", key: more.key, amount: 99 })).toBe(30);
  expect(await xp()).toBe(80);
});

test("refunds nothing that was not spent, or that another member spent", async () => {
  await giveXp(t, ada.id, 100);
  const spending = tts();
  await spendXp(ctx, spending);
  const stranger = await member(t);
  expect(await refundXp(ctx, { memberId: ada.id, reason: "tts", key: uuidv7() })).toBe(0);
  expect(await refundXp(ctx, { memberId: stranger.id, reason: "tts", key: spending.key })).toBe(0);
  expect((await xpOf(t, stranger.id)).xp).toBe(0);
});

test("credits a purchase once, however often its event arrives", async () => {
  const key = `purchase:${uuidv7()}`;
  const deliver = () =>
    t.sql`select ${
      credit(t.sql, {
        from: "purchases",
        memberId: ada.id,
        amount: 5_000,
        reason: "purchase",
        reference: null,
        key,
        at: t.clock.now(),
      })
    }`;
  await Promise.all([deliver(), deliver(), deliver()]);
  expect(await xpOf(t, ada.id)).toEqual({ xp: 5_000, lifetime: 5_000 });
  expect(await ledgerFaults(t)).toEqual([]);
});

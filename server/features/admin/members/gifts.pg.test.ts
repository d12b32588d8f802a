import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { ServerEvent } from "../../../events.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { forgetAnswers } from "../../../testing/forget-answers.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });

const gift = (who: TestMember, xpAmount: number, key = randomUUID()) =>
  root.request("POST", "/api/admin/gift-xp", {
    json: { userId: who.id, xpAmount },
    headers: { "Idempotency-Key": key },
  });

const auditOf = (who: TestMember) => t.sql`select * from audit_log where target_id = ${who.id}`;

function eventsOf(who: TestMember): ServerEvent[] {
  const heard: ServerEvent[] = [];
  t.deps.bus.listen({
    onEvent: (event) => {
      if ("memberId" in event && event.memberId === who.id) heard.push(event);
    },
    onGap() {},
  });
  return heard;
}

test("gives XP from the gifts account, notifies the member and records it", async () => {
  const ada = await member(t);
  const heard = eventsOf(ada);
  const response = await gift(ada, 500);
  expect([response.status, await response.json()]).toEqual([201, { success: true, xp: 500 }]);
  expect(response.headers.get("X-Xp")).toBeNull();
  expect(await xpOf(t, ada.id)).toEqual({ xp: 500, lifetime: 500 });
  const [source] = await t.sql`
    select e.account_id = xp_account('gifts') as "isGift", t.reason
    from xp_entries e
    join xp_transfers t on t.id = e.transfer_id
    join xp_entries theirs on theirs.transfer_id = t.id and theirs.account_id = ${ada.id}
    where e.amount < 0`;
  expect(source).toEqual({ isGift: true, reason: "gift" });
  const list = await ada.get("/api/notifications");
  expect(await list.json()).toMatchObject([
    { type: "gift", xpAmount: 500, fromUser: null, count: 1, isRead: false },
  ]);
  expect(heard).toMatchObject([
    { type: "xp", own: { xp: 500, level: 6, lifetimeXp: 500 } },
    { type: "notification", isNew: true },
  ]);
  expect(await auditOf(ada)).toMatchObject([
    { action: "gift_xp", actor_id: root.id, actor_username: root.username, details: { xp: 500 } },
  ]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("sends a notification for each gift, and ranks none on leaderboards", async () => {
  const ada = await member(t);
  await gift(ada, 10);
  t.clock.advance(1);
  await gift(ada, 100);
  expect(await (await ada.get("/api/notifications")).json()).toMatchObject([
    { type: "gift", xpAmount: 100 },
    { type: "gift", xpAmount: 10 },
  ]);
  expect(await t.sql`select from xp_standings where member_id = ${ada.id}`).toHaveLength(0);
});

test.each([0, 1, 11, 99, 501, 1_000, -10, "100", null])("refuses an amount of %j", async (xpAmount) => {
  const ada = await member(t);
  const response = await gift(ada, xpAmount as number);
  expect(response.status).toBe(400);
  expect((await xpOf(t, ada.id)).xp).toBe(0);
});

test("gives once per Idempotency-Key, also when the first attempt died after writing", async () => {
  const [ada, key] = [await member(t), randomUUID()];
  const answers = await Promise.all([gift(ada, 100, key), gift(ada, 100, key), gift(ada, 100, key)]);
  await forgetAnswers(t.sql);
  for (const response of [...answers, await gift(ada, 100, key)]) {
    expect([response.status, await response.json()]).toEqual([201, { success: true, xp: 100 }]);
  }
  expect(await auditOf(ada)).toHaveLength(1);
  expect((await gift(ada, 10, key)).status).toBe(422);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("lets administrators give themselves XP, and records it in the audit", async () => {
  const before = await xpOf(t, root.id);
  const response = await gift(root, 10);
  expect(response.status).toBe(201);
  expect(response.headers.get("X-Xp")).toBe(`${before.xp + 10};1;${before.lifetime + 10}`);
  expect(await auditOf(root)).toMatchObject([{ actor_id: root.id, target_id: root.id }]);
});

test("returns an error for a bot, a suspended member and an unknown member", async () => {
  const [bot, ada] = [await member(t), await member(t)];
  await t.sql`update members set is_bot = true where id = ${bot.id}`;
  await t.sql`update members set suspended_at = now(), suspension_reason = 'Spam' where id = ${ada.id}`;
  expect((await gift(bot, 10)).status).toBe(409);
  expect((await gift(ada, 10)).status).toBe(409);
  expect((await gift({ ...ada, id: randomUUID() }, 10)).status).toBe(404);
  expect(await t.sql`select from audit_log where target_id in (${bot.id}, ${ada.id})`).toHaveLength(0);
});

test("adds to the member's balance", async () => {
  const ada = await member(t);
  await giveXp(t, ada.id, 40);
  expect(await (await gift(ada, 10)).json()).toEqual({ success: true, xp: 50 });
});

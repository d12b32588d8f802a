import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { giftAmounts } from "#shared/admin/contract.ts";
import { ChangedMeanwhile } from "../../db/pool/changed-meanwhile.ts";
import { openDatabase } from "../../db/open-database.ts";
import { counterFaults } from "../../testing/counters/counters.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { giveXp, ledgerFaults } from "../../testing/xp.ts";

const rounds = proofSize({ sample: 4, whole: 60 });
const actsOfARound = 40;

const { url } = await testDatabase();
const collisions: (Error & { code?: string })[] = [];
const db = openDatabase(url, {
  maxConnections: 20,
  deadlineMs: 60_000,
  onCollision: (cause) => collisions.push(cause),
});
afterAll(() => db.close());
const app = await createTestApp({ deps: { db }, env: { DATABASE_URL: url } });
const t = { ...app, db, sql: db.sql };

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

interface Done {
  readonly action: string;
  /** The act's id: sent twice it is one act. */
  readonly key: string;
  readonly status: number;
}

/** An administrator's act, sent once or twice under one key. */
async function act(admin: TestMember, target: TestMember): Promise<Done[]> {
  const action = pick(["gift_xp", "gift_xp", "suspend_user", "restore_user"]);
  const [path, json] = {
    gift_xp: ["/api/admin/gift-xp", { userId: target.id, xpAmount: pick(giftAmounts) }],
    suspend_user: [`/api/admin/users/${target.id}/suspend`, { reason: "Spam" }],
    restore_user: [`/api/admin/users/${target.id}/restore`, { reason: "Sorry" }],
  }[action] as [string, object];
  const key = randomUUID();
  const send = async () => {
    const response = await admin.request("POST", path, { json, headers: { "Idempotency-Key": key } });
    return { action, key, status: response.status };
  };
  return await Promise.all(Math.random() < 0.3 ? [send(), send()] : [send()]);
}

/** Acts of members meanwhile; suspended ones are refused. */
async function live(who: TestMember, viewer: TestMember): Promise<void> {
  const { id } = await post(t, { authorId: who.id });
  const login = await t.post("/api/auth/login", { email: who.email, password: who.password });
  // 401: suspended and restored again between the password's check and the session.
  expect([200, 401, 403]).toContain(login.status);
  const promoted = await who.post(`/api/posts/${id}/promote`, { durationHours: 5 });
  if (promoted.status !== 201) return;
  const promotion = await promoted.json() as { id: string };
  await viewer.post(`/api/promotions/${promotion.id}/view`);
}

async function round(): Promise<void> {
  const admins = [await member(t, { isAdmin: true }), await member(t, { isAdmin: true })];
  const members = await Promise.all(Array.from({ length: 4 }, () => member(t)));
  for (const { id } of members) await giveXp(t, id, 5_000);
  const lives = members.map((who) => live(who, pick(admins)));
  const acts = Array.from({ length: actsOfARound }, () => act(pick(admins), pick(members)));
  const done = (await Promise.all(acts)).flat();
  await Promise.all(lives);

  expect(done.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
  const succeeded = new Set(done.filter(({ status }) => status < 300).map(({ action, key }) => action + key));
  const audit = await t.sql<{ action: string; target_id: string; xp: number | null }[]>`
    select action, target_id, (details ->> 'xp')::integer as xp
    from audit_log
    where actor_id = any(${admins.map(({ id }) => id)}::uuid[])
    order by created_at, id`;
  expect(audit).toHaveLength(succeeded.size);

  for (const { id } of members) {
    const [state] = await t.sql`
      select
        m.suspended_at is not null as suspended,
        (select count(*) from sessions s where s.member_id = m.id) as sessions,
        (select count(*) from promotions p where p.member_id = m.id and p.ended_at is null) as running,
        (
          select coalesce(sum(e.amount), 0)
          from xp_entries e
          join xp_transfers t on t.id = e.transfer_id
          where e.account_id = m.id and t.idempotency_key like 'gift:%'
        ) as gifts
      from members m
      where m.id = ${id}`;
    const own = audit.filter(({ target_id }) => target_id === id);
    expect(state!.gifts).toBe(own.reduce((sum, { xp }) => sum + (xp ?? 0), 0));
    const count = (action: string) => own.filter((one) => one.action === action).length;
    expect(count("suspend_user") - count("restore_user")).toBe(state!.suspended ? 1 : 0);
    if (state!.suspended) expect(state).toMatchObject({ sessions: 0, running: 0 });
  }
}

test(
  "keeps ledger and audit consistent when two administrators give XP, suspend and restore at once",
  async () => {
    for (let n = 0; n < rounds; n++) {
      // Past the limit for writes.
      t.clock.advance(61_000);
      await round();
    }
    expect(await ledgerFaults(t)).toEqual([]);
    expect(await counterFaults(t.sql)).toEqual([]);
    const twice = await t.sql`
    select reference from xp_transfers where reason = 'gift' and idempotency_key like 'gift:%'
    group by reference having count(*) > 1`;
    expect(twice).toEqual([]);
    // A promotion that starts while its author is suspended is retried; nothing deadlocks.
    const others = collisions.filter((cause) =>
      !(cause instanceof ChangedMeanwhile) && cause.code !== "40001"
    );
    expect(others).toEqual([]);
  },
  120_000,
);

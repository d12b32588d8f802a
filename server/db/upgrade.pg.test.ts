import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Post } from "#shared/posts/shapes.ts";
import { signLink } from "../features/auth/mails/mailed-link.ts";
import { verify } from "../features/auth/register/test-registration.ts";
import { reviewWaiting } from "../features/moderation/review.ts";
import { bodyHash } from "../http/idempotency/body-hash.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { member, type TestMember } from "../testing/member.ts";
import { post } from "../testing/post.ts";
import { blankDatabase } from "../testing/test-database.ts";
import { giveXp, ledgerFaults, xpOf } from "../testing/xp.ts";
import { migrate } from "./migrate.ts";

/** The last migration of the release that is upgraded. */
const last = "0008";

const db = await blankDatabase();
const t = await createTestApp({ deps: { db }, env: { DATABASE_URL: db.url } });
const { sql } = db;
const old = { ...t, db, sql };
const root = await mkdtemp(join(tmpdir(), "glimmer-test-upgrade-"));
afterAll(() => rm(root, { recursive: true, force: true }));

let ada: TestMember;
let bob: TestMember;
let postId: string;
const messageId = uuidv7();
const openKey = crypto.randomUUID();
const [invitedId, unconfirmedId] = [uuidv7(), uuidv7()];

beforeAll(async () => {
  await migrateUntil(last);
  [ada, bob] = [await member(old), await member(old)];
  await giveXp(old, ada.id, 5000);
  ({ id: postId } = await post(old, { authorId: ada.id }));
  await manyReposts(await post(old, { authorId: bob.id, content: "I hate you", moderationLevel: null }));
  await post(old, { authorId: bob.id, content: "Behind them", moderationLevel: null });
  await sql`
    insert into messages (id, sender_id, receiver_id, content, created_at)
    values (${messageId}, ${ada.id}, ${bob.id}, 'Hello', ${t.clock.now()})`;
  await sql`
    insert into element_moderations (post_id, type, level, reason, decided_by, decided_at)
    values (${postId}, 'text', 'top', '', 'local', ${t.clock.now()})`;
  await sql`
    select xp_pay_activity('like', ${bob.id}, ${postId}, ${ada.id}, 2, 0, 200, ${t.clock.now()})`;
  await sql`
    select xp_transfer('referral:1', xp_account('minted'), ${ada.id}, 200, 'referral', ${bob.id}, ${t.clock.now()}),
      xp_transfer(
        'referral_received:1', xp_account('minted'), ${bob.id}, 200, 'referral_received', ${ada.id}, ${t.clock.now()}
      )`;
  await sql`
    insert into post_likes (post_id, member_id, created_at)
    values (${postId}, ${bob.id}, ${t.clock.now()})`;
  await sql`update posts set likes_count = 1 where id = ${postId}`;
  await sql`
    insert into idempotency_keys (member_id, key, request_hash, created_at)
    values (${bob.id}, ${openKey}, ${await bodyHash(
    `POST ${t.config.publicUrl}/api/posts`,
    said,
  )}, ${new Date(t.clock.now().getTime() - 24 * 60 * 60 * 1000)})`;
  await insertUnconfirmed(unconfirmedId, ada.id);
  await insertUnconfirmed(invitedId, unconfirmedId);
  expect((await migrate(db.url))[0]).toMatch(/^0009_/);
  expect(await migrate(db.url)).toEqual([]);
});

const said = { content: "Begun before the upgrade" };

test("what an invitation paid before the upgrade ranks nobody, what activity paid still does", async () => {
  const ranked = await sql<{ period: string; xp: number; is_bob: boolean }[]>`
    select period, xp, member_id = ${bob.id} as is_bob
    from xp_standings
    order by period`;
  expect(ranked.map((row) => ({ ...row }))).toEqual(
    ["all-time", "daily", "weekly"].map((period) => ({ period, xp: 2, is_bob: true })),
  );
});

test("payments go on: what was paid before is not paid again, and there is one function to pay", async () => {
  const before = await xpOf(old, bob.id);
  await bob.delete(`/api/posts/${postId}/like`);
  expect((await bob.post(`/api/posts/${postId}/like`)).status).toBe(200);
  expect(await xpOf(old, bob.id)).toEqual(before);
  expect((await bob.post(`/api/posts/${postId}/bookmark`)).status).toBe(200);
  expect((await xpOf(old, bob.id)).xp).toBe(before.xp + 2);
  expect(await sql`select from pg_proc where proname = 'xp_pay_activity'`).toHaveLength(1);
  expect(await ledgerFaults(old)).toEqual([]);
});

test("old posts are promoted, seen and read like new ones", async () => {
  const promoted = await ada.post(`/api/posts/${postId}/promote`, { durationHours: 1 });
  expect(promoted.status).toBe(201);
  const [shown] = await (await bob.get("/api/posts/promoted")).json() as Post[];
  expect(shown).toMatchObject({ id: postId, isPromotedDisplay: true, audioUrl: null });
});

test("old messages get a level, and are unread from then on; posts without one do, though reposts crowd before them", async () => {
  const unread = async () => await (await bob.get("/api/messages/unread-count")).json();
  expect(await unread()).toBe(0);
  await reviewWaiting({ ...t.deps, db });
  expect(await unread()).toBe(1);
  const levels = await sql`
    select moderation_level from messages
    union all
    select moderation_level from posts`;
  expect(levels.map((row) => row["moderation_level"])).not.toContain(null);
});

test("a key left open by the old release is taken over", async () => {
  const answer = await bob.request("POST", "/api/posts", {
    json: said,
    headers: { "Idempotency-Key": openKey },
  });
  expect(answer.status).toBe(201);
});

test("a member who never confirmed their address is a registration that waits, and its old link works", async () => {
  const waiting = await sql`select id, referred_by from pending_registrations order by id`;
  expect(waiting).toEqual([
    { id: invitedId, referred_by: null },
    { id: unconfirmedId, referred_by: ada.id },
  ]);
  expect((await ada.get(`/api/users/${unconfirmedId}`)).status).toBe(404);
  const before = await xpOf(old, ada.id);
  const token = await signLink(t.deps, "verify-email", unconfirmedId, `${unconfirmedId}@example.org`);
  expect(await verify(old, token)).toMatchObject({ verified: true });
  expect((await ada.get(`/api/users/${unconfirmedId}`)).status).toBe(200);
  expect((await xpOf(old, ada.id)).xp).toBe(before.xp + 200);
});

/** As a registration was kept then. */
async function insertUnconfirmed(id: string, referredBy: string): Promise<void> {
  const [email, username] = [`${id}@example.org`, `u_${id.replaceAll("-", "")}`];
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, terms_version, privacy_version, referred_by, created_at
    )
    values (
      ${id}, ${email}, ${username}, 'Not yet', '-', '1', '1', ${referredBy},
      ${t.clock.now()}
    )`;
}

/** To an earlier release: its migrations, and of its functions those that are as they were. */
async function migrateUntil(number: string): Promise<void> {
  const directories = {
    migrations: pathToFileURL(join(root, "migrations/")),
    functions: pathToFileURL(join(root, "functions/")),
  };
  for (const [name, directory] of Object.entries(directories)) {
    await mkdir(directory);
    const own = new URL(`./${name}/`, import.meta.url);
    for (const file of await readdir(own)) {
      const isOld = name === "migrations" ? file < `${number}z` : !/promotions|xp_3|xp_6/.test(file);
      if (isOld) await copyFile(new URL(file, own), new URL(file, directory));
    }
  }
  await writeFile(new URL("xp_3_pay_activity.sql", directories.functions), oldPayment);
  await migrate(db.url, directories);
}

/** As many as one look of the review takes, written before their original had a level. */
async function manyReposts({ id }: { id: string }): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const { id: authorId } = await member(old);
    const repostId = `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`;
    await sql`
      insert into posts (id, author_id, content, repost_of_id, created_at)
      values (${repostId}, ${authorId}, '', ${id}, ${t.clock.now()})`;
  }
}

/** With the arguments it had, and what they paid. */
const oldPayment = `
  create or replace function xp_pay_activity(
    p_kind text, p_actor uuid, p_target text, p_owner uuid, p_amount integer, p_owner_amount integer,
    p_daily_cap integer, p_at timestamptz
  ) returns integer language sql as $$
    select xp_transfer(
      p_kind || ':' || p_actor || ':' || p_target, xp_account('minted'), p_actor, p_amount, p_kind, p_target, p_at
    )
  $$;`;

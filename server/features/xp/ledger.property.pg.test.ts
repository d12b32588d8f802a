import { setTimeout as wait } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { earnings } from "#shared/xp/earnings.ts";
import type { MemberCtx } from "../../context.ts";
import { AppError } from "../../errors.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { ctxOf } from "../../testing/ctx-of.ts";
import { proofSize } from "../../testing/proof-size.ts";
import { giveXp, ledgerFaults } from "../../testing/xp.ts";
import { addComment } from "../comments/add-comment.ts";
import { likeComment, unlikeComment } from "../comments/like-comment.ts";
import { createPost } from "../posts/publish/create-post.ts";
import { likePost, unlikePost } from "../posts/toggles/like-post.ts";
import { refuseShortfall } from "./refuse-shortfall.ts";
import { earn } from "./pay-and-charge-fragments.ts";
import { recordVisit } from "./xp-queries.ts";
import { refundXp } from "./refund-xp.ts";
import { spendXp } from "./spend-xp.ts";

const operations = proofSize({ sample: 600, whole: 20_000 });
/** At least this many members should write posts, and comments. */
const writers = proofSize({ sample: 10, whole: 40 });
const workers = 25;
const membersCount = 50;

const t = await createTestApp();
// One day, so that capped payments can be counted afterwards.
t.clock.set(new Date("2026-06-01T12:00:00Z"));
const at = t.clock.now();

const members = Array.from({ length: membersCount }, () => uuidv7());
await t.sql`
  insert into members (id, email, username, display_name, password_hash, terms_version, privacy_version,
    email_verified_at, created_at)
  select id, id || '@example.org', 'm_' || id, 'Member', 'none', '1', '1', now(), now()
  from unnest(${members}::uuid[]) as id`;
// Every other one is paid a bonus too.
await t.sql`
  insert into member_badges (id, member_id, badge_type, created_at)
  select id, id, 'goldCrown', ${at}
  from unnest(${members.filter((_, index) => index % 2 === 0)}::uuid[]) as id`;

const posts: { id: string; authorId: string }[] = [];
const comments: string[] = [];
/** The effects of answered calls, to be checked at the end. */
const confirmed = {
  spent: new Map<string, number>(),
  refunded: new Set<string>(),
  shared: new Map<string, number>(),
};
const undone: string[] = [];
const failures: Record<string, number> = {};
const expectedFailures = ["database_unavailable", "insufficient_xp"];

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

class ChangedMind extends Error {}

const kinds: Record<string, (ctx: MemberCtx) => Promise<unknown>> = {
  async post(ctx) {
    if (posts.length > 1_500) return;
    const { id } = await createPost(ctx, { content: "A small good thing" });
    posts.push({ id, authorId: ctx.actor.id });
  },
  like: (ctx) => likePost(ctx, pick(posts).id),
  unlike: (ctx) => unlikePost(ctx, pick(posts).id),
  // A handful of posts that all members act on.
  likeHot: (ctx) => likePost(ctx, pick(posts.slice(0, 5)).id),
  unlikeHot: (ctx) => unlikePost(ctx, pick(posts.slice(0, 5)).id),
  async comment(ctx) {
    const { id } = await addComment(ctx, pick(posts).id, { content: "Lovely" });
    comments.push(id);
  },
  likeComment: async (ctx) => comments.length && await likeComment(ctx, pick(comments)),
  unlikeComment: async (ctx) => comments.length && await unlikeComment(ctx, pick(comments)),
  async repost({ sql, actor }) {
    const { id, authorId } = pick(posts);
    await sql`select ${earn(sql, { kind: "repost", actorId: actor.id, target: id, ownerId: authorId, at })}`;
  },
  async shareTwice({ sql, actor }) {
    const target = uuidv7();
    const share = () =>
      sql`select ${earn(sql, { kind: "share", actorId: actor.id, target, ownerId: null, at })}`;
    await Promise.all([share(), share()]);
    confirmed.shared.set(actor.id, (confirmed.shared.get(actor.id) ?? 0) + 1);
  },
  async tip({ sql, actor }) {
    const to = pick(members.filter((id) => id !== actor.id));
    await refuseShortfall(() =>
      sql`
        select xp_move(
          ${uuidv7()}, ${actor.id}::uuid, ${to}::uuid, ${Math.ceil(Math.random() * 5)}, 'gift', null, ${at}
        )`
    );
  },
  async spend(ctx) {
    const key = uuidv7();
    const spending = { amount: Math.ceil(Math.random() * 200), reason: "tts", reference: null, key } as const;
    await spendXp(ctx, spending);
    confirmed.spent.set(`tts:${ctx.actor.id}:${key}`, spending.amount);
    if (Math.random() < 0.5) return;
    const refund = { memberId: ctx.actor.id, reason: "tts", key } as const;
    await Promise.all([refundXp(ctx, refund), refundXp(ctx, refund)]);
    confirmed.refunded.add(`refund:tts:${ctx.actor.id}:${key}`);
  },
  visit: ({ sql, actor }) =>
    recordVisit(sql, { memberId: actor.id, day: `2026-06-0${Math.ceil(Math.random() * 9)}`, amount: 1, at }),
  async rollBack(ctx) {
    const target = uuidv7();
    undone.push(target);
    const work = ctx.db.transaction(async (tx) => {
      await tx`
        select ${earn(tx, { kind: "bookmark", actorId: ctx.actor.id, target, ownerId: null, at })}`;
      throw new ChangedMind();
    });
    await work.catch((error) => {
      if (!(error instanceof ChangedMind)) throw error;
    });
  },
};

/** A lost connection and too little XP are expected; a deadlock or anything else is not. */
async function perform(): Promise<void> {
  const kind = pick(Object.keys(kinds));
  try {
    await kinds[kind]?.(ctxOf(t, pick(members)));
  } catch (error) {
    const code = error instanceof AppError ? error.code : `${kind}: ${error as Error}`;
    failures[code] = (failures[code] ?? 0) + 1;
  }
}

async function killBackends(signal: AbortSignal): Promise<number> {
  let killed = 0;
  while (!signal.aborted) {
    await wait(100 + Math.random() * 100);
    const rows = await t.sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
      order by random()
      limit 1`.catch(() => []);
    killed += rows.length;
  }
  return killed;
}

/** For each member and kind of act: how many were stored, and how many of them paid. */
async function paidOf(kind: "post" | "comment"): Promise<{ done: number; paid: number }[]> {
  const done = kind === "post" ? t.sql`select author_id, id from posts` : t.sql`
        select c.author_id, c.id
        from comments c
        join posts p on p.id = c.post_id
        where c.author_id <> p.author_id`;
  return await t.sql<{ done: number; paid: number }[]>`
    select count(*) as done, count(x.id) as paid
    from (${done}) as d
    left join xp_transfers x on x.reference = d.id::text and x.reason = ${kind}
    group by d.author_id`;
}

test(
  `${operations} random operations of 50 members, with killed database backends, leave the ledger correct`,
  { timeout: proofSize({ sample: 180_000, whole: 900_000 }) },
  async () => {
    await Promise.all(members.map((id) => giveXp(t, id, 20)));
    for (const id of members.slice(0, 10)) await kinds.post?.(ctxOf(t, id));
    const over = new AbortController();
    const killing = killBackends(over.signal);
    let left = operations;
    await Promise.all(Array.from({ length: workers }, async () => {
      while (left-- > 0) await perform();
    }));
    over.abort();
    const killed = await killing;
    expect(killed).toBeGreaterThan(operations / 2_000);

    expect(Object.keys(failures).filter((code) => !expectedFailures.includes(code))).toEqual([]);
    // A lost connection fails only the operations on it, or waiting for it.
    expect(failures["database_unavailable"]).toBeLessThan(killed * 4);
    expect(await ledgerFaults(t)).toEqual([]);
  },
);

test("pays every stored action up to the cap, and no other", async () => {
  for (const kind of ["post", "comment"] as const) {
    const cap = earnings[kind].dailyCap ?? Infinity;
    const members = await paidOf(kind);
    expect(members.length).toBeGreaterThan(writers);
    expect(members.map(({ paid }) => paid)).toEqual(members.map(({ done }) => Math.min(done, cap)));
  }
  const paidForNothing = await t.sql`
    select t.id
    from xp_transfers t
    where (t.reason = 'post' and not exists (select from posts where id::text = t.reference))
      or (t.reason = 'comment' and not exists (select from comments where id::text = t.reference))`;
  expect(paidForNothing).toHaveLength(0);
  expect(undone.length).toBeGreaterThan(operations / 40);
  expect(await t.sql`select id from xp_transfers where reference = any(${undone})`).toHaveLength(0);
});

test("pays no action twice, above its cap, or on the actor's own content", async () => {
  const twice = await t.sql`
    select t.reason, t.reference, e.account_id
    from xp_transfers t
    join xp_entries e on e.transfer_id = t.id and e.amount > 0
    where t.reason = any(${Object.keys(earnings)})
    group by t.reason, t.reference, e.account_id
    having count(*) > 1`;
  expect(twice).toHaveLength(0);
  const counts = await t.sql<{ reason: keyof typeof earnings; times: number }[]>`
    select t.reason, count(*) as times
    from xp_transfers t
    join xp_entries e on e.transfer_id = t.id and e.amount > 0
    where t.reason = any(${Object.keys(earnings)})
    group by t.reason, e.account_id`;
  for (const { reason, times } of counts) expect(times).toBeLessThanOrEqual(earnings[reason].dailyCap ?? 9);
  const own = await t.sql`
    select t.id
    from xp_transfers t
    join xp_entries e on e.transfer_id = t.id and e.amount > 0
    join posts p on p.id::text = t.reference and p.author_id = e.account_id
    where t.reason in ('like', 'repost')`;
  expect(own).toHaveLength(0);
});

test("has every confirmed spending and refund in the ledger, and counts likes correctly", async () => {
  const stands = async (keys: string[]) => {
    const [row] = await t.sql<{ found: number }[]>`
      select count(*) as found
      from xp_transfers
      where idempotency_key = any(${keys})`;
    return row?.found;
  };
  expect(await stands([...confirmed.spent.keys()])).toBe(confirmed.spent.size);
  expect(await stands([...confirmed.refunded])).toBe(confirmed.refunded.size);
  for (const [memberId, times] of confirmed.shared) {
    const paid = await t.sql`
      select t.id
      from xp_transfers t
      join xp_entries e on e.transfer_id = t.id
      where t.reason = 'share' and e.account_id = ${memberId}`;
    expect(paid.length).toBeGreaterThanOrEqual(Math.min(times, earnings.share.dailyCap ?? times));
  }
  const miscounted = await t.sql`
    select p.id
    from posts p
    where p.likes_count <> (select count(*) from post_likes l where l.post_id = p.id)`;
  expect(miscounted).toHaveLength(0);
});

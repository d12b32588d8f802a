import { earnings } from "#shared/xp/earnings.ts";
import { expect, test } from "vitest";
import { type Database, openDatabase } from "../../../db/open-database.ts";
import { countWaiting, waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { crowd } from "../../../testing/crowd.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { countDeadlocks } from "../../../testing/races/count-deadlocks.ts";
import { ledgerFaults, xpOf } from "../../../testing/xp.ts";
import { insertLike } from "./toggle-post-queries.ts";

const t = await createTestApp();
const ada = await member(t);

test("lets one statement at a time wait for a post's lock when many like it at once, and serves others", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const likers = await crowd(t, 40);
  let likes: Promise<Response>[] = [];
  await t.db.transaction(async (tx) => {
    await tx`select from posts where id = ${id} for no key update`;
    likes = likers.map((one) => one.request("POST", `/api/posts/${id}/like`));
    await waitUntilBlocked(t);
    expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
    expect(await countWaiting(tx)).toBe(1);
  });
  expect((await Promise.all(likes)).map(({ status }) => status)).toEqual(likers.map(() => 200));
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ likesCount: 40 });
});

test("pays each liker of a shared statement once, returns 404 to a blocked one, and notifies the author once", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const [blocked, twice, ...others] = await crowd(t, 12);
  if (!blocked || !twice) throw new Error("Nobody came");
  await ada.post(`/api/users/${blocked.id}/block`);
  const path = `/api/posts/${id}/like`;
  const responses = await Promise.all(
    [...others, blocked, twice, twice].map((one) => one.request("POST", path)),
  );
  expect(responses.map(({ status }) => status)).toEqual([...others.map(() => 200), 404, 200, 200]);
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ likesCount: 11 });
  for (const one of [...others, twice]) expect(await xpOf(t, one.id)).toMatchObject({ xp: 2 });
  expect(await xpOf(t, blocked.id)).toMatchObject({ xp: 0 });
  const [group] = await t.sql`
    select count(distinct n.id)::integer as groups, count(*)::integer as acts
    from notifications n
    join notification_acts a on a.notification_id = n.id
    where n.receiver_id = ${ada.id} and n.post_id = ${id}`;
  expect({ ...group }).toEqual({ groups: 1, acts: 11 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("counts and pays the other likers when one of a shared statement was deleted meanwhile", async () => {
  const { id: postId } = await post(t, { authorId: ada.id });
  const people = await crowd(t, 5);
  const [gone, ...others] = people;
  await t.sql`delete from members where id = ${gone?.id ?? ""}`;
  const likes = await Promise.allSettled(
    people.map(({ id }) => insertLike(t.sql, { postId, member: { id, filter: "top" }, at: t.clock.now() })),
  );
  expect(likes.map(({ status }) => status)).toEqual(["rejected", ...others.map(() => "fulfilled")]);
  expect(await (await ada.get(`/api/posts/${postId}`)).json()).toMatchObject({ likesCount: 4 });
  for (const one of others) expect(await xpOf(t, one.id)).toMatchObject({ xp: 2 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("pays members who like several posts in opposite orders no more than a day's cap, without a deadlock", async () => {
  const people = await crowd(t, 30);
  const processes = [1, 2].map(() => openDatabase(t.config.databaseUrl ?? "", { maxConnections: 5 }));
  const posts = await Promise.all(Array.from({ length: 6 }, () => post(t, { authorId: ada.id })));
  const cap = earnings.like.dailyCap ?? 0;
  await t.sql`
    insert into xp_paid_kinds (member_id, kind, paid_on, times)
    select member, 'like', (${t.clock.now()}::timestamptz at time zone 'UTC')::date, ${cap - 2}
    from unnest(${people.map(({ id }) => id)}::uuid[]) as member`;
  await Promise.all(posts.flatMap(({ id: postId }, n) => {
    const likers = n % 2 === 0 ? people : people.toReversed();
    const { sql } = processes[n % 2] as Database;
    return likers.map(({ id }) =>
      insertLike(sql, { postId, member: { id, filter: "top" }, at: t.clock.now() })
    );
  }));
  // Their backends report deadlocks when they end.
  await Promise.all(processes.map((one) => one.close()));
  for (const one of people) expect(await xpOf(t, one.id)).toMatchObject({ xp: 4 });
  expect(await countDeadlocks(t.sql)).toBe(0);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("likes of several posts share a statement: each is counted, paid and told once, also by a repost and its original", async () => {
  const authors = [ada, await member(t), await member(t)];
  const posts = await Promise.all(authors.map(({ id }) => post(t, { authorId: id })));
  const [first] = posts;
  if (!first) throw new Error("Nothing there");
  await authors[1]!.post(`/api/posts/${first.id}/repost`);
  const [repost] = await t.sql<{ id: string }[]>`select id from posts where repost_of_id = ${first.id}`;
  const [one, two, ...others] = await crowd(t, 8);
  if (!one || !two) throw new Error("Nobody came");
  await authors[2]!.post(`/api/users/${two.id}/block`);
  const like = (memberId: string, postId: string) =>
    insertLike(t.sql, { postId, member: { id: memberId, filter: "top" }, at: t.clock.now() });
  // The first is a statement of its own; the others wait for it and share the next one.
  const [, ...rows] = await Promise.all([
    like(others[5]!.id, posts[1]!.id),
    ...posts.map(({ id }) => like(one.id, id)),
    like(one.id, repost!.id),
    ...posts.map(({ id }) => like(two.id, id)),
    ...others.slice(0, 5).map(({ id }) => like(id, first.id)),
    like(one.id, "01900000-0000-7000-8000-00000000dead"),
  ]);
  const isPaid = rows.map((row) => row && row.recorded?.xp !== undefined && row.recorded.xp !== null);
  expect(isPaid).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    null,
    ...others.slice(0, 5).map(() => true),
    null,
  ]);
  const counts = await t.sql<{ likes: number; rows: number }[]>`
    select p.likes_count as likes, (select count(*)::integer from post_likes l where l.post_id = p.id) as rows
    from unnest(${posts.map(({ id }) => id)}::uuid[]) with ordinality as given (id, n)
    join posts p on p.id = given.id
    order by n`;
  expect(counts.map((row) => ({ ...row }))).toEqual([{ likes: 7, rows: 7 }, { likes: 3, rows: 3 }, {
    likes: 1,
    rows: 1,
  }]);
  expect(await xpOf(t, one.id)).toMatchObject({ xp: 6 });
  expect(await xpOf(t, two.id)).toMatchObject({ xp: 4 });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("a post that is held delays no like of another in their statement, and gets its own once it is free", async () => {
  const posts = await Promise.all([1, 2, 3].map(() => post(t, { authorId: ada.id })));
  const [held, ...free] = posts;
  const [first, one] = await crowd(t, 2);
  if (!held || !first || !one) throw new Error("Nobody came");
  const like = (memberId: string, postId: string) =>
    insertLike(t.sql, { postId, member: { id: memberId, filter: "top" }, at: t.clock.now() });
  let waits: ReturnType<typeof like> | undefined;
  await t.db.transaction(async (tx) => {
    await tx`select from posts where id = ${held.id} for no key update`;
    // The first is a statement of its own; the others share the next one.
    const [, ...answered] = [like(first.id, free[0]!.id), ...free.map(({ id }) => like(one.id, id))];
    waits = like(one.id, held.id);
    expect(await Promise.all(answered)).toMatchObject([{ count: 2 }, { count: 1 }]);
    await waitUntilBlocked(t);
  });
  expect(await waits).toMatchObject({ count: 1 });
  expect(await ledgerFaults(t)).toEqual([]);
});

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

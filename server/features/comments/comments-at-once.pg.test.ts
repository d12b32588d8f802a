import { expect, test } from "vitest";
import { countWaiting, waitUntilBlocked } from "../../testing/lock-waits.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { crowd } from "../../testing/crowd.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { ledgerFaults, xpOf } from "../../testing/xp.ts";

const t = await createTestApp();
const ada = await member(t);

interface Written {
  readonly id: string;
  readonly support?: unknown;
}

test("returns the same as a read of the new comment", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const path = `/api/posts/${id}/comments`;
  const { support: _, ...thread } = await (await ada.post(path, { content: "Thread @nobody" }))
    .json() as Written;
  expect(await (await ada.get(path)).json()).toEqual([thread]);
  const reply = await (await ada.post(path, { content: "Reply", parentId: thread.id })).json() as Written;
  const { support: __, replies: ___, ...asListed } = reply as Written & { replies: unknown };
  expect(await (await ada.get(path)).json()).toEqual([{ ...thread, replies: [asListed] }]);
});

test("lets one statement at a time wait for a post's lock when many comment at once", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const commenters = await crowd(t, 30);
  let comments: Promise<Response>[] = [];
  await t.db.transaction(async (tx) => {
    await tx`select from posts where id = ${id} for no key update`;
    comments = commenters.map((one) => one.post(`/api/posts/${id}/comments`, { content: "Here too" }));
    await waitUntilBlocked(t);
    expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
    expect(await countWaiting(tx)).toBe(1);
  });
  expect((await Promise.all(comments)).map(({ status }) => status)).toEqual(commenters.map(() => 201));
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ commentsCount: 30 });
});

test("pays, notifies and refuses each comment of a shared statement separately", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const path = `/api/posts/${id}/comments`;
  const [blocked, mistaken, ...others] = await crowd(t, 12);
  if (!blocked || !mistaken) throw new Error("Nobody came");
  await ada.post(`/api/users/${blocked.id}/block`);
  const thread = await (await ada.post(path, { content: "Thread" })).json() as Written;
  const elsewhere = await post(t, { authorId: ada.id });
  const responses = await Promise.all([
    ...others.map((one, n) =>
      one.post(path, n % 2 ? { content: `Answer ${n}`, parentId: thread.id } : { content: `Word ${n}` })
    ),
    blocked.post(path, { content: "Unseen" }),
    mistaken.post(path, { content: "Nowhere", parentId: elsewhere.id }),
    ada.post(path, { content: "My own" }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([...others.map(() => 201), 404, 400, 201]);
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ commentsCount: 12 });
  const [parent] = await t.sql`select replies_count from comments where id = ${thread.id}`;
  expect(parent?.["replies_count"]).toBe(5);
  for (const one of others) expect(await xpOf(t, one.id)).toMatchObject({ xp: 2 });
  for (const one of [blocked, mistaken]) expect(await xpOf(t, one.id)).toMatchObject({ xp: 0 });
  const notices = await t.sql<{ type: string; times: number }[]>`
    select type, count(*)::integer as times
    from notifications
    where receiver_id = ${ada.id} and post_id = ${id}
    group by type
    order by type`;
  expect(notices.map((row) => ({ ...row }))).toEqual([{ type: "comment", times: 5 }, {
    type: "reply",
    times: 5,
  }]);
  expect(await ledgerFaults(t)).toEqual([]);
});

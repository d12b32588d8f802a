import { expect, test } from "vitest";
import { countWaiting, waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { crowd } from "../../../testing/crowd.ts";
import { member } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { ledgerFaults, xpOf } from "../../../testing/xp.ts";

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

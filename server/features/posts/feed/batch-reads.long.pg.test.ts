import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { countedApp } from "../../../testing/counted-sql.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const { as: counted, sent } = countedApp(t);

async function feedOf(who: Pick<TestMember, "get">): Promise<Post[]> {
  return await (await who.get("/api/posts?limit=20")).json() as Post[];
}

test("shows simultaneous readers each their own likes and blocks", async () => {
  const authors = await Promise.all(Array.from({ length: 12 }, () => member(t)));
  const posts = await Promise.all(authors.map((author) => post(t, { authorId: author.id })));
  // Each likes their own post and blocks the next author, so that no two see the same feed.
  for (const [n, author] of authors.entries()) {
    await author.post(`/api/posts/${posts[n]!.id}/like`);
    await t.sql`
      insert into blocks (blocker_id, blocked_id, created_at)
      values (${author.id}, ${authors[(n + 1) % 12]!.id}, ${t.clock.now()})`;
  }
  const stranger = await member(t);
  const readers = [...authors, stranger].map(counted);
  await Promise.all(readers.map(feedOf));
  const before = sent();
  const feeds = await Promise.all(readers.map(feedOf));
  // Two per reader if each read alone: a page is its reader's own, its posts are read for all at
  // once.
  expect(sent() - before).toBeLessThan(2 * readers.length);
  for (const [n] of authors.entries()) {
    const ids = feeds[n]!.map((shown) => shown.id);
    const hidden = [posts[(n + 1) % 12]!.id, posts[(n + 11) % 12]!.id];
    expect(ids.toSorted()).toEqual(posts.map(({ id }) => id).filter((id) => !hidden.includes(id)).toSorted());
    expect(feeds[n]!.filter((shown) => shown.isLiked).map((shown) => shown.id)).toEqual([posts[n]!.id]);
  }
  expect(feeds[12]).toHaveLength(12);
  expect(feeds[12]!.some((shown) => shown.isLiked)).toBe(false);
});

test("shows a member their own like, however many others read at the same time", async () => {
  const author = await member(t);
  const { id } = await post(t, { authorId: author.id });
  const crowd = await Promise.all(Array.from({ length: 8 }, () => member(t)));
  let isOver = false;
  const reading = crowd.map(async (reader) => {
    while (!isOver) {
      await feedOf(reader);
      // A call that waits for no statement leaves no other one a turn.
      await nextTurn();
    }
  });
  try {
    for (let round = 1; round <= 20; round++) {
      const reader = await member(t);
      await reader.post(`/api/posts/${id}/like`);
      const shown = (await feedOf(reader)).find((one) => one.id === id);
      expect([shown?.isLiked, shown?.likesCount]).toEqual([true, round]);
    }
  } finally {
    isOver = true;
    await Promise.all(reading);
  }
});

test("shows each reader of a post with hundreds of likes their own", async () => {
  const { id } = await post(t, { authorId: (await member(t)).id });
  const [liker, stranger] = await Promise.all([member(t), member(t)]);
  await liker.post(`/api/posts/${id}/like`);
  await t.sql`update posts set likes_count = 500 where id = ${id}`;
  const [own, others] = await Promise.all([feedOf(liker), feedOf(stranger)]);
  expect([own, others].map((feed) => feed.find((one) => one.id === id)?.isLiked)).toEqual([true, false]);
});

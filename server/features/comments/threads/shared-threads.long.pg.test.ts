import { expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import { comment } from "../../../testing/comment.ts";
import { countedApp } from "../../../testing/counted-sql.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const { as: counted, sent } = countedApp(t);
const author = await member(t);
const loud = await member(t);

async function page(who: Pick<TestMember, "get">, path: string) {
  const response = await who.get(path);
  expect(response.status).toBe(200);
  const threads = await response.json() as Comment[];
  return { threads, next: response.headers.get("x-next-cursor") };
}

/** The ids of all threads with their reply counts, page by page. */
async function outline(who: Pick<TestMember, "get">, postId: string, limit: number) {
  const seen: [string, number][] = [];
  for (let next: string | null = ""; next !== null;) {
    const path = `/api/posts/${postId}/comments?limit=${limit}${next && `&cursor=${next}`}`;
    const read: Awaited<ReturnType<typeof page>> = await page(who, path);
    seen.push(...read.threads.map(({ id, replies }): [string, number] => [id, replies.length]));
    next = read.next;
  }
  return seen;
}

test.each([3, 20, 50, 100])(
  "shows each thread once in pages of %i, however many are hidden or long",
  async (limit) => {
    const { id: postId } = await post(t, { authorId: author.id });
    const reader = await member(t);
    const wary = await member(t);
    await wary.post(`/api/users/${loud.id}/block`);
    const all: [string, number][] = [];
    const withoutLoud: [string, number][] = [];
    for (let n = 0; n < 130; n++) {
      // Sixty in a row are hidden from the wary reader.
      const isLoud = n >= 10 && n < 70;
      const { id } = await comment(t, { postId, authorId: isLoud ? loud.id : author.id });
      const replies = n === 80 ? 201 : n % 3;
      for (let k = 0; k < replies; k++) {
        await comment(t, { postId, parentId: id, authorId: k === 1 ? loud.id : author.id });
      }
      all.push([id, replies]);
      if (!isLoud) withoutLoud.push([id, replies > 1 ? replies - 1 : replies]);
    }
    expect(await outline(reader, postId, limit)).toEqual(all);
    expect(await outline(wary, postId, limit)).toEqual(withoutLoud);
  },
);

test("shares statements among simultaneous readers of a post and its comments, and shows each their own view", async () => {
  const { id: postId } = await post(t, { authorId: author.id });
  const { id } = await comment(t, { postId, authorId: author.id });
  const theirs = await comment(t, { postId, authorId: loud.id });
  const readers = await Promise.all(Array.from({ length: 9 }, () => member(t)));
  const [liker, wary, stranger] = [readers[0]!, readers[1]!, readers[2]!];
  await liker.post(`/api/comments/${id}/like`);
  await liker.post(`/api/posts/${postId}/like`);
  await wary.post(`/api/users/${loud.id}/mute`);
  await stranger.post(`/api/users/${author.id}/block`);
  const read = () =>
    Promise.all(readers.flatMap((reader) => {
      const { get } = counted(reader);
      return [get(`/api/posts/${postId}`), get(`/api/posts/${postId}/comments`)];
    }));
  await read();
  const before = sent();
  const answers = await read();
  // Seven per reader if each read alone.
  expect(sent() - before).toBeLessThan(2 * readers.length);
  expect(answers.map(({ status }) => status)).toEqual(
    readers.flatMap((reader) => reader === stranger ? [404, 404] : [200, 200]),
  );
  const shown = await Promise.all(answers.map((answer) => answer.json())) as Comment[][];
  const flags = (place: number) => shown[2 * place + 1]!.map((one) => [one.id, one.isLiked, one.likesCount]);
  expect(flags(0)).toEqual([[id, true, 1], [theirs.id, false, 0]]);
  expect(flags(1)).toEqual([[id, false, 1]]);
  expect(flags(3)).toEqual([[id, false, 1], [theirs.id, false, 0]]);
  expect(shown[0]).toMatchObject({ isLiked: true });
  expect(shown[6]).toMatchObject({ isLiked: false });
});

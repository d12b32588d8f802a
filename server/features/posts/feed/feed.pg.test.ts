import fc from "fast-check";
import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp();
const ada = await member(t);
const reader = await member(t);

async function page(
  reader: TestMember,
  path: string,
): Promise<{ ids: string[]; posts: Post[]; next: string | null }> {
  const response = await reader.get(path);
  expect(response.status).toBe(200);
  const posts = await response.json() as Post[];
  return { posts, ids: posts.map(({ id }) => id), next: response.headers.get("x-next-cursor") };
}

async function emptyFeed(): Promise<void> {
  await t.sql`delete from posts`;
}

test("shows the newest first, 20 at a time, with a cursor to the next page", async () => {
  await emptyFeed();
  const made: string[] = [];
  for (let n = 0; n < 25; n++) made.push((await post(t, { authorId: ada.id })).id);
  const newestFirst = made.toReversed();
  const first = await page(reader, "/api/posts");
  expect(first.ids).toEqual(newestFirst.slice(0, 20));
  const second = await page(reader, `/api/posts?cursor=${first.next}`);
  expect(second).toMatchObject({ ids: newestFirst.slice(20), next: null });
  expect((await page(reader, "/api/posts?limit=20&offset=20")).ids).toEqual(second.ids);
});

test("marks the reader's likes only", async () => {
  await emptyFeed();
  const [plain, liked] = [await post(t, { authorId: ada.id }), await post(t, { authorId: ada.id })];
  await reader.post(`/api/posts/${liked.id}/like`);
  const flags = async (who: TestMember) =>
    (await page(who, "/api/posts")).posts.map(({ id, isLiked, likesCount }) => [id, isLiked, likesCount]);
  expect(await flags(reader)).toEqual([[liked.id, true, 1], [plain.id, false, 0]]);
  expect(await flags(ada)).toEqual([[liked.id, false, 1], [plain.id, false, 0]]);
});

test.each([
  "limit=0",
  "limit=101",
  "limit=ten",
  "offset=-1",
  "cursor=!",
  "cursor=AAAA",
  "cursor=%00",
])("refuses a page with %s", async (query) => {
  expect((await reader.get(`/api/posts?${query}`)).status).toBe(400);
});

test("fills pages without blocked authors, so that a short page is the end", async () => {
  await emptyFeed();
  const blocked = await member(t);
  await t.sql`
    insert into blocks (blocker_id, blocked_id, created_at)
    values (${reader.id}, ${blocked.id}, now())`;
  const seen: string[] = [];
  for (let n = 0; n < 12; n++) {
    const { id } = await post(t, { authorId: n % 2 ? blocked.id : ada.id });
    if (n % 2 === 0) seen.unshift(id);
  }
  const first = await page(reader, "/api/posts?limit=4");
  expect(first.ids).toEqual(seen.slice(0, 4));
  expect((await page(reader, `/api/posts?limit=4&cursor=${first.next}`)).ids).toEqual(seen.slice(4));
});

test("neither repeats nor skips posts when paging by cursor while posts are added and deleted", async () => {
  const step = fc.record({ limit: fc.integer({ min: 1, max: 7 }), arrive: fc.nat(4), leave: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(fc.nat(30), fc.array(step, { minLength: 1, maxLength: 12 }), async (start, steps) => {
      await emptyFeed();
      const standing: string[] = [];
      for (let n = 0; n < start; n++) standing.unshift((await post(t, { authorId: ada.id })).id);
      const gone = new Set<string>();
      const seen: string[] = [];
      let next: string | null | undefined;
      for (let turn = 0; next !== null; turn++) {
        const { limit, arrive, leave } = steps[turn % steps.length]!;
        const read = await page(reader, `/api/posts?limit=${limit}${next ? `&cursor=${next}` : ""}`);
        seen.push(...read.ids);
        next = read.next;
        for (let n = 0; n < arrive; n++) await post(t, { authorId: ada.id });
        for (const id of standing.filter((id) => !gone.has(id)).slice(-leave || standing.length)) {
          await t.sql`delete from posts where id = ${id}`;
          gone.add(id);
        }
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(seen.toSorted().toReversed());
      expect(standing.filter((id) => !gone.has(id) && !seen.includes(id))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("returns 200 or 404 to likes that race with the post's deletion", async () => {
  for (let round = 0; round < 10; round++) {
    const created = await (await ada.post("/api/posts", { content: "Soon gone" })).json() as Post;
    const answers = await Promise.all([
      reader.post(`/api/posts/${created.id}/like`),
      ada.post(`/api/posts/${created.id}/like`),
      ada.delete(`/api/posts/${created.id}`),
      reader.post(`/api/posts/${created.id}/comments`, { content: "Wait" }),
      reader.delete(`/api/posts/${created.id}/like`),
    ]);
    for (const { status } of answers) expect([200, 201, 404]).toContain(status);
  }
});

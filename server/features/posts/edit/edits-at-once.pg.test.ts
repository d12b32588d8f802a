import { expect, test } from "vitest";
import type { ErrorEnvelope } from "#shared/errors.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";

const t = await createTestApp();
const ada = await member(t);

async function publish(content: string): Promise<Post> {
  return await (await ada.post("/api/posts", { content })).json() as Post;
}

/** Adds words one after the other to what stands, as a tab that takes over what it is told. */
async function addWords(post: Post, words: readonly string[]): Promise<void> {
  let { content, revision } = post;
  for (const word of words) {
    for (;;) {
      // No more than twenty an hour are let through.
      t.clock.advance(4 * 60_000);
      const response = await ada.put(`/api/posts/${post.id}`, { content: `${content} ${word}`, revision });
      if (response.status === 200) {
        ({ content, revision } = await response.json() as Post);
        break;
      }
      expect(response.status).toBe(409);
      const { edits } = await response.json() as ErrorEnvelope;
      expect(edits?.yours).toEqual({ content: `${content} ${word}`, revision });
      ({ content, revision } = edits!.current);
    }
  }
}

const wordsOf = (tab: string) => Array.from({ length: 20 }, (_, n) => `${tab}${n}`);

test("forty edits of one post by two tabs at once lose no word, and its history has each in order", async () => {
  const post = await publish("Begun");
  await Promise.all([addWords(post, wordsOf("a")), addWords(post, wordsOf("b"))]);
  const history = await (await ada.get(`/api/posts/${post.id}/revisions?limit=100`)).json() as Revision[];
  expect(history.map(({ number }) => number)).toEqual(Array.from({ length: 41 }, (_, n) => 41 - n));
  const texts = history.map(({ content }) => content.split(" ")).toReversed();
  for (const [n, words] of texts.entries()) expect(words.slice(0, n)).toEqual(texts[n - 1] ?? []);
  const last = texts.at(-1) ?? [];
  expect(new Set(last)).toEqual(new Set(["Begun", ...wordsOf("a"), ...wordsOf("b")]));
  for (const tab of ["a", "b"]) expect(last.filter((word) => word.startsWith(tab))).toEqual(wordsOf(tab));
});

test("edits that come together with the deletion of their post are made before it or find nothing", async () => {
  for (let n = 0; n < 5; n++) {
    const { id } = await publish("Begun");
    t.clock.advance(10 * 60_000);
    const [edited, deleted] = await Promise.all([
      ada.put(`/api/posts/${id}`, { content: "Changed", revision: 1 }),
      ada.delete(`/api/posts/${id}`),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 404]).toContain(edited.status);
    expect((await ada.get(`/api/posts/${id}`)).status).toBe(404);
    expect(await t.sql`select from revisions where post_id = ${id}`).toEqual([]);
  }
});

test("the twenty-first edit within an hour waits, and its words stay as they were", async () => {
  t.clock.advance(3 * 3_600_000);
  const { id } = await publish("Begun");
  for (let revision = 1; revision <= 20; revision++) {
    expect((await ada.put(`/api/posts/${id}`, { content: `Changed ${revision}`, revision })).status).toBe(
      200,
    );
  }
  const refused = await ada.put(`/api/posts/${id}`, { content: "Once more", revision: 21 });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({ content: "Changed 20" });
});

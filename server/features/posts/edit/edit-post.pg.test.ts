import { expect, test } from "vitest";
import type { ErrorEnvelope } from "#shared/errors.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { uploadPicture } from "../../../testing/pictures.ts";

const t = await createTestApp();
const ada = await member(t);
const ben = await member(t);

async function publish(content: string, more: object = {}): Promise<Post> {
  const response = await ada.post("/api/posts", { content, ...more });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

async function edit(id: string, json: object, by: TestMember = ada): Promise<Post> {
  const response = await by.put(`/api/posts/${id}`, json);
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json() as Post;
}

const read = async (path: string) => await (await ben.get(path)).json() as Post[];

test("an edit shows its words wherever the post is shown and found, and says that it was edited", async () => {
  const { id } = await publish("A lake #still at dawn");
  t.clock.advance(60_000);
  expect(await edit(id, { content: "A lake #calm at noon", revision: 1 })).toMatchObject({
    content: "A lake #calm at noon",
    revision: 2,
    editedAt: t.clock.now().toISOString(),
    support: null,
  });
  expect((await read("/api/posts")).find((post) => post.id === id)?.content).toBe("A lake #calm at noon");
  expect(await read("/api/hashtag/still/posts")).toEqual([]);
  expect((await read("/api/hashtag/calm/posts")).map((post) => post.id)).toEqual([id]);
  expect((await read("/api/posts?q=noon")).map((post) => post.id)).toEqual([id]);
  expect(await read("/api/posts?q=dawn")).toEqual([]);
});

test("of two edits of one version the second is told both texts, and changes nothing", async () => {
  const { id } = await publish("First words");
  await edit(id, { content: "Second words", revision: 1 });
  const response = await ada.put(`/api/posts/${id}`, { content: "Other words", revision: 1 });
  expect(response.status).toBe(409);
  expect(await response.json() as ErrorEnvelope).toMatchObject({
    code: "edit_conflict",
    edits: {
      current: { revision: 2, content: "Second words" },
      yours: { revision: 1, content: "Other words" },
    },
  });
});

test("an edit that arrives again, or changes nothing, is made once", async () => {
  const { id } = await publish("First words");
  await edit(id, { content: "Second words", revision: 1 });
  expect(await edit(id, { content: "Second words", revision: 1 })).toMatchObject({ revision: 2 });
  expect(await edit(id, { content: " Second words ", revision: 2 })).toMatchObject({ revision: 2 });
});

test("an edit adds, moves and takes out pictures, and leaves them where it names none", async () => {
  const [one, two, three] = [
    await uploadPicture(t, ada),
    await uploadPicture(t, ada),
    await uploadPicture(t, ada),
  ];
  const { id, images } = await publish("A walk", {
    images: [{ url: one, alt: "One" }, { url: two, alt: "Two" }],
  });
  expect((await edit(id, { content: "A long walk", revision: 1 })).images).toEqual(images);
  const edited = await edit(id, {
    content: "A long walk",
    revision: 2,
    images: [{ url: three, alt: "Three" }, { url: one, alt: "One, again" }],
  });
  expect(edited.images.map(({ alt }) => alt)).toEqual(["Three", "One, again"]);
  expect((await read("/api/posts")).find((post) => post.id === id)?.images).toEqual(edited.images);
  expect((await edit(id, { content: "Words alone", revision: 3, images: [] })).images).toEqual([]);
});

test("refuses an edit of another's post, an empty one, and one that says nothing of its version", async () => {
  const { id } = await publish("First words");
  const refusal = async (json: object, by = ada) => (await by.put(`/api/posts/${id}`, json)).status;
  expect(await refusal({ content: "Mine now", revision: 1 }, ben)).toBe(403);
  expect(await refusal({ content: "  ", revision: 1 })).toBe(400);
  expect(await refusal({ content: "No version" })).toBe(400);
});

test("an edit pays nothing, and only members whom no earlier version mentioned hear of it", async () => {
  const cleo = await member(t);
  const { id } = await publish(`With @${ben.username}`);
  const entries = async () => (await t.sql`select from xp_entries`).length;
  const before = await entries();
  const heard = async (by: TestMember) =>
    (await t.sql`
      select from notifications where receiver_id = ${by.id} and post_id = ${id} and type = 'mention'`)
      .length;
  await edit(id, { content: "With nobody", revision: 1 });
  await edit(id, { content: `With @${ben.username} and @${cleo.username}`, revision: 2 });
  expect(await entries()).toBe(before);
  expect([await heard(ben), await heard(cleo)]).toEqual([1, 1]);
  const acts = await t.sql`
    select from notification_acts a
    join notifications n on n.id = a.notification_id
    where n.receiver_id = ${ben.id} and n.post_id = ${id}`;
  expect(acts.length).toBe(1);
});

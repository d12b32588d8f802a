import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { waitUntilBlocked } from "../../../testing/lock-waits.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { uploadPicture } from "../../../testing/pictures.ts";

const t = await createTestApp();
const author = await member(t);
const reader = await member(t);

async function publish(by: TestMember, count: number): Promise<Post> {
  const images = [];
  for (let n = 1; n <= count; n++) images.push({ url: await uploadPicture(t, by), alt: `Picture ${n}` });
  const response = await by.post("/api/posts", { content: "A walk", images });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

test("shows all pictures of a post in the order in which its author chose them", async () => {
  const post = await publish(author, 10);
  expect(post.images.map(({ alt }) => alt)).toEqual(Array.from({ length: 10 }, (_, n) => `Picture ${n + 1}`));
  expect(post.images[0]).toEqual({ ...post.image, id: expect.any(String) as string });
  expect(post.imageUrl).toBe(post.images[0]!.url);
  const seen = await (await reader.get(`/api/posts/${post.id}`)).json() as Post;
  expect(seen.images).toEqual(post.images);
  const feed = await (await reader.get("/api/posts")).json() as Post[];
  expect(feed.find(({ id }) => id === post.id)?.images).toEqual(post.images);
  for (const { url } of post.images) expect((await reader.get(url)).status).toBe(200);
});

test("refuses an eleventh picture, one that is named twice, and one of another member", async () => {
  const own = await uploadPicture(t, author);
  const refused = async (images: readonly { url: string }[]) =>
    (await author.post("/api/posts", { content: "A walk", images })).status;
  expect(await refused(Array.from({ length: 11 }, () => ({ url: own })))).toBe(400);
  expect(await refused([{ url: own }, { url: own }])).toBe(400);
  expect(await refused([{ url: own }, { url: await uploadPicture(t, reader) }])).toBe(400);
  expect(await refused([{ url: own }, { url: "https://example.com/a.png" }])).toBe(400);
  expect(await refused([{ url: own }])).toBe(201);
});

test("changes the description of any picture later, for its author alone", async () => {
  const { id, images } = await publish(author, 3);
  for (const image of [images[0]!, images[2]!]) {
    const path = `/api/posts/${id}/images/${image.id}`;
    expect((await reader.put(path, { alt: "Mine now" })).status).toBe(403);
    const changed = await (await author.put(path, { alt: ` Better ${image.alt} ` })).json() as Post;
    expect(changed.images.find((one) => one.id === image.id)?.alt).toBe(`Better ${image.alt}`);
  }
  const seen = await (await reader.get(`/api/posts/${id}`)).json() as Post;
  expect(seen.images.map(({ alt }) => alt)).toEqual(["Better Picture 1", "Picture 2", "Better Picture 3"]);
});

test("lowers the level of a post whose new description is worse than its words", async () => {
  const { id, images, moderationLevel } = await publish(author, 2);
  expect(moderationLevel).toBe("top");
  const changed = await author.put(`/api/posts/${id}/images/${images[1]!.id}`, {
    alt: "I will kill you, you worthless idiot",
  });
  expect((await changed.json() as Post).moderationLevel).not.toBe("top");
});

test("judges with a description the words that an edit has put in place meanwhile", async () => {
  const { id, images } = await publish(author, 1);
  await t.sql`update posts set content = 'I will kill you, you worthless idiot' where id = ${id}`;
  let described: Promise<Response> | undefined;
  await t.db.transaction(async (tx) => {
    await tx`update posts set content = 'Kind words', revision = 2 where id = ${id}`;
    described = author.put(`/api/posts/${id}/images/${images[0]!.id}`, { alt: "A path" });
    await waitUntilBlocked(t);
  });
  expect(await (await described)?.json()).toMatchObject({
    content: "Kind words",
    moderationLevel: "top",
    images: [{ alt: "A path" }],
  });
});

test("refuses pictures without a description to who asked for that in Settings", async () => {
  const careful = await member(t);
  await careful.put("/api/users/settings", { requiresDescriptions: true });
  const url = await uploadPicture(t, careful);
  const refused = await careful.post("/api/posts", { images: [{ url, alt: "  " }] });
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: "description_missing" }]);
  expect((await careful.post("/api/posts", { images: [{ url, alt: "A path" }] })).status).toBe(201);
});

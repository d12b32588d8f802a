import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import sharp from "sharp";
import type { Comment } from "#shared/comments/contract.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { ToClassify } from "../../providers/moderation/moderator.ts";
import { classifyLocally } from "../../providers/moderation/local-moderator.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { picture, uploadPicture } from "../../testing/pictures.ts";

const asked: ToClassify[] = [];
/** A service that finds pictures of this width unfit for most. */
const looseWidth = 333;
const moderator = {
  async classify(content: ToClassify) {
    asked.push(content);
    const verdict = { ...classifyLocally(content), decidedBy: "local" as const };
    if (!content.image) return verdict;
    const { width } = await sharp(content.image.bytes).metadata();
    const level = width === looseWidth ? "low" as const : "top" as const;
    const ofText = verdict.elements.filter(({ type }) => type === "text");
    return { ...verdict, elements: [...ofText, { type: "image" as const, level, reason: "" as const }] };
  },
};
const t = await createTestApp({ providers: { moderator } });
const [author, reader] = [await member(t), await member(t)];
const post = await (await author.post("/api/posts", { content: "A walk" })).json() as Post;

interface Given {
  readonly url: string;
  readonly alt?: string;
}

const comment = (by: TestMember, given: { content?: string; images?: readonly Given[]; parentId?: string }) =>
  by.post(`/api/posts/${post.id}/comments`, given);

async function commented(by: TestMember, count: number, content = "Look"): Promise<Comment> {
  const images: Given[] = [];
  for (let n = 1; n <= count; n++) images.push({ url: await uploadPicture(t, by), alt: ` Picture ${n} ` });
  const response = await comment(by, { content, images });
  expect(response.status, await response.clone().text()).toBe(201);
  return await response.json() as Comment;
}

async function seenBy(who: TestMember, id: string): Promise<Comment | undefined> {
  const threads = await (await who.get(`/api/posts/${post.id}/comments`)).json() as Comment[];
  return threads.find((one) => one.id === id);
}

test("shows the pictures of a comment in the order in which its author chose them", async () => {
  const one = await commented(author, 4);
  expect(one.images.map(({ alt }) => alt)).toEqual(["Picture 1", "Picture 2", "Picture 3", "Picture 4"]);
  expect((await seenBy(reader, one.id))?.images).toEqual(one.images);
  expect((await seenBy(author, one.id))?.images).toEqual(one.images);
  for (const { url, thumbnailUrl } of one.images) {
    for (const path of [url, thumbnailUrl]) expect((await reader.get(path)).status).toBe(200);
  }
});

test("takes a comment or reply of pictures alone, and none of nothing", async () => {
  const { id, content } = await commented(author, 1, " ");
  expect(content).toBe("");
  const images = [{ url: await uploadPicture(t, reader) }];
  const reply = await comment(reader, { images, parentId: id });
  expect(reply.status).toBe(201);
  expect((await seenBy(author, id))?.replies).toMatchObject([{ content: "", images: [{ alt: "" }] }]);
  for (const given of [{}, { content: " " }, { content: " ", images: [] }]) {
    expect((await comment(author, given)).status).toBe(400);
  }
});

test("refuses a fifth picture, one that is named twice, another member's, and one of a message", async () => {
  const own = { url: await uploadPicture(t, author) };
  const sent = { url: await uploadPicture(t, author) };
  await author.post(`/api/users/${reader.id}/follow`);
  const message = await author.post("/api/messages", { receiverId: reader.id, imageUrl: sent.url });
  expect(message.status, await message.text()).toBe(201);
  const refused = [
    [own, own],
    [own, own, own, own, own],
    [own, { url: await uploadPicture(t, reader) }],
    [own, { url: "https://example.com/a.png" }],
    [own, sent],
  ];
  for (const images of refused) expect((await comment(author, { content: "Look", images })).status).toBe(400);
  expect((await comment(author, { content: "Look", images: [own] })).status).toBe(201);
});

test("says of a parent that takes no replies just that, also to a reply with pictures", async () => {
  const { id } = await commented(author, 1);
  const reply = await (await comment(author, { content: "Well", parentId: id })).json() as Comment;
  const images = [{ url: await uploadPicture(t, author) }];
  const refused = await comment(author, { content: "Well", images, parentId: reply.id });
  expect([refused.status, await refused.json()]).toMatchObject([400, {
    fields: { parentId: "You can't reply to this comment." },
  }]);
});

test("gives a comment the level of its worst picture, and asks about each with none of the others", async () => {
  const strict = await member(t);
  const images = [];
  for (const width of [300, looseWidth, 340]) {
    const jpeg = new Uint8Array(await picture(width, 40).jpeg().toBuffer());
    images.push({ url: await uploadPicture(t, author, jpeg), alt: `${width} wide` });
  }
  asked.length = 0;
  const one = await (await comment(author, { content: "Look", images })).json() as Comment;
  expect(one.moderationLevel).toBe("low");
  expect(asked.map(({ text }) => text).filter(Boolean)).toEqual(["Look\n\n300 wide\n\n333 wide\n\n340 wide"]);
  expect(asked.filter(({ image }) => image)).toHaveLength(3);
  expect(await seenBy(strict, one.id)).toBeUndefined();
  expect((await seenBy(author, one.id))?.images).toHaveLength(3);
});

test("keeps a comment with a held picture to its author, who sees the other pictures", async () => {
  const [held, other] = [await uploadPicture(t, author), await uploadPicture(t, author)];
  await t.sql`
    insert into image_holds (image_id, sha256, held_at, asked_at)
    values (${held.split("/").at(-1)!}, ${Buffer.alloc(32)}, ${t.clock.now()}, ${t.clock.now()})`;
  const response = await comment(author, { content: "Look", images: [{ url: held }, { url: other }] });
  const one = await response.json() as Comment;
  expect(one).toMatchObject({ isImageHeld: true, moderationLevel: null, images: [{ url: other }] });
  expect(await seenBy(author, one.id)).toMatchObject({ isImageHeld: true, images: [{ url: other }] });
  expect(await seenBy(reader, one.id)).toBeUndefined();
  expect((await reader.get(other)).status).toBe(404);
});

test("shows and keeps no picture of a deleted comment, also where its line stays", async () => {
  const one = await commented(author, 2);
  await comment(reader, { content: "Lovely", parentId: one.id });
  expect((await author.delete(`/api/comments/${one.id}`)).status).toBe(200);
  expect(await seenBy(reader, one.id)).toMatchObject({ isDeleted: true, images: [] });
  const alone = await commented(author, 1);
  await author.delete(`/api/comments/${alone.id}`);
  expect(await t.sql`select from attached_pictures where comment_id in (${one.id}, ${alone.id})`).toEqual([]);
});

test("refuses pictures without a description to who asked for that in Settings", async () => {
  const careful = await member(t);
  await careful.put("/api/users/settings", { requiresDescriptions: true });
  const url = await uploadPicture(t, careful);
  const refused = await comment(careful, { images: [{ url }] });
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: "description_missing" }]);
  expect((await comment(careful, { images: [{ url, alt: "A path" }] })).status).toBe(201);
});

test("words the notification of a comment of pictures alone by their number", async () => {
  await commented(reader, 2, "");
  const listed = await (await author.get("/api/notifications")).json() as Notification[];
  const excerpts = listed.filter(({ type }) => type === "comment").map((one) => one.post?.content);
  expect(excerpts).toContain("2 photos");
});

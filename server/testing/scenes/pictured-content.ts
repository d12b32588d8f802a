import { uuidv7 } from "uuidv7";
import { getMediaUrl } from "#shared/media/media-url.ts";
import { comment } from "../comment.ts";
import type { TestApp } from "../create-test-app.ts";
import { member, type TestMember } from "../member.ts";
import { newJpeg } from "../pictures.ts";
import { post } from "../post.ts";

export const picturedKinds = ["post", "comment", "message"] as const;
type PicturedKind = (typeof picturedKinds)[number];

/** A post, comment or message with three pictures, described as 'Picture 1' to 'Picture 3'. */
export interface Pictured {
  readonly kind: PicturedKind;
  readonly id: string;
  readonly author: TestMember;
  /** Of the post, or of the comment's. */
  readonly postId: string;
  readonly images: readonly string[];
  readonly bytes: readonly Uint8Array<ArrayBuffer>[];
}

/** Sends the bytes by the two-step upload (media.3). */
export async function put(t: TestApp, by: TestMember, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const { uploadURL } = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  return await t.request("PUT", uploadURL, { body: bytes, headers: { "Content-Type": "image/jpeg" } });
}

/** Uploads its pictures, and writes it into the tables with its level. */
export async function pictured(
  t: TestApp,
  kind: PicturedKind,
  beforeUpload: (place: number) => void = () => {},
): Promise<Pictured> {
  const author = await member(t);
  const [bytes, images] = [[await newJpeg(), await newJpeg(), await newJpeg()], [] as string[]];
  for (const [place, file] of bytes.entries()) {
    beforeUpload(place);
    const { url } = await (await put(t, author, file)).json() as { url: string };
    images.push(url.split("/").at(-1) ?? "");
  }
  const id = await written[kind](t, author);
  await attach(t, kind, id, images);
  const [row] = await t.sql<{ postId: string }[]>`
    select coalesce((select post_id from comments where id = ${id}), ${id}) as "postId"`;
  return { kind, id, author, postId: row?.postId ?? "", images, bytes };
}

const written = {
  post: async (t: TestApp, { id: authorId }: TestMember) => (await post(t, { authorId })).id,
  comment: async (t: TestApp, { id: authorId }: TestMember) => {
    const { id: postId } = await post(t, { authorId: (await member(t)).id });
    const { id } = await comment(t, { postId, authorId });
    await t.sql`update posts set comments_count = 1 where id = ${postId}`;
    return id;
  },
  message: async (t: TestApp, author: TestMember) => {
    const receiver = await member(t);
    await author.post(`/api/users/${receiver.id}/follow`);
    await receiver.post(`/api/users/${author.id}/follow`);
    const sent = await author.post("/api/messages", { receiverId: receiver.id, content: "Look" });
    return (await sent.json() as { id: string }).id;
  },
};

/** The first picture of a post or message stands in its row. */
async function attach(t: TestApp, kind: PicturedKind, id: string, images: readonly string[]): Promise<void> {
  const described = images.map((image, place) => ({ image, place, alt: `Picture ${place + 1}` }));
  for (const { image, place, alt } of described) {
    if (kind !== "comment" && place === 0) {
      await t.sql`update ${t.sql(`${kind}s`)} set image_id = ${image}, image_alt = ${alt} where id = ${id}`;
    } else {
      await t.sql`insert into attached_pictures ${
        t.sql({ [`${kind}_id`]: id, image_id: image, place, alt })
      }`;
    }
  }
  if (kind !== "message") {
    for (const image of images) {
      await t.sql`select place_media(${getMediaUrl(image)})`;
    }
  }
}

/** A comment that answers, so that what it answers leaves a tombstone (comments.3). */
export async function answer(t: TestApp, { id: parentId, postId }: Pictured): Promise<void> {
  await comment(t, { postId, parentId, authorId: (await member(t)).id });
  await t.sql`update comments set replies_count = 1 where id = ${parentId}`;
  await t.sql`update posts set comments_count = comments_count + 1 where id = ${postId}`;
}

/** Content with one picture, uploaded before: what a member may do with theirs. */
export async function showAgain(t: TestApp, authorId: string, image: string): Promise<string> {
  const id = uuidv7();
  await t.sql`
    insert into posts (id, author_id, content, image_id, moderation_level, created_at)
    values (${id}, ${authorId}, '', ${image}, 'top', ${t.clock.now()})`;
  return id;
}

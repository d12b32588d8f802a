import { Buffer } from "node:buffer";
import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { uploadPicture } from "../../../testing/pictures.ts";

const t = await createTestApp();
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

interface Given {
  readonly url: string;
  readonly alt?: string;
}

async function uploads(by: TestMember, count: number): Promise<Given[]> {
  const images = [];
  for (let n = 1; n <= count; n++) images.push({ url: await uploadPicture(t, by), alt: ` Picture ${n} ` });
  return images;
}

const send = (by: TestMember, to: TestMember, images: readonly Given[], more: object = {}) =>
  by.post("/api/messages", { receiverId: to.id, images, ...more });

async function sent(response: Promise<Response>): Promise<DirectMessage> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(201);
  const { support: _, ...message } = await answer.json() as DirectMessage & { support: unknown };
  return message;
}

async function latestSeenBy(who: TestMember, other: TestMember): Promise<DirectMessage> {
  const [latest] = await (await who.get(`/api/conversations/${other.id}`)).json() as [DirectMessage];
  return latest;
}

test("shows all pictures of a message to both members in the order in which they were chosen", async () => {
  const message = await sent(send(ada, bob, await uploads(ada, 10), { content: "Look" }));
  expect(message.images.map(({ alt }) => alt)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Picture ${n + 1}`),
  );
  expect(message).toMatchObject({ imageUrl: `/api/messages/${message.id}/image`, imageAlt: "Picture 1" });
  expect((await latestSeenBy(bob, ada)).images).toEqual(message.images);
  const stranger = await member(t);
  for (const { url, thumbnailUrl } of message.images) {
    for (const path of [url, thumbnailUrl]) {
      expect([(await ada.get(path)).status, (await bob.get(path)).status]).toEqual([200, 200]);
      expect([(await stranger.get(path)).status, (await t.get(path)).status]).toEqual([404, 401]);
    }
  }
});

test("serves each picture as itself, and one of another message at no address of this one", async () => {
  const [one, other] = [
    await sent(send(ada, bob, await uploads(ada, 2))),
    await sent(send(ada, bob, await uploads(ada, 2))),
  ];
  const etags = await Promise.all(
    one.images.map(async ({ url }) => (await bob.get(url)).headers.get("etag")),
  );
  expect(new Set(etags).size).toBe(2);
  const again = await bob.request("GET", one.images[1]!.url, { headers: { "If-None-Match": etags[1]! } });
  expect(again.status).toBe(304);
  expect((await bob.get(`/api/messages/${one.id}/images/${other.images[1]!.id}`)).status).toBe(404);
  for (const { id, url } of one.images) {
    const named = await bob.get(`/api/messages/${one.id}/images/${id}`);
    expect(await named.bytes()).toEqual(await (await bob.get(url)).bytes());
  }
});

test("words a message of pictures alone by their number", async () => {
  const lastMessage = async () =>
    (await (await bob.get("/api/conversations")).json() as [{ lastMessage: string }])[0].lastMessage;
  await sent(send(ada, bob, await uploads(ada, 3)));
  expect(await lastMessage()).toBe("3 photos");
  await sent(send(ada, bob, await uploads(ada, 1)));
  expect(await lastMessage()).toBe("Photo");
});

test("refuses an eleventh picture, one named twice, another member's, one in use, and a list beside one", async () => {
  const [own, used] = await uploads(ada, 2) as [Given, Given];
  await sent(send(ada, bob, [used]));
  const refused = [
    Array.from({ length: 11 }, () => own),
    [own, own],
    [own, ...await uploads(bob, 1)],
    [own, used],
    [own, { url: "https://example.com/a.png" }],
    [],
  ];
  for (const images of refused) expect((await send(ada, bob, images)).status).toBe(400);
  expect((await send(ada, bob, [own], { imageUrl: own.url })).status).toBe(400);
  expect(
    await t
      .sql`select from attached_pictures a join messages m on m.id = a.message_id where m.sender_id = ${ada.id}`,
  )
    .toHaveLength(0);
  await sent(send(ada, bob, [own]));
});

test("shows a picture in one of several messages at once, also where it is not the first", async () => {
  const [first, second, shared] = await uploads(ada, 3) as [Given, Given, Given];
  const answers = await Promise.all([send(ada, bob, [first, shared]), send(ada, bob, [second, shared])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

test("gives no public address to any picture that a message shows", async () => {
  const images = await uploads(ada, 2);
  await sent(send(ada, bob, images));
  for (const { url } of images) {
    expect((await ada.post("/api/posts", { content: "A lake", images: [{ url }] })).status).toBe(400);
    expect((await bob.get(url)).status).toBe(404);
  }
});

test("sends a repeated message once, and refuses a repeat with other pictures or in another order", async () => {
  const clientMessageId = uuidv7();
  const images = await uploads(ada, 3);
  const first = await sent(send(ada, bob, images, { clientMessageId }));
  const answers = await Promise.all([1, 2, 3].map(() => sent(send(ada, bob, images, { clientMessageId }))));
  for (const again of answers) expect(again).toEqual(first);
  for (const others of [images.slice(0, 2), images.toReversed(), await uploads(ada, 3)]) {
    expect((await send(ada, bob, others, { clientMessageId })).status).toBe(422);
  }
});

test("has all descriptions judged", async () => {
  const [one, other] = await uploads(ada, 2) as [Given, Given];
  const refused = await send(ada, bob, [one, { ...other, alt: "I will kill you, you worthless idiot" }]);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "level_refused" }]);
  await sent(send(ada, bob, [one, other]));
});

test("keeps a message with a held picture to its sender", async () => {
  const [one, held] = await uploads(ada, 2) as [Given, Given];
  await t.sql`
    insert into image_holds (image_id, sha256, held_at, asked_at)
    values (${held.url.split("/").at(-1)!}, ${Buffer.alloc(32)}, ${t.clock.now()}, ${t.clock.now()})`;
  const message = await sent(send(ada, bob, [one, held], { content: "Look" }));
  const own = { isImageHeld: true, moderationLevel: null, images: [{ alt: "Picture 1" }] };
  expect(message).toMatchObject(own);
  expect(await latestSeenBy(ada, bob)).toMatchObject(own);
  expect(await latestSeenBy(bob, ada)).toMatchObject({ isHidden: true, content: "", images: [] });
  expect((await bob.get(`/api/messages/${message.id}/image`)).status).toBe(404);
});

test("shows and keeps no picture of a message that was taken back", async () => {
  const { id, images } = await sent(send(ada, bob, await uploads(ada, 3)));
  expect(await (await ada.delete(`/api/messages/${id}`)).json()).toMatchObject({
    isUnsent: true,
    images: [],
  });
  expect((await latestSeenBy(bob, ada)).images).toEqual([]);
  for (const { url } of images) expect((await ada.get(url)).status).toBe(404);
  expect(await t.sql`select from attached_pictures where message_id = ${id}`).toEqual([]);
});

test("refuses pictures without a description to who asked for that in Settings", async () => {
  await ada.put("/api/users/settings", { requiresDescriptions: true });
  const [one] = await uploads(ada, 1) as [Given];
  for (const given of [{ images: [{ url: one.url }] }, { imageUrl: one.url }]) {
    const refused = await ada.post("/api/messages", { receiverId: bob.id, ...given });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "description_missing" }]);
  }
  await sent(send(ada, bob, [one]));
});

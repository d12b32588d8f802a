import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ToClassify } from "../../../providers/moderation/moderator.ts";
import { classifyLocally } from "../../../providers/moderation/local-moderator.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { animation, picture } from "../../../testing/pictures.ts";
import { insertMessages } from "../insert-message-queries.ts";

const seen: ToClassify[] = [];
const moderator = {
  classify(content: ToClassify) {
    seen.push(content);
    return Promise.resolve({ ...classifyLocally(content), decidedBy: "local" as const });
  },
};
const t = await createTestApp({ providers: { moderator } });
const jpeg = new Uint8Array(await picture(900, 600).jpeg().toBuffer());
const otherJpeg = new Uint8Array(await picture(300, 500).jpeg().toBuffer());
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

const file = (bytes: Uint8Array<ArrayBuffer> = jpeg, type = "image/jpeg") =>
  new File([bytes], "photo.jpg", { type });

function sendFile(
  from: TestMember,
  to: TestMember,
  fields: Record<string, string | File> = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ receiverId: to.id, image: file(), ...fields })) {
    body.set(name, value);
  }
  return from.request("POST", "/api/messages", { body });
}

async function upload(by: TestMember): Promise<string> {
  const started = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  const headers = { "Content-Type": "image/jpeg" };
  const response = await t.request("PUT", started.uploadURL, { body: jpeg, headers });
  return (await response.json() as { url: string }).url;
}

const sendUpload = (from: TestMember, to: TestMember, imageUrl: string, more: object = {}) =>
  from.post("/api/messages", { receiverId: to.id, imageUrl, ...more });

async function sent(response: Promise<Response>): Promise<DirectMessage> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(201);
  return await answer.json() as DirectMessage;
}

const imagesOf = async (who: TestMember) =>
  (await t.sql`select from images where owner_id = ${who.id}`).length;

test("sends an image with or without words, and has its description moderated", async () => {
  const message = await sent(sendFile(ada, bob, { imageAlt: " A lake ", content: "Look" }));
  expect(message).toMatchObject({
    content: "Look",
    imageUrl: `/api/messages/${message.id}/image`,
    imageAlt: "A lake",
    imageWidth: 900,
    imageHeight: 600,
  });
  expect(seen.at(-1)).toMatchObject({ text: "Look\n\nA lake", image: { mediaType: "image/webp" } });
  expect(await sent(sendFile(ada, bob))).toMatchObject({ content: "", imageAlt: "" });
  const [latest] = await (await bob.get(`/api/conversations/${ada.id}`)).json() as [DirectMessage];
  expect(latest).toMatchObject({ imageWidth: 900, imageHeight: 600 });
  expect(await (await bob.get("/api/conversations")).json()).toMatchObject([{ lastMessage: "Photo" }]);
});

test("says which image moves, at once and in the thread", async () => {
  const gif = file(new Uint8Array(await animation(["#ff0000", "#00ff00"])), "image/gif");
  expect(await sent(sendFile(ada, bob, { image: gif }))).toMatchObject({ isImageAnimated: true });
  expect(await sent(sendFile(ada, bob))).toMatchObject({ isImageAnimated: false });
  const thread = await (await bob.get(`/api/conversations/${ada.id}`)).json() as DirectMessage[];
  expect(thread.map(({ isImageAnimated }) => isImageAnimated)).toEqual([false, true]);
});

test("serves an image to the two members only, with an ETag and in no shared cache", async () => {
  const { imageUrl } = await sent(sendFile(ada, bob));
  const url = imageUrl as string;
  for (const who of [ada, bob]) {
    for (const size of ["full", "thumbnail"]) {
      const response = await who.get(`${url}?size=${size}`);
      expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")])
        .toEqual([200, "image/webp", "private, no-cache"]);
      const headers = { "If-None-Match": response.headers.get("etag") as string };
      expect((await who.request("GET", `${url}?size=${size}`, { headers })).status).toBe(304);
    }
  }
  const cai = await member(t);
  await cai.post(`/api/users/${ada.id}/follow`);
  expect((await cai.get(url)).status).toBe(404);
  expect((await t.get(url)).status).toBe(401);
  expect((await ada.get(`/api/messages/${uuidv7()}/image`)).status).toBe(404);
});

test("gives an image no public address, and keeps it readable to both after a block", async () => {
  const { id, imageUrl } = await sent(sendFile(ada, bob));
  const [row] = await t.sql<{ image_id: string }[]>`select image_id from messages where id = ${id}`;
  expect((await t.get(`/api/media/${row?.image_id}`)).status).toBe(404);
  await bob.post(`/api/users/${ada.id}/block`);
  for (const who of [ada, bob]) expect((await who.get(imageUrl as string)).status).toBe(200);
});

test("gives an upload no public address, before and after it is sent", async () => {
  const url = await upload(ada);
  const sizes = ["full", "thumbnail"];
  for (const size of sizes) expect((await t.get(`${url}?size=${size}`)).status).toBe(404);
  const { imageUrl } = await sent(sendUpload(ada, bob, url));
  for (const size of sizes) {
    for (const who of [t, bob]) expect((await who.get(`${url}?size=${size}`)).status).toBe(404);
    expect((await bob.get(`${imageUrl}?size=${size}`)).status).toBe(200);
  }
});

test("refuses another member's upload, one in use, and a foreign address", async () => {
  const [bobs, used, posted] = [await upload(bob), await upload(ada), await upload(ada)];
  await sent(sendUpload(ada, bob, used));
  await ada.post("/api/posts", { content: "A lake", aiImageUrl: posted });
  for (const url of [bobs, used, posted, "https://elsewhere.example/x.webp", `/api/media/${uuidv7()}`]) {
    const response = await sendUpload(ada, bob, url);
    expect([url, response.status, await response.json()]).toMatchObject([url, 400, {
      code: "foreign_image",
    }]);
  }
  const response = await ada.post("/api/posts", { content: "A lake", aiImageUrl: used });
  expect(response.status).toBe(400);
});

test("attaches an upload to one of several simultaneous messages", async () => {
  const url = await upload(ada);
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendUpload(ada, bob, url)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
});

test("stores the picture of a repeated message once, and refuses a repeat with another or none", async () => {
  const clientMessageId = uuidv7();
  const first = await sent(sendFile(ada, bob, { clientMessageId }));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => sent(sendFile(ada, bob, { clientMessageId }))),
  );
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([first.id]));
  expect(await imagesOf(ada)).toBe(1);
  expect((await sendFile(ada, bob, { clientMessageId, image: file(otherJpeg) })).status).toBe(422);
  expect((await ada.post("/api/messages", { receiverId: bob.id, content: "Hi", clientMessageId })).status)
    .toBe(422);
});

test("makes one message with one file of simultaneous repeats", async () => {
  const clientMessageId = uuidv7();
  const url = await upload(ada);
  const answers = await Promise.all(
    Array.from({ length: 3 }, () => sent(sendUpload(ada, bob, url, { clientMessageId }))),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  const withFile = uuidv7();
  const files = await Promise.all(
    Array.from({ length: 3 }, () => sent(sendFile(ada, bob, { clientMessageId: withFile }))),
  );
  expect(new Set(files.map(({ id }) => id)).size).toBe(1);
  expect(await imagesOf(ada)).toBe(2);
});

test("refuses a file that is no image, one that is too large, and an empty message", async () => {
  const refused = async (image: File) => {
    const response = await sendFile(ada, bob, { image });
    return [response.status, (await response.json() as { message: string }).message];
  };
  expect(await refused(file(jpeg, "text/plain"))).toEqual([415, "Please select an image file"]);
  expect(await refused(file(new Uint8Array(10 * 1024 * 1024 + 1)))).toEqual([
    413,
    "Image must be smaller than 10MB",
  ]);
  expect((await refused(file(new TextEncoder().encode("no picture"))))[0]).toBe(415);
  expect((await ada.post("/api/messages", { receiverId: bob.id, imageUrl: "" })).status).toBe(400);
});

test("keeps no file of a refused message", async () => {
  const files = async () => (await t.storedFiles()).filter((key) => key.startsWith("private/")).length;
  const before = await files();
  const response = await sendFile(ada, bob, { content: "I will kill you" });
  expect(response.status).toBe(403);
  expect([await files(), await imagesOf(ada)]).toEqual([before, 0]);
});

test("gives an image to the first of two messages at once, and leaves no conversation of a refused first message", async () => {
  const imageOf = async (by: TestMember) => (await upload(by)).split("/").at(-1) ?? "";
  const row = (imageId: string) => ({
    id: uuidv7(),
    senderId: ada.id,
    receiverId: bob.id,
    content: "",
    images: [{ id: imageId, alt: "" }],
    sharedPostId: null,
    replyToId: null,
    clientMessageId: null,
    cover: null,
    classified: { level: "top", elements: [], decidedBy: "local", support: false } as const,
    at: t.clock.now(),
  });
  expect(await insertMessages(t.sql, [row(await imageOf(bob))])).toEqual([null]);
  expect(await t.sql`select from conversations where ${ada.id} in (low_id, high_id)`).toHaveLength(0);
  const own = await imageOf(ada);
  expect(await insertMessages(t.sql, [row(own), row(own)])).toEqual([
    expect.objectContaining({ receiver_state: "open" }),
    null,
  ]);
});

import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import type { Profile } from "#shared/members/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { hasAiMark } from "#shared/media/ai-mark/has-ai-mark.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { practiceAi } from "../../testing/assistant/practice-ai.ts";
import { giveBadge } from "../../testing/badge.ts";
import { drawAct, stillBot } from "../../testing/scenes/still-bot.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJob } from "../../testing/app/run-jobs.ts";
import { actionsOf, withManifest, withXmp, xmpOf } from "../../testing/marked-pictures.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";
import { giveXp } from "../../testing/xp.ts";
import { openArchive } from "../account/export/testing/open-archive.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
const plain = await picture(40, 30).jpeg().toBuffer();
const signed = withManifest("jpeg", plain, actionsOf("trainedAlgorithmicMedia"));
const labelled = withXmp("jpeg", plain, xmpOf("trainedAlgorithmicMedia"));
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

const fileOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" });

async function sendForm<T>(path: string, fields: Record<string, string | File>, method = "POST"): Promise<T> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await ada.request(method, path, { body });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return await response.json() as T;
}

async function upload(bytes: Buffer): Promise<string> {
  const { uploadURL } = await (await ada.post("/api/objects/upload")).json() as { uploadURL: string };
  const headers = { "Content-Type": "image/jpeg" };
  const response = await t.request("PUT", uploadURL, { body: new Uint8Array(bytes), headers });
  const { url, madeWithAi } = await response.json() as { url: string; madeWithAi: boolean };
  expect(madeWithAi).toBe(bytes !== plain);
  return url;
}

async function draw(): Promise<string> {
  await giveXp(t, ada.id, 100);
  await giveBadge(t, ada.id, "goldVerify");
  const response = await ada.request("POST", "/api/ai/generate-image", {
    json: { prompt: "A lake at dawn", model: "dall-e-2" },
    headers: { "Idempotency-Key": randomUUID() },
  });
  const drawn = await response.json() as { imageUrl: string; message: object };
  expect(drawn.message).toMatchObject({ madeWithAi: true });
  return drawn.imageUrl;
}

/** Whether the files as served say so, of both sizes alike. */
async function isMarked(url: string, by: TestMember = ada): Promise<boolean> {
  const marks = await Promise.all(["", "?size=thumbnail"].map(async (size) => {
    const response = await by.get(url + size);
    expect(response.status).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    const { exif, icc, xmpAsString = "" } = await sharp(bytes).metadata();
    expect([exif, icc]).toEqual([undefined, undefined]);
    expect(xmpAsString.includes("trainedAlgorithmicMedia")).toBe(await hasAiMark(bytes));
    return await hasAiMark(bytes);
  }));
  expect(new Set(marks).size).toBe(1);
  return marks[0] ?? false;
}

test.each([["as a file", false], ["in two steps", true]])(
  "labels a post whose picture comes %s and says that a model made it",
  async (_, inTwoSteps) => {
    const write = async (bytes: Buffer) =>
      inTwoSteps
        ? await (await ada.post("/api/posts", { content: "Look", aiImageUrl: await upload(bytes) }))
          .json() as Post
        : await sendForm<Post>("/api/posts", { content: "Look", image: fileOf(bytes) });
    for (const bytes of [signed, labelled]) {
      const post = await write(bytes);
      expect(post).toMatchObject({ madeWithAi: true, image: { madeWithAi: true } });
      expect(await isMarked(post.imageUrl ?? "", bob)).toBe(true);
      const quote = await (await bob.post("/api/posts", { content: "So calm", quotedPostId: post.id }))
        .json();
      expect(quote).toMatchObject({ madeWithAi: false, quotedPost: { image: { madeWithAi: true } } });
      const repost = await (await bob.post("/api/posts", { repostedPostId: post.id })).json();
      expect(repost).toMatchObject({ madeWithAi: true, repostedPost: { image: { madeWithAi: true } } });
      const shared = await ada.post("/api/messages", {
        receiverId: bob.id,
        content: "",
        sharedPostId: post.id,
      });
      expect(await shared.json()).toMatchObject({ madeWithAi: false, sharedPost: { madeWithAi: true } });
    }
    const own = await write(plain);
    expect(own).toMatchObject({ madeWithAi: false, image: { madeWithAi: false } });
    expect(await isMarked(own.imageUrl ?? "")).toBe(false);
  },
);

test("labels a post whose text is a model's, and not its picture", async () => {
  const fields = { content: "Breathe out", madeWithAi: "true", image: fileOf(plain) };
  expect(await sendForm<Post>("/api/posts", fields)).toMatchObject({
    madeWithAi: true,
    image: { madeWithAi: false },
  });
});

test.each([["as a file", false], ["in two steps", true]])(
  "labels a message whose picture comes %s, for both members, until it is unsent",
  async (_, inTwoSteps) => {
    const send = async (bytes: Buffer) =>
      await sendForm<DirectMessage>("/api/messages", {
        receiverId: bob.id,
        ...(inTwoSteps ? { imageUrl: await upload(bytes) } : { image: fileOf(bytes) }),
      });
    const message = await send(signed);
    expect(message).toMatchObject({ madeWithAi: true });
    expect(await isMarked(message.imageUrl ?? "", bob)).toBe(true);
    expect(await send(plain)).toMatchObject({ madeWithAi: false });
    const read = async (by: TestMember, other: TestMember) =>
      await (await by.get(`/api/conversations/${other.id}`)).json() as DirectMessage[];
    for (const thread of [await read(ada, bob), await read(bob, ada)]) {
      expect(thread.find(({ id }) => id === message.id)).toMatchObject({ madeWithAi: true });
    }
    await ada.delete(`/api/messages/${message.id}`);
    expect((await read(bob, ada)).find(({ id }) => id === message.id)).toMatchObject({ madeWithAi: false });
  },
);

test("keeps the mark of a drawn picture in a post, and when it is saved and sent on", async () => {
  const drawn = await draw();
  expect(await isMarked(drawn)).toBe(true);
  const post = await (await ada.post("/api/posts", { content: "Look", aiImageUrl: drawn })).json() as Post;
  expect(post).toMatchObject({ madeWithAi: true, image: { madeWithAi: true } });
  const saved = Buffer.from(await (await bob.get(drawn)).arrayBuffer());
  const message = await sendForm<DirectMessage>("/api/messages", {
    receiverId: bob.id,
    image: fileOf(saved),
  });
  expect(message).toMatchObject({ madeWithAi: true });
});

test("labels a profile picture, drawn or uploaded", async () => {
  const profile = async () => await (await bob.get(`/api/users/username/${ada.username}`)).json() as Profile;
  expect(await profile()).toMatchObject({ profileImageMadeWithAi: false });
  for (const profileImageUrl of [await draw(), await upload(labelled)]) {
    await ada.put("/api/users/profile", { profileImageUrl });
    expect(await profile()).toMatchObject({ profileImageUrl, profileImageMadeWithAi: true });
    expect(await isMarked(profileImageUrl, bob)).toBe(true);
  }
  await sendForm("/api/users/profile", { profileImage: fileOf(signed) }, "PUT");
  expect(await profile()).toMatchObject({ profileImageMadeWithAi: true });
  await sendForm("/api/users/profile", { profileImage: fileOf(plain) }, "PUT");
  expect(await profile()).toMatchObject({ profileImageMadeWithAi: false });
});

async function drawnByBot(): Promise<Post> {
  const pip = await stillBot(t, { enableContent: false, enableImages: true });
  await drawAct(t, pip, "post");
  await runJob(t, "run_bots");
  const [post] = await (await ada.get(`/api/users/${pip.id}/posts`)).json() as [Post];
  return post;
}

test("labels a picture that a bot drew", async () => {
  const post = await drawnByBot();
  expect(post).toMatchObject({ madeWithAi: true, image: { madeWithAi: true } });
  expect(await isMarked(post.imageUrl ?? "")).toBe(true);
});

test("exports pictures with their marks, and says of posts and messages which have one", async () => {
  const post = await sendForm<Post>("/api/posts", { content: "", image: fileOf(signed) });
  await sendForm("/api/messages", { receiverId: bob.id, image: fileOf(labelled) });
  const archive = await openArchive(await ada.get("/api/account/export"));
  expect(await archive.json("posts.json")).toMatchObject([{ id: post.id, madeWithAi: true }]);
  expect(await archive.json("messages.json")).toMatchObject([{ madeWithAi: true }]);
  const images = archive.names.filter((name) => name.startsWith("images/"));
  expect(images).toHaveLength(2);
  for (const name of images) expect(await hasAiMark(await archive.bytes(name))).toBe(true);
});

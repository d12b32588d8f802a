import { afterEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { ToClassify } from "../../providers/moderation/moderator.ts";
import { newBot } from "../../testing/bot.ts";
import { countedSql } from "../../testing/counted-sql.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { systemCtx } from "../../testing/ctx-of.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { getMedia } from "./get-media.ts";
import { placeImage } from "./place-image.ts";

/** Called while content is judged. */
let whileJudging = (_content: ToClassify) => Promise.resolve();
let level: "top" | "none" = "top";
const t = await createTestApp({
  providers: {
    moderator: {
      classify: async (content) => {
        await whileJudging(content);
        const elements = content.image
          ? [{ type: "image" as const, level, reason: "graphic_violence" as const }]
          : [];
        return { elements, support: false, decidedBy: "local" };
      },
    },
  },
});
const root = await member(t, { isAdmin: true });
const [ada, stranger] = [await member(t), await member(t)];
const jpeg = new Uint8Array(await picture(900, 600).jpeg().toBuffer());
afterEach(() => {
  whileJudging = () => Promise.resolve();
  level = "top";
});

async function upload(by: TestMember): Promise<string> {
  const { uploadURL } = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  const sent = await t.request("PUT", uploadURL, { body: jpeg, headers: { "Content-Type": "image/jpeg" } });
  expect(sent.status).toBe(201);
  return (await sent.json() as { url: string }).url;
}

const idOf = (url: string) => url.split("/").at(-1) ?? "";

/**
 * The responses to its owner, another member and a signed-out caller at an image's address, in both
 * sizes.
 */
async function seenBy(url: string, owner = ada): Promise<number[]> {
  const statuses: number[] = [];
  for (const who of [owner, stranger, t]) {
    for (const size of ["full", "thumbnail"]) statuses.push((await who.get(`${url}?size=${size}`)).status);
  }
  return statuses;
}

const ownersAlone = [200, 200, 404, 404, 404, 404];
const everybodys = [200, 200, 200, 200, 200, 200];
const nobodys = [404, 404, 404, 404, 404, 404];

/** The folder that contains both files of an image. */
async function placeOf(url: string): Promise<string[]> {
  const folders = (await t.storedFiles()).map((key) => key.split("/"))
    .flatMap(([folder = "", file = ""]) => file.startsWith(idOf(url)) ? [folder] : []);
  return folders.toSorted();
}

async function post(url: string, by = ada): Promise<string> {
  const response = await by.post("/api/posts", { content: "Look", aiImageUrl: url });
  expect(response.status).toBe(201);
  return (await response.json() as Post).id;
}

async function file(path: string, method: string, fields: Record<string, string | File>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return await ada.request(method, path, { body });
}

const photo = () => new File([jpeg], "photo.jpg", { type: "image/jpeg" });

test("shows an upload to its owner alone, uncached, also its absence", async () => {
  const url = await upload(ada);
  expect(await seenBy(url)).toEqual(ownersAlone);
  expect(await placeOf(url)).toEqual(["private", "private"]);
  const own = await ada.get(url);
  expect(own.headers.get("cache-control")).toBe("private, no-cache");
  const headers = { "If-None-Match": own.headers.get("etag") ?? "" };
  const again = await ada.request("GET", url, { headers });
  expect([again.status, again.headers.get("cache-control")]).toEqual([304, "private, no-cache"]);
  const refused = await stranger.request("GET", url, { headers });
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([404, "no-store"]);
});

test("makes an upload public at the same address when its post is published, before files have moved", async () => {
  const url = await upload(ada);
  await post(url);
  expect([await placeOf(url), await seenBy(url)]).toEqual([["private", "private"], everybodys]);
  const early = await t.get(url);
  expect(early.headers.get("cache-control")).toBe("public, max-age=86400, s-maxage=600, immutable");
  await runJobs(t);
  expect([await placeOf(url), await seenBy(url)]).toEqual([["media", "media"], everybodys]);
  expect((await t.get(url)).headers.get("etag")).toBe(early.headers.get("etag"));
});

test("serves a published image without a statement once its files have moved, and with one until then", async () => {
  const url = await upload(ada);
  await post(url);
  const { sql, sent } = countedSql(t.sql);
  const read = async () => {
    const before = sent();
    const ctx = { ...systemCtx(t.deps), sql };
    const response = await getMedia(
      ctx,
      { imageId: idOf(url), size: "full" },
      new Request(t.config.publicUrl),
    );
    await response.arrayBuffer();
    return sent() - before;
  };
  const early = await read();
  await runJobs(t);
  expect([early, await read(), await read()]).toEqual([1, 0, 0]);
});

test("loses no file when a process is killed between moving the two, and repeats the job", async () => {
  const url = await upload(ada);
  await post(url);
  const { storage } = t.deps.providers;
  await storage.move(`private/${idOf(url)}.webp`, `media/${idOf(url)}.webp`);
  expect(await seenBy(url)).toEqual(everybodys);
  await runJobs(t);
  expect([await placeOf(url), await seenBy(url)]).toEqual([["media", "media"], everybodys]);
  await placeImage(t.deps, idOf(url));
  expect(await placeOf(url)).toEqual(["media", "media"]);
});

test.each([
  ["a post", "POST", "/api/posts", "image", "content"],
  ["a profile", "PUT", "/api/users/profile", "profileImage", "bio"],
])(
  "hides the file of %s while it is judged, and publishes it with the response",
  async (_, method, path, field, text) => {
    const looks: [string, number[]][] = [];
    whileJudging = async ({ image }) => {
      if (!image) return;
      const [latest] = await t.sql<{ id: string }[]>`
      select id from images where owner_id = ${ada.id} order by id desc limit 1`;
      const url = `/api/media/${latest?.id}`;
      looks.push([url, await seenBy(url)]);
    };
    const response = await file(path, method, { [text]: "Look", [field]: photo() });
    expect(response.ok).toBe(true);
    expect(looks).toEqual([[expect.any(String), ownersAlone]]);
    expect(await seenBy(looks[0]?.[0] ?? "")).toEqual(everybodys);
    await runJobs(t);
    expect(await placeOf(looks[0]?.[0] ?? "")).toEqual(["media", "media"]);
  },
);

test("never gives a refused profile picture a public address", async () => {
  const url = await upload(ada);
  level = "none";
  expect((await ada.put("/api/users/profile", { profileImageUrl: url })).status).toBe(400);
  await runJobs(t);
  expect(await seenBy(url)).toEqual(ownersAlone);
});

test("removes the address of a replaced picture, and of a deleted account until it is restored", async () => {
  const eve = await member(t);
  const [first, second] = [await upload(eve), await upload(eve)];
  await eve.put("/api/users/profile", { profileImageUrl: first });
  await runJobs(t);
  await eve.put("/api/users/profile", { profileImageUrl: second });
  await runJobs(t);
  expect([await seenBy(first, eve), await seenBy(second, eve)]).toEqual([nobodys, everybodys]);
  const left = await eve.request("DELETE", "/api/account", { json: { password: eve.password } });
  expect(left.status).toBe(200);
  await runJobs(t);
  expect([await seenBy(second, eve), await placeOf(second)]).toEqual([nobodys, ["private", "private"]]);
  await t.post("/api/auth/login", { email: eve.email, password: eve.password, restoresAccount: true });
  await runJobs(t);
  expect([(await t.get(second)).status, await placeOf(second)]).toEqual([200, ["media", "media"]]);
});

test("shows a bot's picture to its administrator alone until the bot has it", async () => {
  const [first, second] = [await upload(root), await upload(root)];
  for (const url of [first, second]) expect(await seenBy(url, root)).toEqual(ownersAlone);
  const made = await root.post("/api/bot-users", newBot({ profileImageUrl: first }));
  const pip = await made.json() as { userEmail: string };
  expect(await seenBy(first, root)).toEqual(everybodys);
  await root.put(`/api/bot-users/${pip.userEmail}`, { profileImageUrl: second });
  await runJobs(t);
  expect([await seenBy(first, root), await placeOf(second)]).toEqual([nobodys, ["media", "media"]]);
});

test("leaves files where the row says, however publishing and deleting interleave", async () => {
  for (let round = 0; round < 8; round++) {
    const url = await upload(ada);
    const first = await post(url);
    await Promise.all([
      ada.delete(`/api/posts/${first}`),
      placeImage(t.deps, idOf(url)),
      runJobs(t),
      round % 2 === 0 ? ada.post("/api/posts", { content: "Again", aiImageUrl: url }) : null,
    ]);
    await runJobs(t);
    const isShown = await t.sql`select from posts where image_id = ${idOf(url)}`;
    expect([await seenBy(url), await placeOf(url)]).toEqual(
      isShown.length > 0 ? [everybodys, ["media", "media"]] : [nobodys, []],
    );
  }
});

import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import type { Profile } from "#shared/members/contract.ts";
import type { Services } from "#shared/system/services-contract.ts";
import { aCase, decided, undone } from "../../testing/scenes/a-case.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { member } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";
import { startObjectStore } from "../../testing/servers/object-store/start-object-store.ts";
import { startCdn } from "../../testing/servers/start-cdn.ts";
import { hidePost } from "../cases/effects/hide-post.ts";
import { setLevel } from "../cases/effects/judge-content.ts";

const [store, cdn] = [await startObjectStore(), await startCdn()];
const t = await createTestApp({ env: { ...store.env, ...cdn.env, S3_PREFIX: "site" } });
afterAll(() => Promise.all([store.close(), cdn.close()]));
afterEach(() => {
  store.turn("works");
  cdn.turn(200);
});
const root = await member(t, { isAdmin: true });
const [ada, bob] = [await member(t), await member(t)];
await bob.post(`/api/users/${ada.id}/follow`);
await ada.post(`/api/users/${bob.id}/follow`);
const jpeg = new Uint8Array(await picture(60, 40).jpeg().toBuffer());
const photo = () => new File([jpeg], "photo.jpg", { type: "image/jpeg" });

async function send(path: string, fields: Record<string, string | File>, method = "POST"): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return await ada.request(method, path, { body });
}

async function publish(): Promise<Post> {
  const response = await send("/api/posts", { content: "Look", image: photo() });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

const pathOf = (url: string) => new URL(url, t.config.publicUrl).pathname;
const idOf = (url: string) => pathOf(url).split("/").at(-1) ?? "";
const foldersOf = (id: string) =>
  [...store.files.keys()].filter((key) => key.includes(id)).map((key) => key.split("/")[1]);

/** The CDN's purges since the last call, once those of a minute later are due. */
async function purged(): Promise<string[]> {
  await t.sql`update graphile_worker._private_jobs as j set run_at = now() where attempts = 0`;
  await runJobs(t);
  return cdn.purges.splice(0).flatMap(({ method, path, authorization, body }) => {
    expect([method, path, authorization]).toEqual(["POST", "/purge", "Bearer a key to purge"]);
    return (JSON.parse(body) as { files: string[] }).files;
  });
}

test("stores pictures in the bucket, below the prefix, and serves them from there", async () => {
  const post = await publish();
  const id = idOf(post.imageUrl ?? "");
  expect(foldersOf(id)).toEqual(["private", "private"]);
  await runJobs(t);
  expect(foldersOf(id)).toEqual(["media", "media"]);
  const served = await t.get(pathOf(post.imageUrl ?? ""));
  expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(
    new Uint8Array(store.files.get(`site/media/${id}.webp`) ?? []),
  );
});

test("gives published pictures the CDN's address, which may be used wherever ours may", async () => {
  const post = await publish();
  const path = pathOf(post.imageUrl ?? "");
  expect([post.imageUrl, post.image?.thumbnailUrl]).toEqual([
    `${cdn.env.MEDIA_URL}${path}`,
    `${cdn.env.MEDIA_URL}${path}?size=thumbnail`,
  ]);
  await send("/api/users/profile", { profileImage: photo() }, "PUT");
  const own = await (await ada.get("/api/auth/user")).json() as { profileImageUrl: string };
  const profile = await (await root.get(`/api/users/${ada.id}`)).json() as Profile;
  expect([own.profileImageUrl, profile.profileImageUrl]).toEqual([
    profile.profileImageUrl,
    expect.stringMatching(/^https:\/\/cdn\.glimmer\.test\/api\/media\/[0-9a-f-]{36}$/),
  ]);
  const { id } = await (await ada.post("/api/posts", { content: "Unkind" })).json() as Post;
  expect((await bob.post(`/api/posts/${id}/report`, { reason: "spam" })).status).toBe(201);
  const cases = await (await root.get("/api/moderation/reports?limit=100")).json() as CaseRow[];
  expect(cases.map(({ author }) => author?.profileImageUrl)).toEqual([own.profileImageUrl]);
  const [row] = await t.sql`select profile_image_url as path from members where id = ${ada.id}`;
  expect(row?.path).toBe(pathOf(own.profileImageUrl));
  const again = await ada.post("/api/posts", { content: "Again", aiImageUrl: post.imageUrl });
  expect(again.status).toBe(201);
});

test("lets the CDN keep a file at the address that it is told to forget, once it is placed", async () => {
  const path = pathOf((await publish()).imageUrl ?? "");
  const caching = async (address: string) => {
    const { status, headers } = await t.get(address);
    return [status, headers.get("cache-control"), headers.get("cross-origin-resource-policy")];
  };
  const forNobody = [200, "private, no-cache", "cross-origin"];
  expect(await caching(path)).toEqual(forNobody);
  await runJobs(t);
  const forTheCdn = [200, "public, max-age=86400, s-maxage=86400, immutable", "cross-origin"];
  expect([await caching(path), await caching(`${path}?size=thumbnail`)]).toEqual([forTheCdn, forTheCdn]);
  const spelt = `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`;
  for (const other of [`${path}?size=full`, `${path}?`, `${path}?size=thumbnail&a=1`, spelt]) {
    expect([other, await caching(other)]).toEqual([other, forNobody]);
  }
  const upper = await caching(path.replace(idOf(path), idOf(path).toUpperCase()));
  expect(upper[1]).not.toContain("s-maxage");
});

test("answers the CDN's name for files alone, to be cached for a day and shown on our pages", async () => {
  const post = await publish();
  await runJobs(t);
  const headers = { Host: "cdn.glimmer.test" };
  const served = await t.request("GET", pathOf(post.imageUrl ?? ""), { headers });
  expect([
    served.status,
    served.headers.get("cache-control"),
    served.headers.get("cross-origin-resource-policy"),
  ]).toEqual([200, "public, max-age=86400, s-maxage=86400, immutable", "cross-origin"]);
  expect((await t.request("GET", "/api/posts", { headers })).status).toBe(421);
});

test("keeps a picture without a level, and one of a message, away from the CDN", async () => {
  const post = await publish();
  await t.sql`update posts set moderation_level = null where id = ${post.id}`;
  await runJobs(t);
  const path = pathOf(post.imageUrl ?? "");
  expect([(await t.get(path)).status, (await ada.get(path)).status, foldersOf(idOf(path))]).toEqual([
    404,
    200,
    ["private", "private"],
  ]);
  const own = await (await ada.get(`/api/posts/${post.id}`)).json() as Post;
  expect(own.imageUrl).toBe(path);
  const sent = await send("/api/messages", { receiverId: bob.id, content: "Look", image: photo() });
  expect(sent.status).toBe(201);
  expect(await sent.text()).not.toContain("cdn.glimmer.test");
  await runJobs(t);
  expect([...store.files.keys()].filter((key) => key.startsWith("site/media/") && key.includes(idOf(path))))
    .toEqual([]);
});

test("publishes a picture whose post is judged later", async () => {
  const post = await publish();
  const path = pathOf(post.imageUrl ?? "");
  await t.sql`update posts set moderation_level = null where id = ${post.id}`;
  await runJobs(t);
  await t.sql`delete from element_moderations where post_id = ${post.id}`;
  t.clock.advance(120_000);
  await t.sql`select graphile_worker.add_job('review_moderation', '{}'::json)`;
  await runJobs(t);
  expect([(await t.get(path)).status, foldersOf(idOf(path))]).toEqual([200, ["media", "media"]]);
});

test("makes the CDN forget a deleted picture twice, and again until it accepts", async () => {
  const post = await publish();
  await runJobs(t);
  await purged();
  const addresses = [`${post.imageUrl}`, `${post.imageUrl}?size=thumbnail`];
  cdn.turn(500);
  expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(200);
  await runJobs(t);
  expect(cdn.purges.length).toBeGreaterThan(0);
  cdn.purges.length = 0;
  cdn.turn(200);
  await t.sql`update graphile_worker._private_jobs set run_at = now(), attempts = 0`;
  expect((await purged()).toSorted()).toEqual([...addresses, ...addresses].toSorted());
  expect(foldersOf(idOf(post.imageUrl ?? ""))).toEqual([]);
});

test("makes the CDN forget picture and audio of a post that moderators remove", async () => {
  const post = await publish();
  const audioId = crypto.randomUUID();
  await t.sql`
    insert into post_audio (id, post_id, voice, state, expires_at, created_at)
    values (${audioId}, ${post.id}, 'alloy', 'ready', now(), now())`;
  await runJobs(t);
  await purged();
  await t.db.transaction((tx) => hidePost(tx, post.id, new Date()));
  await runJobs(t);
  const addresses = await purged();
  expect(addresses).toEqual(expect.arrayContaining([
    post.imageUrl,
    `${post.imageUrl}?size=thumbnail`,
    `https://cdn.glimmer.test/api/audio/${audioId}`,
  ]));
  expect((await t.get(pathOf(post.imageUrl ?? ""))).status).toBe(404);
});

test("serves a picture that the desk removed from neither bucket nor CDN, until that is taken back", async () => {
  const post = await publish();
  const path = pathOf(post.imageUrl ?? "");
  await runJobs(t);
  await purged();
  const caseId = await aCase(t, { kind: "post", subjectId: post.id, memberId: ada.id });
  expect((await decided(root, caseId, { decision: "remove", rule: "hate" })).status).toBe(200);
  await runJobs(t);
  expect(await purged()).toEqual(expect.arrayContaining([post.imageUrl, `${post.imageUrl}?size=thumbnail`]));
  expect([foldersOf(idOf(path)), (await t.get(path)).status, (await ada.get(path)).status]).toEqual([
    ["private", "private"],
    404,
    404,
  ]);
  expect((await undone(root, caseId)).status).toBe(200);
  await runJobs(t);
  expect([foldersOf(idOf(path)), (await t.get(path)).status]).toEqual([["media", "media"], 200]);
});

test("makes the CDN forget the audio of a post whose level is taken away, and serves none of it", async () => {
  const post = await publish();
  const [audioId, path] = [crypto.randomUUID(), pathOf(post.imageUrl ?? "")];
  await t.sql`
    insert into post_audio (id, post_id, voice, state, expires_at, created_at)
    values (${audioId}, ${post.id}, 'alloy', 'ready', now(), now())`;
  store.files.set(`site/audio/${audioId}.mp3`, jpeg);
  await runJobs(t);
  await purged();
  const address = `/api/audio/${audioId}`;
  expect((await t.get(address)).status).toBe(200);
  await t.db.transaction((tx) => setLevel(tx, "post", post.id, null));
  await runJobs(t);
  const forgotten = (await purged()).filter((url) => url.endsWith(address));
  expect(forgotten).toEqual([`https://cdn.glimmer.test${address}`, `https://cdn.glimmer.test${address}`]);
  expect([(await t.get(address)).status, (await t.get(path)).status]).toEqual([404, 404]);
});

test("answers 503 while the store fails, keeps nothing half, and goes on by itself", async () => {
  const { uploadURL } = await (await ada.post("/api/objects/upload")).json() as { uploadURL: string };
  const upload = () => t.request("PUT", uploadURL, { body: jpeg, headers: { "Content-Type": "image/jpeg" } });
  store.turn({ status: 403, code: "AccessDenied" });
  const refused = await upload();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refused.json()).toMatchObject({
    code: "unavailable",
    message: "Pictures and audio can't be reached right now. Please try again in a moment.",
  });
  store.turn("works");
  expect((await upload()).status).toBe(201);
});

test("removes the files of a post that was deleted while the store failed", async () => {
  const post = await publish();
  await runJobs(t);
  store.turn({ status: 403, code: "AccessDenied" });
  expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(200);
  await runJobs(t);
  expect(foldersOf(idOf(post.imageUrl ?? ""))).toEqual(["media", "media"]);
  store.turn("works");
  await t.sql`update graphile_worker._private_jobs set run_at = now()`;
  await runJobs(t);
  expect(foldersOf(idOf(post.imageUrl ?? ""))).toEqual([]);
});

describe("a write that the store finishes after the server gave up on it", () => {
  /** A post whose picture was placed while the store held a first write of each file back. */
  async function publishWithLateWrites(): Promise<Post> {
    const post = await publish();
    const late = new Set<string>();
    store.onCall(({ method, key }) => {
      if (method !== "PUT" || !key.startsWith("site/media/") || late.has(key)) return;
      late.add(key);
      store.failOnce("writes_late");
    });
    await runJobs(t);
    store.onCall(() => {});
    expect([late.size, foldersOf(idOf(post.imageUrl ?? ""))]).toEqual([2, ["media", "media"]]);
    return post;
  }

  test("is removed again when the picture was deleted meanwhile, also at the CDN", async () => {
    const post = await publishWithLateWrites();
    const [path, id] = [pathOf(post.imageUrl ?? ""), idOf(post.imageUrl ?? "")];
    expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(200);
    await runJobs(t);
    expect([foldersOf(id), store.finishLateWrites()]).toEqual([[], 2]);
    cdn.purges.length = 0;
    expect(await purged()).toContain(post.imageUrl);
    expect([(await t.get(path)).status, foldersOf(id)]).toEqual([404, []]);
  });

  test("is moved back when the picture's post lost its level meanwhile", async () => {
    const post = await publishWithLateWrites();
    const [path, id] = [pathOf(post.imageUrl ?? ""), idOf(post.imageUrl ?? "")];
    await t.db.transaction((tx) => setLevel(tx, "post", post.id, null));
    await runJobs(t);
    expect([foldersOf(id), store.finishLateWrites()]).toEqual([["private", "private"], 2]);
    await purged();
    expect([(await t.get(path)).status, foldersOf(id)]).toEqual([404, ["private", "private"]]);
  });

  test("is removed when no row has the audio, and stays when one has", async () => {
    const post = await publish();
    const [kept, late] = [crypto.randomUUID(), crypto.randomUUID()];
    await t.sql`
      insert into post_audio (id, post_id, voice, state, expires_at, created_at)
      values (${kept}, ${post.id}, 'alloy', 'ready', now(), now())`;
    for (const id of [kept, late]) {
      store.files.set(`site/audio/${id}.mp3`, jpeg);
      const file = JSON.stringify({ kind: "audio", id });
      await t.sql`select graphile_worker.add_job('find_late_file', ${file}::text::json)`;
    }
    await runJobs(t);
    expect([foldersOf(kept), foldersOf(late)]).toEqual([["audio"], []]);
  });

  test("is removed when it is of evidence that nobody keeps, and stays while somebody does", async () => {
    const [kept, late, imageId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await t.sql`
      insert into evidence (id, kept_for, kind, subject_id, rule, kept_at, content)
      values (${kept}, 'removal', 'post', ${kept}, 'hate', now(), '\\x00')`;
    const keyOf = (id: string) => `site/evidence/${id}/${imageId}.bin`;
    for (const id of [kept, late]) {
      store.files.set(keyOf(id), jpeg);
      const file = JSON.stringify({ kind: "evidence", id, imageId });
      await t.sql`select graphile_worker.add_job('find_late_file', ${file}::text::json)`;
    }
    await runJobs(t);
    expect([kept, late].map((id) => store.files.has(keyOf(id)))).toEqual([true, false]);
  });

  test("is removed when it is of a known image of abuse whose one copy is encrypted", async () => {
    const { imageUrl } = await publish();
    // Otherwise the post's own job may place the file after the late one was looked for.
    await runJobs(t);
    const [id, evidenceId] = [idOf(imageUrl ?? ""), crypto.randomUUID()];
    await t.sql`
      insert into evidence (id, kept_for, kind, subject_id, rule, kept_at, content)
      values (${evidenceId}, 'known_image', 'picture', ${id}, 'sexual', now(), '\\x00')`;
    await t.sql`
      insert into evidence_pictures (evidence_id, image_id, state) values (${evidenceId}, ${id}, 'kept')`;
    store.files.set(`site/held/${id}.webp`, jpeg);
    const file = JSON.stringify({ kind: "image", id });
    await t.sql`select graphile_worker.add_job('find_late_file', ${file}::text::json)`;
    await runJobs(t);
    expect(foldersOf(id)).toEqual([]);
  });
});

test("says in Services where files are, and what the store and the CDN fail with", async () => {
  const storage = async () => {
    const { services } = await (await root.get("/api/admin/services")).json() as Services;
    return services.find(({ name }) => name === "storage");
  };
  expect(await storage()).toMatchObject({
    state: "ok",
    says: expect.stringMatching(/^Pictures and audio are in the bucket glimmer-files at 127\.0\.0\.1:\d+;/),
  });
  t.deps.services.ended({ service: "storage", part: "" }, { code: "403", isPassing: false });
  t.deps.services.ended({ service: "cdn", part: "" }, { code: "401", isPassing: false });
  const failing = await storage();
  expect(failing?.state).toBe("fix");
  expect(failing?.problems.map(({ says, isUrgent }) => [says, isUrgent])).toEqual([
    [
      "The object store doesn't allow it with this key (403): pictures and audio can be neither stored nor, " +
      "unless a cache has them, shown.",
      true,
    ],
    [
      "The CDN refuses the key (401): what members or moderators remove can be read there for up to a day.",
      false,
    ],
  ]);
});

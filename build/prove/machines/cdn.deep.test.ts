// A cache in front of published files, with the lines of build/docs/storage.md.
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request as requestByHttp } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { setLevel } from "../../../server/features/cases/effects/judge-content.ts";
import { member, type TestMember } from "../../../server/testing/member.ts";
import { picture } from "../../../server/testing/pictures.ts";
import { startObjectStore } from "../../../server/testing/servers/object-store/start-object-store.ts";
import { startServer } from "../../../server/testing/servers/start-server.ts";
import { unusedPort } from "../../../server/testing/servers/unused-port.ts";
import { testDatabase } from "../../../server/testing/test-database.ts";
import { blockOf } from "../pages/testing/blocks-of-page.ts";
import { machineLoad } from "./testing/machine-load.ts";
import { type CacheName, hasCache, startCache } from "./testing/start-cache.ts";

const withinMs = 20_000;
const jpeg = new Uint8Array(await picture(900, 700).jpeg().toBuffer());

const shown: Readonly<Record<CacheName, string>> = {
  Varnish: blockOf("build/docs/storage.md", "vcl", "PURGE"),
  nginx: blockOf("build/docs/storage.md", "nginx", "proxy_cache_purge"),
};

/** Passes purges on to the cache, or refuses them: what the server reaches by MEDIA_PURGE_URL. */
async function startPurgeDoor(name: CacheName, cachePort: number) {
  const answers: number[] = [];
  let refused: number | null = null;
  const server = createServer((request, response) => {
    const answer = (status: number) => {
      answers.push(status);
      response.writeHead(status).end();
    };
    if (refused !== null) return answer(refused);
    const { method, url = "" } = request;
    const path = name === "nginx" ? `/purge${url}` : url;
    requestByHttp({ host: "127.0.0.1", port: cachePort, method, path, agent: false }, (passed) => {
      passed.resume();
      answer(passed.statusCode ?? 0);
    }).on("error", () => answer(502)).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Responses of the cache, or the door, to purges. */
    answers,
    refuse: (status: number | null) => {
      refused = status;
    },
  };
}

/** In place of the built interface, whose headers are of interest. */
async function aPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-page-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Glimmer</title>");
  return folder;
}

async function setUp(name: CacheName) {
  const [db, store, serverPort, port] = await Promise.all([
    testDatabase(),
    startObjectStore(),
    unusedPort(),
    unusedPort(),
  ]);
  afterAll(() => store.close());
  const door = await startPurgeDoor(name, port);
  const [publicUrl, cdn] = [`http://127.0.0.1:${serverPort}`, `http://127.0.0.1:${port}`];
  await startServer({
    env: {
      ...store.env,
      DATABASE_URL: db.url,
      PUBLIC_URL: publicUrl,
      PORT: String(serverPort),
      TRUSTED_PROXIES: "127.0.0.1",
      LOG_LEVEL: "fatal",
      MEDIA_URL: cdn,
      MEDIA_PURGE_URL: door.url,
      MEDIA_PURGE_METHOD: "PURGE",
      WEB_DIR: await aPage(),
    },
  });
  await startCache({ name, shown: shown[name], port, serverPort, purger: "127.0.0.1" });
  const newMember = (traits: Parameters<typeof member>[1] = {}) =>
    member({
      sql: db.sql,
      config: { publicUrl },
      clock: { now: () => new Date() },
      app: { fetch: (request: Request) => fetch(request) },
    } as never, traits);
  return { name, db, store, door, publicUrl, cdn, join: newMember };
}

type Site = Awaited<ReturnType<typeof setUp>>;

async function until(holds: () => boolean | Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  while (!await holds()) {
    if (performance.now() - startedAt > withinMs) throw new Error("It did not come to hold in time");
    await wait(10);
  }
  return Math.round(performance.now() - startedAt);
}

async function look(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    cached: response.headers.get("x-cache"),
    headers: response.headers,
    bytes,
  };
}

/** A post with a picture that the cache has, full and as thumbnail. */
async function shownPost(author: TestMember): Promise<{ post: Post; addresses: string[] }> {
  const form = new FormData();
  form.set("content", "Look");
  form.set("image", new Blob([jpeg], { type: "image/jpeg" }), "a.jpg");
  const response = await author.request("POST", "/api/posts", { body: form });
  expect(response.status).toBe(201);
  const post = await response.json() as Post;
  const addresses = [post.imageUrl ?? "", post.image?.thumbnailUrl ?? ""];
  for (const address of addresses) {
    await until(async () =>
      (await look(address)).headers.get("cache-control")?.includes("s-maxage") ?? false
    );
    await look(address);
    expect(await look(address)).toMatchObject({ status: 200, cached: "HIT" });
  }
  return { post, addresses };
}

const isGone = (addresses: readonly string[]) => async () =>
  (await Promise.all(addresses.map((address) => look(address)))).every(({ status }) => status === 404);

describe.each(["Varnish", "nginx"] as const)("behind %s as storage.md sets it up", (name) => {
  const skip = !hasCache(name);
  describe.skipIf(skip)("files", async () => {
    if (skip) return;
    const site = await setUp(name);
    provePictures(site);
    proveFailedPurge(site);
    proveAudio(site);
    proveOwners(site);
  });
});

function provePictures({ name, db, door, publicUrl, cdn, join }: Site): void {
  test("pages may load pictures and audio from there, and nothing else may name it", async () => {
    const policy = (await fetch(publicUrl)).headers.get("content-security-policy") ?? "";
    const naming = policy.split("; ").filter((part) => part.includes(cdn)).map((part) => part.split(" ")[0]);
    expect(naming.toSorted()).toEqual(["img-src", "media-src"]);
  });

  test("a picture that its author deletes, or moderators remove, is gone there at once", async () => {
    const [ada, root] = [await join(), await join({ isAdmin: true })];
    const acts: [string, (id: string) => Promise<Response | null>][] = [
      ["deleted", (id) => ada.delete(`/api/posts/${id}`)],
      ["removed by a moderator", (id) => root.post(`/api/admin/posts/${id}/remove`, { reason: "A threat" })],
      ["without its level", async (id) => {
        await db.transaction((tx) => setLevel(tx, "post", id, null));
        return null;
      }],
    ];
    for (const [how, act] of acts) {
      const { post, addresses } = await shownPost(ada);
      expect((await act(post.id))?.status ?? 200).toBe(200);
      const ms = await until(isGone(addresses));
      console.log(`${name}: 404 there ${ms} ms after a picture was ${how}; purges ${door.answers.splice(0)}`);
    }
    console.log(machineLoad());
  });
}

function proveFailedPurge({ name, db, door, join }: Site): void {
  test("a purge that is refused is repeated until it is accepted, and until then a day bounds it", async () => {
    const ada = await join();
    const { post, addresses } = await shownPost(ada);
    door.answers.length = 0;
    door.refuse(500);
    expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(200);
    await until(() => door.answers.length >= 1);
    const [address = ""] = addresses;
    const kept = await look(address);
    expect([kept.status, kept.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=86400, s-maxage=86400, immutable",
    ]);
    const waiting = async () =>
      (await db.sql`
        select 1 from graphile_worker._private_jobs j
        join graphile_worker._private_tasks k on k.id = j.task_id
        where k.identifier = 'purge_file' and j.attempts > 0 and j.locked_at is null`).length > 0;
    await until(waiting);
    door.refuse(null);
    const ms = await until(isGone(addresses));
    console.log(`${name}: 404 there ${ms} ms after purges worked again, without a hand`);
  });
}

function proveAudio({ name, db, store, cdn, join }: Site): void {
  test("audio is read in parts, and gone there when its post is deleted", async () => {
    const [ada, id, bytes] = [await join(), randomUUID(), randomBytes(300_000)];
    const post = await (await ada.post("/api/posts", { content: "Listen" })).json() as Post;
    store.files.set(`audio/${id}.mp3`, bytes);
    await db.sql`
      insert into post_audio (id, post_id, voice, state, expires_at, created_at)
      values (${id}, ${post.id}, 'alloy', 'ready', now(), now())`;
    const address = `${cdn}/api/audio/${id}`;
    const seen: (string | null)[] = [];
    for (const [first, last] of [[100, 299], [0, 1], [299_000, 299_999]] as const) {
      const part = await look(address, { Range: `bytes=${first}-${last}` });
      expect([part.status, part.headers.get("content-range")]).toEqual([
        206,
        `bytes ${first}-${last}/300000`,
      ]);
      expect(part.bytes.equals(bytes.subarray(first, last + 1))).toBe(true);
      seen.push(part.cached);
    }
    expect((await look(address)).bytes.equals(bytes)).toBe(true);
    const reads = store.calls.filter(({ key, method }) => key.endsWith(`${id}.mp3`) && method === "GET");
    console.log(`${name}: parts ${seen}; ${reads.length} reads of the store for four of members`);
    expect(seen.slice(1)).toEqual(["HIT", "HIT"]);
    expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(200);
    const ms = await until(isGone([address]));
    console.log(`${name}: audio 404 there ${ms} ms after its post was deleted`);
  });
}

function proveOwners({ db, store, cdn, publicUrl, join }: Site): void {
  test("pictures of messages and uploads never come out of it, also with a session", async () => {
    const [ada, bob] = [await join(), await join()];
    await ada.post(`/api/users/${bob.id}/follow`);
    await bob.post(`/api/users/${ada.id}/follow`);
    const { uploadURL } = await (await ada.post("/api/objects/upload")).json() as { uploadURL: string };
    const uploaded = await ada.request("PUT", uploadURL, {
      body: jpeg,
      headers: { "Content-Type": "image/jpeg" },
    });
    const { url: upload } = await uploaded.json() as { url: string };
    const form = new FormData();
    form.set("receiverId", bob.id);
    form.set("content", "For you");
    form.set("image", new Blob([jpeg], { type: "image/jpeg" }), "a.jpg");
    const sent = await (await ada.request("POST", "/api/messages", { body: form })).json() as {
      imageUrl: string;
    };
    const [row] = await db.sql<{ image_id: string }[]>`
      select image_id from messages where sender_id = ${ada.id} and image_id is not null`;
    const session = { Authorization: `Bearer ${ada.token}`, Cookie: `session=${ada.token}` };
    for (const address of [upload, sent.imageUrl, `/api/media/${row?.image_id}`]) {
      const { pathname } = new URL(address, publicUrl);
      const own = await look(publicUrl + pathname, session);
      expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
      for (const headers of [{}, session, {}]) {
        const there = await look(cdn + pathname, headers);
        expect([there.status, there.cached === "HIT"]).toEqual([404, false]);
        // The cache itself refuses other paths.
        expect(["no-store", null]).toContain(there.headers.get("cache-control"));
      }
    }
    const published = [...store.files.keys()].filter((key) => key.startsWith("media/"));
    const own = [upload.split("/").at(-1) ?? "", row?.image_id ?? ""];
    expect(published.filter((key) => own.some((id) => key.includes(id)))).toEqual([]);
    for (const path of ["/", "/api/posts", "/api/auth/user"]) {
      expect((await look(cdn + path, { Authorization: `Bearer ${ada.token}` })).status).toBe(404);
    }
  });
}

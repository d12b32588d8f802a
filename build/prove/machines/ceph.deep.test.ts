import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createS3Storage } from "../../../server/providers/storage/s3/s3-storage.ts";
import { readStoredBytes, type Storage } from "../../../server/providers/storage/storage.ts";
import { readStorageConfig } from "../../../server/settings/storage-config.ts";
import { createTestApp, type TestApp } from "../../../server/testing/create-test-app.ts";
import { runJobs } from "../../../server/testing/app/run-jobs.ts";
import { member } from "../../../server/testing/member.ts";
import { picture } from "../../../server/testing/pictures.ts";
import { runStorage } from "../../operate/storage/run-storage.ts";
import { hasCeph, startCeph } from "./testing/ceph.ts";

/** Files that the copy moves, and their size. */
const copied = { files: 1_000, bytes: 40_000 };

describe.skipIf(!hasCeph)("on Debian's Ceph", () => {
  let ceph: Awaited<ReturnType<typeof startCeph>>;
  let storage: Storage;
  const open = (env: Readonly<Record<string, string>> = {}) => {
    const { store } = readStorageConfig({ ...ceph.env, S3_PREFIX: "tests", ...env });
    if (!store) throw new Error("The settings name a store");
    return createS3Storage(store);
  };
  beforeAll(async () => {
    ceph = await startCeph();
    storage = open();
  }, 900_000);
  afterAll(() => ceph?.close(), 60_000);

  const read = async (key: string, part?: { first: number; last: number }) => {
    const file = await storage.get(key, part);
    return file && Buffer.from(await readStoredBytes(file));
  };

  test("puts, replaces, reads, cuts, moves and deletes files of every size", async () => {
    for (const size of [0, 1, 70_000, 9_000_000]) {
      const bytes = randomBytes(size);
      await storage.put("private/a.webp", randomBytes(10));
      await storage.put("private/a.webp", bytes);
      expect((await read("private/a.webp"))?.equals(bytes)).toBe(true);
      await storage.move("private/a.webp", "media/a.webp");
      await storage.move("private/a.webp", "media/a.webp");
      expect([await read("private/a.webp"), (await read("media/a.webp"))?.equals(bytes)]).toEqual([
        null,
        true,
      ]);
      if (size > 1_000) {
        const part = { first: 500, last: size - 7 };
        expect((await read("media/a.webp", part))?.equals(bytes.subarray(500, size - 6))).toBe(true);
        expect((await storage.get("media/a.webp", part))?.size).toBe(size);
      }
      await storage.delete("media/a.webp");
      await storage.delete("media/a.webp");
      expect(await read("media/a.webp")).toBeNull();
    }
  });

  test.each([
    ["a wrong secret", { S3_SECRET_ACCESS_KEY: "another" }, "SignatureDoesNotMatch"],
    ["an unknown key", { S3_ACCESS_KEY_ID: "another" }, "InvalidAccessKeyId"],
    ["a missing bucket", { S3_BUCKET: "no-such-bucket" }, "NoSuchBucket"],
  ])("names %s", async (_, env, code) => {
    for (
      const call of [() => open(env).get("media/a.webp"), () => open(env).put("media/a.webp", randomBytes(5))]
    ) {
      await expect(call()).rejects.toMatchObject({ status: 503, cause: { code } });
    }
  });

  test("loses no file while the gateway is killed again and again under moves", async () => {
    const keys = Array.from({ length: 40 }, (_, at) => `${at}.webp`);
    for (const key of keys) await storage.put(`private/${key}`, Buffer.from(key));
    for (let round = 0; round < 3; round++) {
      const [from, to] = round % 2 === 0 ? ["private", "media"] : ["media", "private"];
      const moves = keys.map((key) => storage.move(`${from}/${key}`, `${to}/${key}`).catch(() => {}));
      await Promise.race(moves);
      await ceph.killGateway();
      await Promise.all(moves);
      await ceph.startGateway();
      for (const key of keys) await storage.move(`${from}/${key}`, `${to}/${key}`);
      const found = await Promise.all(keys.map(async (key) => (await read(`${to}/${key}`))?.toString()));
      expect(found).toEqual(keys);
    }
  });

  test("copies a folder, resumes after the gateway was killed, and finds all the same", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "glimmer-ceph-copy-"));
    try {
      await mkdir(join(dataDir, "uploads", "media"), { recursive: true });
      for (let at = 0; at < copied.files; at++) {
        await writeFile(join(dataDir, "uploads", "media", `${at}.webp`), randomBytes(copied.bytes));
      }
      const lines: string[] = [];
      const run = (command: string) =>
        runStorage({
          env: { ...ceph.env, S3_PREFIX: "copied", DATA_DIR: dataDir },
          args: [command],
          print: (line) => lines.push(line),
        });
      const startedAt = performance.now();
      const first = run("copy");
      setTimeout(() => void ceph.killGateway(), 1_500);
      const { exitCode } = await first;
      console.log(`stopped with ${exitCode}: ${lines.at(-1)}`);
      expect(exitCode).toBe(1);
      await ceph.startGateway();
      expect((await run("copy")).exitCode).toBe(0);
      console.log(`${lines.at(-1)} (${Math.round(performance.now() - startedAt)} ms with the restart)`);
      expect((await run("verify")).exitCode).toBe(0);
      expect(lines.at(-1)).toContain(`${copied.files.toLocaleString("en")} files the same in the store`);
    } finally {
      await rm(dataDir, { recursive: true });
    }
  });

  test("shows a picture from upload to deletion, to a second server with a folder of its own too", async () => {
    const t = await createTestApp({ env: { ...ceph.env, S3_PREFIX: "site" } });
    const other: TestApp = await createTestApp({
      env: { ...ceph.env, S3_PREFIX: "site" },
      deps: { db: t.deps.db },
    });
    const ada = await member(t);
    const jpeg = new Uint8Array(await picture(1_200, 900).jpeg().toBuffer());
    const body = new FormData();
    body.set("content", "Look");
    body.set("image", new File([jpeg], "photo.jpg", { type: "image/jpeg" }));
    const post = await (await ada.request("POST", "/api/posts", { body })).json() as Post;
    const path = post.imageUrl ?? "";
    const before = await t.get(path);
    expect(before.status).toBe(200);
    await runJobs(t);
    const bytes = Buffer.from(await before.arrayBuffer());
    for (const app of [t, other]) {
      const served = await app.get(path);
      expect([served.status, Buffer.from(await served.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    }
    expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(200);
    await runJobs(t);
    expect((await t.get(path)).status).toBe(404);
    expect(
      await createS3Storage(readStorageConfig({ ...ceph.env, S3_PREFIX: "site" }).store!)
        .get(`media/${path.split("/").at(-1)}.webp`),
    ).toBeNull();
  });

  test("prints what a put and a get take", async () => {
    const took: Record<"put" | "get", number[]> = { put: [], get: [] };
    const bytes = randomBytes(80_000);
    for (let at = 0; at < 200; at++) {
      for (
        const [name, act] of [
          ["put", () => storage.put(`media/${at}.webp`, bytes)],
          ["get", () => read(`media/${at}.webp`)],
        ] as const
      ) {
        const startedAt = performance.now();
        await act();
        took[name].push(performance.now() - startedAt);
      }
    }
    for (const [name, all] of Object.entries(took)) {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (part: number) => sorted[Math.floor(sorted.length * part)]?.toFixed(1);
      console.log(`${name} of 80 kB: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
    }
    expect(took.put).toHaveLength(200);
  });
});

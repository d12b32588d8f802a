import { afterAll, afterEach, expect, test } from "vitest";
import { readStorageConfig } from "../../../settings/storage-config.ts";
import { startObjectStore } from "../../../testing/servers/object-store/start-object-store.ts";
import { readStoredBytes } from "../storage.ts";
import { createS3Storage } from "./s3-storage.ts";
import type { StoreFailure } from "./store-failure.ts";

const store = await startObjectStore();
afterAll(() => store.close());
afterEach(() => {
  store.turn("works");
  store.onCall(() => {});
  store.files.clear();
});

const limits = { deadlineMs: 5_000, silenceMs: 5_000, retriesAfterMs: [1, 1] };
/** For a store that hangs or falls silent: elsewhere a busy machine would be one. */
const short = { ...limits, deadlineMs: 80, silenceMs: 80 };
const failures: string[] = [];
const open = (env: Readonly<Record<string, string>> = {}, given = limits) => {
  const { store: config } = readStorageConfig({ ...store.env, ...env });
  if (!config) throw new Error("The settings name a store");
  return createS3Storage(config, {
    limits: given,
    onCall: ({ failure }) => failure && failures.push(failure.message),
  });
};
const storage = open();
const bytes = (text: string) => new TextEncoder().encode(text);

async function read(
  key: string,
  part?: { first: number; last: number },
  from = storage,
): Promise<string | null> {
  const file = await from.get(key, part);
  return file && new TextDecoder().decode(await readStoredBytes(file));
}

test("stores, replaces, reads and deletes a file with calls whose signatures are right", async () => {
  await storage.put("media/a.webp", bytes("one"));
  await storage.put("media/a.webp", bytes("three"));
  expect([await read("media/a.webp"), (await storage.get("media/a.webp"))?.size]).toEqual(["three", 5]);
  await storage.delete("media/a.webp");
  expect(await read("media/a.webp")).toBeNull();
  await storage.delete("media/a.webp");
});

test("puts all keys below the prefix", async () => {
  await open({ S3_PREFIX: "sites/glimmer" }).put("media/a.webp", bytes("one"));
  expect([...store.files.keys()]).toEqual(["sites/glimmer/media/a.webp"]);
});

test("reads a part of a file, and an empty one", async () => {
  await storage.put("audio/a.mp3", bytes("0123456789"));
  expect(await read("audio/a.mp3", { first: 2, last: 4 })).toBe("234");
  expect((await storage.get("audio/a.mp3", { first: 2, last: 4 }))?.size).toBe(10);
  await storage.put("audio/empty.mp3", new Uint8Array());
  expect(await read("audio/empty.mp3")).toBe("");
});

test("moves a file, and does nothing when there is none", async () => {
  await storage.put("private/m.webp", bytes("one"));
  for (let again = 0; again < 2; again++) {
    await storage.move("private/m.webp", "media/m.webp");
    expect([await read("private/m.webp"), await read("media/m.webp")]).toEqual([null, "one"]);
  }
});

test("keeps a moved file whole when the process ends between any two calls", async () => {
  // Each call of the move fails for good once: what was done before it stays.
  for (const [method, times] of [["GET", 3], ["PUT", 3], ["DELETE", 3], ["HEAD", 3]] as const) {
    store.files.clear();
    await storage.put("private/m.webp", bytes("one"));
    let left = times;
    store.onCall((call) => {
      if (call.method === method && left-- > 0) store.failOnce({ status: 500, code: "InternalError" });
    });
    await expect(storage.move("private/m.webp", "media/m.webp")).rejects.toMatchObject({ status: 503 });
    store.onCall(() => {});
    expect(await read("media/m.webp") ?? await read("private/m.webp")).toBe("one");
    await storage.move("private/m.webp", "media/m.webp");
    expect([await read("private/m.webp"), await read("media/m.webp")]).toEqual([null, "one"]);
  }
});

test("loses no file to two opposite moves at once", async () => {
  for (let round = 0; round < 8; round++) {
    store.files.clear();
    await storage.put("private/m.webp", bytes("one"));
    await storage.put("media/m.webp", bytes("one"));
    await Promise.all([
      storage.move("private/m.webp", "media/m.webp"),
      storage.move("media/m.webp", "private/m.webp"),
    ]);
    expect(await read("media/m.webp") ?? await read("private/m.webp")).toBe("one");
  }
});

test.each([
  ["wrong secret", { S3_SECRET_ACCESS_KEY: "another" }, 403, "SignatureDoesNotMatch"],
  ["unknown key", { S3_ACCESS_KEY_ID: "another" }, 403, "InvalidAccessKeyId"],
  ["missing bucket", { S3_BUCKET: "another" }, 404, "NoSuchBucket"],
])("says of a %s what the store said, in the log alone", async (_, env, status, code) => {
  const wrong = open(env);
  for (const call of [() => wrong.put("media/a.webp", bytes("one")), () => wrong.get("media/a.webp")]) {
    const error = await call().then(() => null, (thrown: Error) => thrown);
    expect(error).toMatchObject({ status: 503, code: "unavailable", retryAfter: 5 });
    expect(error?.message).not.toContain(code);
    expect(error?.cause).toMatchObject({ status, code } satisfies Partial<StoreFailure>);
  }
});

test("tries again what may pass, and not what the store refused for good", async () => {
  await storage.put("media/a.webp", bytes("one"));
  for (const code of ["InternalError", "SlowDown"]) {
    store.failOnce({ status: 503, code });
    expect(await read("media/a.webp")).toBe("one");
  }
  const before = store.calls.length;
  store.turn({ status: 403, code: "AccessDenied" });
  await expect(storage.get("media/a.webp")).rejects.toMatchObject({ status: 503 });
  expect(store.calls.length - before).toBe(1);
});

test("answers 503 for a store that hangs or fails, and 507 for one that is full", async () => {
  store.turn("hangs");
  const startedAt = performance.now();
  const hasty = open({}, short);
  await expect(hasty.put("media/a.webp", bytes("one"))).rejects.toMatchObject({ status: 503 });
  expect(performance.now() - startedAt).toBeGreaterThan(3 * short.deadlineMs - 10);
  store.turn({ status: 500, code: "InternalError" });
  await expect(storage.delete("media/a.webp")).rejects.toMatchObject({ status: 503, code: "unavailable" });
  store.turn({ status: 403, code: "QuotaExceeded" });
  await expect(storage.put("media/a.webp", bytes("one"))).rejects.toMatchObject({ code: "storage_full" });
  expect(failures).toContain("The store refused: 403 QuotaExceeded");
});

test("answers 503 for a store that nobody reaches", async () => {
  const away = open({ S3_ENDPOINT: "http://127.0.0.1:9" });
  await expect(away.get("media/a.webp")).rejects.toMatchObject({ status: 503, retryAfter: 5 });
});

test.each(["breaks_off", "silent_in_the_middle"] as const)(
  "fails the read of a file that %s, and never gives half of it",
  async (mood) => {
    await storage.put("media/a.webp", new Uint8Array(400_000));
    store.failOnce(mood);
    const from = mood === "silent_in_the_middle" ? open({}, short) : storage;
    await expect(read("media/a.webp", undefined, from)).rejects.toMatchObject({ status: 503 });
    expect((await read("media/a.webp"))?.length).toBe(400_000);
  },
);

test.each(["../secret.txt", "media/../x.webp", "media/a.webp?versionId=1", ""])(
  "never leaves its prefix: %j",
  async (key) => {
    const before = store.calls.length;
    await expect((async () => storage.get(key))()).rejects.toThrow("Not a storage key");
    await expect((async () => storage.put(key, bytes("x")))()).rejects.toThrow("Not a storage key");
    await expect((async () => storage.move("media/x.webp", key))()).rejects.toThrow("Not a storage key");
    await expect((async () => storage.delete(key))()).rejects.toThrow("Not a storage key");
    expect(store.calls.length).toBe(before);
  },
);

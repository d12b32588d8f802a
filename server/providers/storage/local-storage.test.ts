import { Buffer } from "node:buffer";
import { pbkdf2 as pbkdf2WithCallback } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { runtimes, startProgram } from "../../testing/servers/start-program.ts";
import { createLocalStorage } from "./local-storage.ts";

const pbkdf2 = promisify(pbkdf2WithCallback);
const directory = await mkdtemp(join(tmpdir(), "glimmer-storage-"));
afterAll(() => rm(directory, { recursive: true, force: true }));
const storage = createLocalStorage(join(directory, "uploads"));

async function read(key: string): Promise<string | null> {
  const file = await storage.get(key);
  return file && await new Response(file.body).text();
}

const bytes = (text: string) => new TextEncoder().encode(text);

test("stores, replaces and deletes a file", async () => {
  await storage.put("media/a.webp", bytes("one"));
  expect(await read("media/a.webp")).toBe("one");
  await storage.put("media/a.webp", bytes("three"));
  const file = await storage.get("media/a.webp");
  expect([file?.size, await new Response(file?.body).text()]).toEqual([5, "three"]);
  await storage.delete("media/a.webp");
  expect(await storage.get("media/a.webp")).toBeNull();
  await storage.delete("media/a.webp");
});

test("moves a file, and does nothing when there is none", async () => {
  await storage.put("private/m.webp", bytes("one"));
  for (let again = 0; again < 2; again++) {
    await storage.move("private/m.webp", "shown/m.webp");
    expect([await read("private/m.webp"), await read("shown/m.webp")]).toEqual([null, "one"]);
  }
  await storage.delete("shown/m.webp");
});

test("leaves no partial files", async () => {
  await Promise.all(["x", "yy", "zzz"].map((text) => storage.put("media/b.webp", bytes(text))));
  expect(["x", "yy", "zzz"]).toContain(await read("media/b.webp"));
  expect(await readdir(join(directory, "uploads", "media"))).toEqual(["b.webp"]);
});

test.each(runtimes)(
  "closes a file whose reader leaves in the middle ($runtime)",
  async (runtime) => {
    const program = startProgram(runtime, new URL("../../testing/load/leaving-readers.ts", import.meta.url), {
      STORAGE_DIR: join(directory, runtime.runtime),
    });
    expect(await program.hear()).toBe("0 left open");
  },
);

test("reads a part of a file, and all of one that is larger than a chunk", async () => {
  const large = new Uint8Array(600_000).map((_, at) => at % 251);
  await storage.put("media/large.webp", large);
  const whole = await storage.get("media/large.webp");
  expect(Buffer.from(await new Response(whole?.body).arrayBuffer()).equals(large)).toBe(true);
  const part = await storage.get("media/large.webp", { first: 262_143, last: 262_145 });
  expect(new Uint8Array(await new Response(part?.body).arrayBuffer())).toEqual(large.slice(262_143, 262_146));
  await storage.put("media/empty.webp", new Uint8Array());
  expect(await read("media/empty.webp")).toBe("");
});

test("reads what is small into one buffer of its size, and closes the file", async () => {
  const small = new Uint8Array(200_000).map((_, at) => at % 251);
  await storage.put("media/small.webp", small);
  const [whole, part] = [
    await storage.get("media/small.webp"),
    await storage.get("media/small.webp", { first: 10, last: 12 }),
  ];
  expect([whole?.size, part?.size]).toEqual([200_000, 200_000]);
  expect(whole?.body).toEqual(small);
  expect(part?.body).toEqual(small.slice(10, 13));
  expect(await storage.get("media/small.webp", { first: 199_999, last: 200_010 }))
    .toEqual({ size: 200_000, body: small.slice(199_999) });
});

test("reads an opened file to its end even if it is deleted", async () => {
  await storage.put("media/c.webp", bytes("whole"));
  const found = storage.get("media/c.webp");
  // Any later disk access waits behind this.
  const busy = Array.from({ length: 8 }, () => pbkdf2("a", "b", 20_000, 64, "sha512"));
  const file = await found;
  rmSync(join(directory, "uploads", "media/c.webp"));
  expect(file && await new Response(file.body).text()).toBe("whole");
  await Promise.all(busy);
});

test.each([
  "../secret.txt",
  "media/../../secret.txt",
  "/etc/passwd",
  "media\\..\\secret.txt",
  "media/.hidden",
  "media/",
  "",
  "media/a\0.webp",
])("never leaves its directory: %j", async (key) => {
  await writeFile(join(directory, "secret.txt"), "secret");
  await expect((async () => storage.get(key))()).rejects.toThrow("Not a storage key");
  await expect((async () => storage.put(key, bytes("x")))()).rejects.toThrow("Not a storage key");
  await expect((async () => storage.move(key, "media/x.webp"))()).rejects.toThrow("Not a storage key");
  await expect((async () => storage.move("media/x.webp", key))()).rejects.toThrow("Not a storage key");
  await expect((async () => storage.delete(key))()).rejects.toThrow("Not a storage key");
});

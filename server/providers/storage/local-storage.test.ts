import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createLocalStorage } from "./local-storage.ts";

const directory = await mkdtemp(join(tmpdir(), "glimmer-storage-"));
afterAll(() => rm(directory, { recursive: true, force: true }));
const storage = createLocalStorage(join(directory, "uploads"));

async function read(key: string): Promise<string | null> {
  const file = await storage.get(key);
  return file && await new Response(file.body).text();
}

const bytes = (text: string) => new TextEncoder().encode(text);

test("keeps, replaces and forgets a file", async () => {
  await storage.put("media/a.webp", bytes("one"));
  expect(await read("media/a.webp")).toBe("one");
  await storage.put("media/a.webp", bytes("three"));
  expect((await storage.get("media/a.webp"))?.size).toBe(5);
  expect(await read("media/a.webp")).toBe("three");
  await storage.delete("media/a.webp");
  expect(await storage.get("media/a.webp")).toBeNull();
  await storage.delete("media/a.webp");
});

test("leaves nothing half-written beside the files", async () => {
  await Promise.all(["x", "yy", "zzz"].map((text) => storage.put("media/b.webp", bytes(text))));
  expect(["x", "yy", "zzz"]).toContain(await read("media/b.webp"));
  expect(await readdir(join(directory, "uploads", "media"))).toEqual(["b.webp"]);
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
  await expect((async () => storage.delete(key))()).rejects.toThrow("Not a storage key");
});

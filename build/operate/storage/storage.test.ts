import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startObjectStore } from "../../../server/testing/servers/object-store/start-object-store.ts";
import { runStorage } from "./run-storage.ts";

const store = await startObjectStore();
const dataDir = await mkdtemp(join(tmpdir(), "glimmer-storage-copy-"));
afterAll(() => Promise.all([store.close(), rm(dataDir, { recursive: true })]));

const files: Readonly<Record<string, string>> = {
  "media/a.webp": "published",
  "private/b.webp": "of a message",
  "held/c.webp": "held",
  "evidence/1/2.bin": "sealed",
  "audio/d.mp3": "spoken",
};
async function write(key: string, text: string): Promise<void> {
  const path = join(dataDir, "uploads", key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
for (const [key, text] of Object.entries(files)) await write(key, text);
await write("media/e.webp.0f3e.tmp", "half");

async function run(...args: string[]): Promise<{ exitCode: number; text: string }> {
  const lines: string[] = [];
  const { exitCode } = await runStorage({
    env: { ...store.env, DATA_DIR: dataDir },
    args,
    print: (line) => lines.push(line),
  });
  return { exitCode, text: lines.join("\n") };
}
const stored = () =>
  Object.fromEntries([...store.files].map(([key, bytes]) => [key, new TextDecoder().decode(bytes)]));
const records = async () =>
  (await readdir(dataDir)).filter((name) => name.startsWith("storage-copy-")).map((name) =>
    join(dataDir, name)
  );
const recordFile = async () => (await records())[0] ?? "";
const putCalls = () => store.calls.filter(({ method }) => method === "PUT").length;

test("goes on where it stopped when the store failed, and copies nothing twice", async () => {
  store.onCall(({ method }) => {
    if (method === "PUT" && putCalls() > 2) store.turn({ status: 403, code: "AccessDenied" });
  });
  const stopped = await run("copy");
  expect(stopped.exitCode).toBe(1);
  expect(stopped.text).toContain("Stopped: The store refused: 403 AccessDenied. Run the same again");
  store.onCall(() => {});
  store.turn("works");
  const whole = await run("copy");
  expect([whole.exitCode, stored()]).toEqual([0, files]);
  const before = putCalls();
  const again = await run("copy");
  expect(again.text).toContain("0 files copied and compared by SHA-256, 5 there already, 0 removed");
  expect(putCalls()).toBe(before);
});

test("says which files differ in the store, and copies a file anew that changed here", async () => {
  expect((await run("verify")).text).toContain("5 files the same in the store, by SHA-256");
  store.files.set("media/a.webp", new TextEncoder().encode("damaged"));
  store.files.delete("audio/d.mp3");
  const differing = await run("verify");
  expect(differing.exitCode).toBe(1);
  expect(differing.text).toMatch(/2 files missing or different in the store:\n {2}\S+\n {2}\S+$/);
  await rm(await recordFile());
  expect((await run("copy")).text).toContain("2 files copied and compared by SHA-256, 3 there already");
  await write("media/a.webp", "another");
  await run("copy");
  expect(stored()).toEqual({ ...files, "media/a.webp": "another" });
});

test("copies again what is gone from the store, and all of it into another bucket", async () => {
  store.files.delete("evidence/1/2.bin");
  expect((await run("copy")).text).toContain("1 file copied and compared by SHA-256, 4 there already");
  const own = await recordFile();
  const lines: string[] = [];
  const env = { ...store.env, DATA_DIR: dataDir, S3_PREFIX: "another" };
  await runStorage({ env, args: ["copy"], print: (line) => lines.push(line) });
  expect(lines.join("\n")).toContain("5 files copied and compared by SHA-256, 0 there already");
  for (const key of store.files.keys()) if (key.startsWith("another/")) store.files.delete(key);
  for (const record of await records()) if (record !== own) await rm(record);
});

test("removes nothing when the folder is missing or empty, and says so", async () => {
  await rename(join(dataDir, "uploads"), join(dataDir, "elsewhere"));
  const before = stored();
  for (const args of [["copy"], ["copy", "--remove"]]) {
    const { exitCode, text } = await run(...args);
    expect([exitCode, stored()]).toEqual([1, before]);
    expect(text).toContain("None of the 5 files that were copied before is where they are copied from");
  }
  await rename(join(dataDir, "elsewhere"), join(dataDir, "uploads"));
});

test("removes from the store only when asked what was deleted or moved here", async () => {
  await rm(join(dataDir, "uploads/private/b.webp"));
  expect((await run("copy")).text).toContain(
    "1 file copied before and gone at the source since: add --remove",
  );
  expect(Object.keys(stored())).toContain("private/b.webp");
  expect((await run("copy", "--remove")).text).toContain("1 removed that are gone");
  expect(Object.keys(stored())).not.toContain("private/b.webp");
  expect(await readFile(await recordFile(), "utf8")).toContain("gone private/b.webp");
});

test("asks for a command and for the settings of the store", async () => {
  expect((await run("move")).text).toContain("Expected one of: copy, verify.");
  const lines: string[] = [];
  const { exitCode } = await runStorage({ env: {}, args: ["copy"], print: (line) => lines.push(line) });
  expect([exitCode, lines.join("\n")]).toEqual([1, expect.stringContaining("S3_ENDPOINT")]);
});

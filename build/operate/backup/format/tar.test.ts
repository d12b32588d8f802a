import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackTar } from "modern-tar";
import { expect, test } from "vitest";
import { bodyOf, readTar, type TarEntry, writeTar } from "./tar.ts";

const files = [["data/empty", 0], ["a.txt", 1], ["database/tables/b.copy", 512], ["c", 100_001]] as const;
const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => at % 253);

async function* entries(): AsyncGenerator<TarEntry> {
  for (const [name, size] of files) yield { name, size, body: bodyOf(bytesOf(size)) };
}

async function all(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

async function* pieces(bytes: Uint8Array, size = 1000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("other programs read the archive", async () => {
  const archive = await all(writeTar(entries()));
  const unpacked = await unpackTar(archive);
  expect(unpacked.map(({ header, data }) => [header.name, data?.length])).toEqual(files);
  const folder = mkdtempSync(join(tmpdir(), "glimmer-tar-"));
  writeFileSync(join(folder, "all.tar"), archive);
  execFileSync("tar", ["-xf", "all.tar"], { cwd: folder });
  expect(readFileSync(join(folder, "c")).equals(bytesOf(100_001))).toBe(true);
  rmSync(folder, { recursive: true });
});

test("reads every body, or skips what is not read of it", async () => {
  const archive = await all(writeTar(entries()));
  const read: [string, boolean][] = [];
  for await (const { name, size, body } of readTar(pieces(archive))) {
    read.push([name, (await all(body)).equals(bytesOf(size))]);
  }
  expect(read).toEqual(files.map(([name]) => [name, true]));
  const names: string[] = [];
  for await (const { name } of readTar(pieces(archive))) names.push(name);
  expect(names).toEqual(files.map(([name]) => name));
});

test("refuses a body that is not as long as its entry says, and an archive without its end", async () => {
  async function* wrong(): AsyncGenerator<TarEntry> {
    yield { name: "a", size: 3, body: bodyOf(bytesOf(2)) };
  }
  await expect(all(writeTar(wrong()))).rejects.toThrow("a has 2 bytes, not 3");
  const cut = (await all(writeTar(entries()))).subarray(0, -1024);
  await expect((async () => {
    for await (const entry of readTar(pieces(cut))) await all(entry.body);
  })()).rejects.toThrow("ends too early");
});

test("reads its source to the end, where the last hash is compared", async () => {
  const archive = await all(writeTar(entries()));
  async function* checked() {
    yield* pieces(archive);
    throw new Error("not as it was written");
  }
  await expect((async () => {
    for await (const entry of readTar(checked())) await all(entry.body);
  })()).rejects.toThrow("not as it was written");
});

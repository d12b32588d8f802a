import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackTar } from "modern-tar";
import { describe, expect, test } from "vitest";
import { createBody, readTar, type TarEntry, writeTar } from "./tar.ts";

const files = [["data/empty", 0], ["a.txt", 1], ["database/tables/b.copy", 512], ["c", 100_001]] as const;
const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => at % 253);

async function* entries(): AsyncGenerator<TarEntry> {
  for (const [name, size] of files) yield { name, size, body: createBody(bytesOf(size)) };
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

test("reads a large body after a small one that was skipped", async () => {
  const sizes = Array.from({ length: 60 }, (_, at) => at % 2 === 0 ? 700 : 90_000);
  async function* pairs(): AsyncGenerator<TarEntry> {
    for (const [at, size] of sizes.entries()) yield { name: `${at}`, size, body: createBody(bytesOf(size)) };
  }
  const archive = await all(writeTar(pairs()));
  let read = 0;
  for await (const { size, body } of readTar(pieces(archive, 65_536))) {
    if (size > 700 && (await all(body)).equals(bytesOf(size))) read += 1;
  }
  expect(read).toBe(30);
});

test("refuses a body that is not as long as its entry says, and an archive without its end", async () => {
  async function* wrong(): AsyncGenerator<TarEntry> {
    yield { name: "a", size: 3, body: createBody(bytesOf(2)) };
  }
  await expect(all(writeTar(wrong()))).rejects.toThrow("a has 2 bytes, not 3");
  const cut = (await all(writeTar(entries()))).subarray(0, -1024);
  await expect((async () => {
    for await (const entry of readTar(pieces(cut))) await all(entry.body);
  })()).rejects.toThrow("ends too early");
});

test("keeps names of more than 100 bytes and sizes of more than 8 GiB", async () => {
  const name = `files/${"folder/".repeat(20)}${"n".repeat(150)}`;
  async function* named(): AsyncGenerator<TarEntry> {
    yield { name, size: 3, body: createBody(bytesOf(3)) };
  }
  for await (const entry of readTar(writeTar(named()))) expect(entry.name).toBe(name);
  const size = 9 * 1024 ** 3;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;) yield new Uint8Array(1024 * 1024);
    } finally {
      isClosed = true;
    }
  }
  async function* large(): AsyncGenerator<TarEntry> {
    yield { name: "large", size, body: endless() };
  }
  for await (const entry of readTar(writeTar(large()))) {
    expect(entry.size).toBe(size);
    break;
  }
  await expect.poll(() => isClosed).toBe(true);
});

test("does not read far ahead of what is taken from it", async () => {
  const piece = new Uint8Array(1024 * 1024);
  let given = 0;
  const archive = writeTar((async function* (): AsyncGenerator<TarEntry> {
    yield {
      name: "large",
      size: 100 * piece.length,
      body: (async function* () {
        for (; given < 100; given++) yield piece;
      })(),
    };
  })());
  let read = 0;
  for await (const { body } of readTar(archive)) {
    for await (const part of body) {
      read += part.length;
      expect(given * piece.length - read).toBeLessThan(16 * piece.length);
    }
  }
  expect(read).toBe(100 * piece.length);
});

describe("an archive as Glimmer wrote it before modern-tar", () => {
  const block = (content: Uint8Array | string) => {
    const blocks = Buffer.alloc(Math.ceil(content.length / 512) * 512);
    blocks.set(Buffer.from(content));
    return blocks;
  };
  const header = (name: string, size: number) => {
    const bytes = block(name.padEnd(512, "\0"));
    for (const [at, text] of [[100, "0000600"], [108, "0000000"], [116, "0000000"]] as const) {
      bytes.write(`${text}\0`, at);
    }
    bytes.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
    bytes.write("00000000000\0", 136);
    bytes.write("        0", 148);
    bytes.write("ustar\0" + "00", 257);
    const sum = bytes.reduce((all, byte) => all + byte, 0);
    bytes.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    return bytes;
  };

  test("is read", async () => {
    const archive = Buffer.concat([
      ...files.flatMap(([name, size]) => [header(name, size), block(bytesOf(size))]),
      Buffer.alloc(1024),
    ]);
    // The hash of what the former writer made of these files.
    expect(createHash("sha256").update(archive).digest("hex"))
      .toBe("ff7e224ccb24e27b356407aa473bb0cccb99c187cc942f820a08afcb97e79ed4");
    const read: [string, boolean][] = [];
    for await (const { name, size, body } of readTar(pieces(archive))) {
      read.push([name, (await all(body)).equals(bytesOf(size))]);
    }
    expect(read).toEqual(files.map(([name]) => [name, true]));
  });

  test("is read with a file of more than 8 GiB, whose size takes the place of its end mark", async () => {
    for await (const { size } of readTar(pieces(header("large", 9 * 1024 ** 3)))) {
      expect(size).toBe(9 * 1024 ** 3);
      break;
    }
  });
});

test("refuses a damaged header", async () => {
  const archive = await all(writeTar(entries()));
  archive[3]! ^= 1;
  await expect((async () => {
    for await (const entry of readTar(pieces(archive))) await all(entry.body);
  })()).rejects.toThrow("is damaged");
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

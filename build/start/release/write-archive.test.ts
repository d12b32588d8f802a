import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Entry, writeArchive } from "./write-archive.ts";

const date = new Date("2026-11-26T08:00:00Z");
let folders: string[] = [];
beforeEach(() => {
  folders = [1, 2].map((n) => mkdtempSync(join(tmpdir(), `glimmer-archive-${n}-`)));
});
afterEach(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function entriesIn(folder: string): Entry[] {
  writeFileSync(join(folder, "a"), "letters");
  return [
    { name: "r/z", content: { text: "last" }, isProgram: false },
    { name: "r/bin/run", content: { path: join(folder, "a") }, isProgram: true },
    { name: "r/link", content: { link: "bin/run" }, isProgram: false },
    { name: `r/${"long/".repeat(30)}name`, content: { path: join(folder, "a") }, isProgram: false },
  ];
}

test("writes the same bytes in another folder, order, mode and time", async () => {
  const [one = "", two = ""] = folders;
  await writeArchive(join(one, "x.tar.gz"), entriesIn(one), date);
  const others = entriesIn(two).toReversed();
  chmodSync(join(two, "a"), 0o700);
  utimesSync(join(two, "a"), 1, 1);
  await writeArchive(join(two, "y.tar.gz"), others, date);
  expect(readFileSync(join(one, "x.tar.gz")).equals(readFileSync(join(two, "y.tar.gz")))).toBe(true);
});

test("holds folders that everybody may enter, sorts entries, dates them by the commit, and gives them to nobody", async () => {
  const [folder = ""] = folders;
  await writeArchive(join(folder, "x.tar.gz"), entriesIn(folder), date);
  const unpacked = await unpackTar(gunzipSync(readFileSync(join(folder, "x.tar.gz"))));
  const seen = unpacked.map(({ header, data }) => [
    header.name,
    header.mode,
    header.linkname || new TextDecoder().decode(data),
  ]);
  const long = Array.from({ length: 30 }, (_, at) => [`r/${"long/".repeat(at + 1)}`, 0o755, ""]);
  expect(seen).toEqual([
    ["r/", 0o755, ""],
    ["r/bin/", 0o755, ""],
    ["r/bin/run", 0o755, "letters"],
    ["r/link", 0o777, "bin/run"],
    ...long,
    [`r/${"long/".repeat(30)}name`, 0o644, "letters"],
    ["r/z", 0o644, "last"],
  ]);
  for (const { header } of unpacked) {
    expect(header).toMatchObject({ mtime: date, uid: 0, gid: 0, uname: "", gname: "" });
  }
});

test("leaves nothing behind when it is ended", async () => {
  const [folder = ""] = folders;
  const written = writeArchive(join(folder, "x.tar.gz"), entriesIn(folder), date, AbortSignal.abort());
  await expect(written).rejects.toThrow("aborted");
  expect(readdirSync(folder)).toEqual(["a"]);
});

test("leaves no half archive behind when a file cannot be read", async () => {
  const [folder = ""] = folders;
  const file = join(folder, "x.tar.gz");
  const gone: Entry = { name: "gone", content: { path: join(folder, "gone") }, isProgram: false };
  await expect(writeArchive(file, [gone], date)).rejects.toThrow("ENOENT");
  expect(readdirSync(folder)).toEqual([]);
});

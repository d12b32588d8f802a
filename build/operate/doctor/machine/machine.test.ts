import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { examinationOf } from "../testing/examination-of.ts";
import { judgeClock } from "./check-clock.ts";
import { checkDisk, judgeDisk } from "./check-disk.ts";
import { checkMemory, judgeMemory, measureLeftInGroupMb } from "./check-memory.ts";
import { checkStorage } from "./check-storage.ts";

const gb = 1024 ** 3;

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "glimmer-doctor-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

test.each([
  ["ok", { freeBytes: 20 * gb, bytes: 100 * gb, freeFiles: 900, files: 1_000 }],
  ["warn", { freeBytes: 1.5 * gb, bytes: 10 * gb, freeFiles: 900, files: 1_000 }],
  ["warn", { freeBytes: 4 * gb, bytes: 100 * gb, freeFiles: 900, files: 1_000 }],
  ["fix", { freeBytes: 0.4 * gb, bytes: 10 * gb, freeFiles: 900, files: 1_000 }],
  ["fix", { freeBytes: 20 * gb, bytes: 100 * gb, freeFiles: 10, files: 1_000 }],
  ["ok", { freeBytes: 20 * gb, bytes: 100 * gb, freeFiles: 0, files: 0 }],
])("judges as %s a file system with %o", (verdict, space) => {
  expect(judgeDisk("/data", space).verdict).toBe(verdict);
});

test("measures the file system that DATA_DIR will be on before it exists", async () => {
  const dataDir = join(await folder(), "not", "there", "yet");
  expect(await checkDisk.run(examinationOf({ DATA_DIR: dataDir }))).toEqual([
    expect.objectContaining({ says: expect.stringContaining(`are free where ${dataDir} is`) }),
  ]);
});

test.each([["ok", 4_000], ["warn", 300], ["fix", 50]] as const)(
  "judges as %s %d MB of memory",
  (verdict, mb) => {
    expect(judgeMemory(mb, 150)).toMatchObject({
      verdict,
      says: `${mb} MB of memory are available; the server uses 150 MB.`,
    });
  },
);

test("counts what a container keeps of files as left, and no limit as none", async () => {
  const group = await folder();
  const mb = 1024 ** 2;
  await writeFile(join(group, "memory.max"), `${1_000 * mb}\n`);
  await writeFile(join(group, "memory.current"), `${990 * mb}\n`);
  await writeFile(
    join(group, "memory.stat"),
    `anon ${90 * mb}\nfile ${900 * mb}\ninactive_file ${700 * mb}\n`,
  );
  expect(await measureLeftInGroupMb(group)).toBe(710);
  await writeFile(join(group, "memory.max"), "max\n");
  expect(await measureLeftInGroupMb(group)).toBe(Infinity);
  expect(await measureLeftInGroupMb(join(group, "none"))).toBe(Infinity);
});

test("measures this machine's memory", async () => {
  expect(await checkMemory.run(examinationOf())).toMatchObject({
    says: expect.stringMatching(/^\d+ MB of memory/),
  });
});

test.each([
  ["ok", [{ whose: "the database", aheadMs: 900 }], /^The clock agrees with the database/],
  [
    "warn",
    [{ whose: "the database", aheadMs: 0 }, { whose: "api.stripe.com", aheadMs: 12_000 }],
    /12 s behind api\.stripe\.com/,
  ],
  ["fix", [{ whose: "the database", aheadMs: -90_000 }], /90 s ahead of the database/],
  ["skipped", [], /No other clock can be asked/],
])("judges as %s clocks that differ by %o", (verdict, readings, says) => {
  expect(judgeClock(readings)).toMatchObject({ verdict, says: expect.stringMatching(says) });
});

test("writes to the data directory, reads an upload, and leaves nothing behind", async () => {
  const dataDir = await folder();
  await mkdir(join(dataDir, "uploads", "ab"), { recursive: true });
  await writeFile(join(dataDir, "uploads", "ab", "one.webp"), "picture");
  expect(await checkStorage.run(examinationOf({ DATA_DIR: dataDir }))).toEqual([
    expect.objectContaining({ verdict: "ok", says: expect.stringContaining("can be written") }),
    expect.objectContaining({ verdict: "ok", says: "Uploads can be read." }),
  ]);
});

test.runIf(process.platform === "linux")("says so when the data directory cannot be written", async () => {
  // Root may write wherever it is not impossible.
  expect(await checkStorage.run(examinationOf({ DATA_DIR: "/proc/self" }))).toContainEqual(
    expect.objectContaining({ verdict: "fix", says: expect.stringContaining("cannot be written") }),
  );
});

test("says so when uploads cannot be read", async () => {
  const dataDir = await folder();
  await mkdir(join(dataDir, "uploads"));
  await symlink("itself", join(dataDir, "uploads", "itself"));
  const missing = await checkStorage.run(examinationOf({ DATA_DIR: join(dataDir, "no", "such") }));
  expect(missing).toMatchObject({ verdict: "fix", says: expect.stringContaining("neither does the folder") });
  await rm(join(dataDir, "uploads"), { recursive: true });
  await writeFile(join(dataDir, "uploads"), "a file in its place");
  expect(await checkStorage.run(examinationOf({ DATA_DIR: dataDir }))).toContainEqual(
    expect.objectContaining({ verdict: "fix", says: expect.stringContaining("Uploads cannot be read") }),
  );
});

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { counterFaults } from "../../../server/testing/counters/counters.ts";
import { startObjectStore } from "../../../server/testing/servers/object-store/start-object-store.ts";
import { ledgerFaults } from "../../../server/testing/xp.ts";
import { generateBackupKey } from "../../operate/backup/format/age-key.ts";
import { restoreMark } from "../../start/launcher/data/refuse-half-restored.ts";
import {
  type BackupManifest,
  formatManifestKey,
  formatPartKey,
  parseManifest,
} from "../../operate/backup/manifest.ts";
import { type Glimmer, startGlimmer } from "../pages/testing/launched.ts";
import { startSystemPostgres, systemPrograms } from "../pages/testing/system-postgres.ts";
import { blockOf } from "../pages/testing/blocks-of-page.ts";
import { startCommand } from "./testing/backup-commands.ts";
import { type Load, until, writeUnderLoad } from "./testing/write-under-load.ts";
import { placeOfData } from "../testing/place-of-data.ts";

const folder = await mkdtemp(join(placeOfData, "glimmer-backup-"));
await chmod(folder, 0o755);
afterAll(() => rm(folder, { recursive: true, force: true }));
const { identity, recipient } = generateBackupKey();
const limitMs = 600_000;

/** A command of the page, with another folder than it shows; a release runs it. */
function shown(words: string, place = ""): ["backup" | "restore", string[]] {
  const block = blockOf("build/docs/backup.md", "sh", words);
  const [, command = "", given = ""] = /^npm run (backup|restore)(?: -- (.*))?$/.exec(block.trim()) ?? [];
  return [command as "backup" | "restore", given.replace("/srv/backups", place).split(" ")];
}

async function run(
  command: "backup" | "restore",
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const { output, code } = await startCommand(command, args, env).ended;
  expect(output + code).toMatch(/0$/);
  return output;
}

async function fails(
  command: "backup" | "restore",
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const { output, code } = await startCommand(command, args, env).ended;
  expect(code).toBe(1);
  return output;
}

async function newestOf(place: string): Promise<BackupManifest> {
  const name = (await readdir(place)).filter((entry) => entry.startsWith("glimmer-")).toSorted().at(-1) ?? "";
  return parseManifest(await readFile(join(place, formatManifestKey(name))), place);
}

/** Starts the load, and returns once some of it is written. */
async function startLoad(glimmer: Glimmer): Promise<Load> {
  const members = await Promise.all(
    Array.from({ length: 6 }, (_, at) => glimmer.member(`writer_${"abcdef"[at]}`)),
  );
  const load = await writeUnderLoad(members);
  await until(() => load.acknowledged.length >= 30);
  return load;
}

async function expectWhole(restored: Glimmer, load: Load, manifest: BackupManifest): Promise<void> {
  const { sql } = restored;
  expect(await ledgerFaults({ sql })).toEqual([]);
  expect(await counterFaults(sql)).toEqual([]);
  const rows = await sql<{ id: string }[]>`select id from posts`;
  const there = new Set(rows.map(({ id }) => id));
  const before = load.acknowledged.filter(({ at }) => at < new Date(manifest.takenAt));
  const lost = before.filter(({ id }) => !there.has(id));
  const images = await sql<{ id: string }[]>`select id from images`;
  const viewer = await restored.member("who_looks");
  const statuses = new Set<number>();
  for (const { id } of images) {
    const published = await sql<{ is: boolean }[]>`select image_is_published(${id}) as is`;
    if (!published[0]?.is) continue;
    for (const size of ["", "?size=thumbnail"]) {
      const response = await viewer.request("GET", `/api/media/${id}${size}`);
      statuses.add(response.status);
      await response.arrayBuffer();
    }
  }
  console.log(
    `${manifest.rows} rows, ${manifest.files} files, ${before.length} posts acknowledged before the moment, ` +
      `${load.acknowledged.length - before.length} after; ${lost.length} lost; ${images.length} pictures, ` +
      `missing ${manifest.missing.length}, answers ${[...statuses]}`,
  );
  expect(before.length).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(manifest.missing).toEqual([]);
  expect([...statuses]).toEqual([200]);
}

describe.each([
  { kind: "the embedded database", programs: "" },
  { kind: "one's own PostgreSQL", programs: systemPrograms ?? "none" },
])("with $kind", ({ programs, kind }) => {
  const here = join(folder, kind.replaceAll(/\W+/g, "-"));
  const backups = join(here, "backups");

  test.skipIf(programs === "none")(
    "a backup made under load restores whole: ledger, counters, pictures, and what was acknowledged before it",
    async () => {
      await mkdir(here);
      await chmod(here, 0o755);
      const postgres = programs ? await startSystemPostgres(programs, join(here, "postgres")) : null;
      if (postgres) { for (const name of ["one", "two"]) await postgres.createDatabase(name); }
      const envOf = (name: string): Record<string, string> =>
        postgres ? { DATABASE_URL: postgres.urlOf(name) } : {};
      const [from, to] = [join(here, "from"), join(here, "to")];
      const glimmer = await startGlimmer(from, envOf("one"));
      const load = await startLoad(glimmer);
      const settings = { DATA_DIR: from, BACKUP_TO: backups, ...envOf("one") };
      const startedAt = performance.now();
      const said = await run(...shown("backup -- /srv", backups), { ...settings, BACKUP_KEY: recipient });
      const backupMs = performance.now() - startedAt;
      expect((await stat(join(backups, "backups.json"))).mode & 0o077).toBe(0);
      expect(said).toMatch(/Backed up: glimmer-\S+, [\d.]+ MB, \d+ rows, \d+ files\./);
      await load.stop();
      expect(load.failures).toEqual([]);
      expect(await run(...shown("rehearse"), { ...settings, BACKUP_KEY: identity })).toContain(
        "the ledger sums to zero, counters are right, 10 of",
      );
      const manifest = await newestOf(backups);
      await glimmer.stop();

      const restoreEnv = { DATA_DIR: to, ...envOf("two"), BACKUP_KEY: identity };
      const restoreAt = performance.now();
      expect(await run(...shown("npm run restore", backups), restoreEnv)).toContain(
        `Restored: ${manifest.rows} rows and ${manifest.files} files.`,
      );
      console.log(
        `${kind}: backup ${Math.round(backupMs)} ms, restore ${Math.round(performance.now() - restoreAt)} ms`,
      );
      expect(await fails("restore", [join(backups, manifest.name)], restoreEnv)).toContain("is not empty");
      const restored = await startGlimmer(to, envOf("two"));
      await expectWhole(restored, load, manifest);
      await restored.stop();
      await postgres?.stop();
    },
    limitMs,
  );
});

test("makes a key that backups are encrypted with", async () => {
  const said = await run(...shown("backup -- key"), {});
  expect(said).toMatch(/^BACKUP_KEY=AGE-SECRET-KEY-1[A-Z0-9]{58}$/m);
});

describe("what may go wrong", () => {
  const from = join(folder, "wrong", "from");
  const backups = join(folder, "wrong", "backups");
  const settings = { DATA_DIR: from, BACKUP_TO: backups, BACKUP_KEY: identity };
  let whole: BackupManifest;

  test(
    "a backup that is killed half-way is never taken for a whole one, and the next removes it",
    async () => {
      await mkdir(join(folder, "wrong"));
      await chmod(join(folder, "wrong"), 0o755);
      const glimmer = await startGlimmer(from);
      const load = await startLoad(glimmer);
      const { child, ended } = startCommand("backup", [], settings);
      await until(() => existsSync(join(backups, "backups.json")));
      child.kill("SIGKILL");
      await ended;
      expect(await run("backup", ["list"], settings)).toBe("");
      expect(await fails("backup", ["rehearse"], settings)).toContain(`There is no backup in ${backups}`);
      await run("backup", [], settings);
      await load.stop();
      whole = await newestOf(backups);
      expect((await readdir(backups)).toSorted()).toEqual(["backups.json", whole.name]);
      expect((await readdir(join(from, "uploads"))).filter((name) => name.startsWith("."))).toEqual([]);
      const rows = await glimmer.sql`select failure from backup_runs where failed_at is not null`;
      expect(rows.map(({ failure }) => failure)).toContain("The program that made it ended in the middle.");
      await glimmer.stop();
    },
    limitMs,
  );

  test("refuses another key and a flipped byte, and leaves the place as empty as it was", async () => {
    const to = join(folder, "wrong", "to");
    const env = { DATA_DIR: to, BACKUP_KEY: generateBackupKey().identity };
    expect(await fails("restore", [join(backups, whole.name)], env)).toContain("BACKUP_KEY is not the key");
    expect(existsSync(to)).toBe(false);
    const part = join(backups, formatPartKey(whole.name, 1));
    const bytes = await readFile(part);
    const changed = Buffer.from(bytes);
    changed[Math.floor(bytes.length / 2)]! ^= 1;
    await writeFile(part, changed);
    const right = { DATA_DIR: to, BACKUP_KEY: identity };
    expect(await fails("restore", [join(backups, whole.name)], right)).toContain("is not as it was written");
    expect(existsSync(to)).toBe(false);
    await writeFile(part, bytes);
  }, limitMs);

  test("a restore that is killed is begun again, and nothing starts before it is done", async () => {
    const to = join(folder, "wrong", "killed");
    const env = { DATA_DIR: to, BACKUP_KEY: identity };
    const { child, ended } = startCommand("restore", [join(backups, whole.name)], env);
    await until(() => existsSync(join(to, "uploads")));
    child.kill("SIGKILL");
    await ended;
    await expect(startGlimmer(to)).rejects.toThrow("under way, or ended in the middle");
    await run("restore", [join(backups, whole.name)], env);
    const restored = await startGlimmer(to);
    expect(await counterFaults(restored.sql)).toEqual([]);
    await restored.stop();
  }, limitMs);

  test("two restores at once fill a folder once, and no launcher starts beside one", async () => {
    const to = join(folder, "wrong", "both");
    const env = { DATA_DIR: to, BACKUP_KEY: identity };
    const first = startCommand("restore", [join(backups, whole.name)], env);
    await until(() => existsSync(join(to, restoreMark)));
    const [second] = await Promise.all([
      fails("restore", [join(backups, whole.name)], env),
      expect(startGlimmer(to)).rejects.toThrow(/Glimmer is already|under way/),
    ]);
    expect(second).toContain("Glimmer is already");
    const { output, code } = await first.ended;
    expect([code, output]).toEqual([0, expect.stringContaining(`Restored: ${whole.rows} rows`)]);
    const restored = await startGlimmer(to);
    expect(await counterFaults(restored.sql)).toEqual([]);
    await restored.stop();
  }, limitMs);

  test("a restored copy leaves the backups of its original alone, and says what to do", async () => {
    const copy = { ...settings, DATA_DIR: join(folder, "wrong", "both") };
    const before = await readdir(backups);
    expect(await fails("backup", [], copy)).toContain("has the backups of another database");
    expect(await readdir(backups)).toEqual(before);
    const glimmer = await startGlimmer(copy.DATA_DIR);
    const rows = await glimmer.sql`select failure from backup_runs where failed_at is not null`;
    expect(rows.map(({ failure }) => failure).join()).toContain("let BACKUP_TO name a place of its own");
    await glimmer.stop();
    const own = join(folder, "wrong", "of-the-copy");
    expect(await run("backup", [], { ...copy, BACKUP_TO: own })).toContain("Backed up:");
  }, limitMs);

  test("a rehearsal that would fill the disk is refused, and leaves nothing on it", async (context) => {
    const disk = join(folder, "wrong", "small");
    await mkdir(disk);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=900m,mode=0711", "tmpfs", disk]).status !== 0) {
      return context.skip("A small disk needs root");
    }
    try {
      const glimmer = await startGlimmer(from);
      const small = { ...settings, DATA_DIR: disk, DATABASE_URL: glimmer.databaseUrl };
      expect(await fails("backup", ["rehearse"], small)).toMatch(
        /A rehearsal needs 0\.\d GB in \S+ for a while, and 1\.0 GB must stay free for Glimmer, but only 0\.9 GB/,
      );
      expect((await readdir(disk)).filter((name) => name.startsWith(".rehearsal-"))).toEqual([]);
      const rows = await glimmer.sql`
        select failure from backup_runs where kind = 'rehearsal' and failed_at is not null order by failed_at desc`;
      expect(rows[0]?.failure).toContain("Make room, or rehearse on another machine");
      await glimmer.stop();
    } finally {
      execFileSync("umount", [disk]);
    }
  }, limitMs);

  test("says when the disk is full, and leaves nothing on it", async (context) => {
    const disk = join(folder, "wrong", "disk");
    await mkdir(disk);
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]).status !== 0) {
      return context.skip("A small disk needs root");
    }
    try {
      const said = await fails("backup", [disk], settings);
      expect(said).toContain("ENOSPC");
      expect((await readdir(disk)).filter((name) => name !== "backups.json")).toEqual([]);
    } finally {
      execFileSync("umount", [disk]);
    }
  }, limitMs);

  test("backs up to a bucket, with members' files in one, and restores from it", async () => {
    const store = await startObjectStore();
    const here = join(folder, "wrong", "bucket");
    await mkdir(here);
    await chmod(here, 0o755);
    const env = { ...store.env, BACKUP_KEY: identity };
    const glimmer = await startGlimmer(join(here, "from"), store.env);
    const load = await startLoad(glimmer);
    const to = "s3://glimmer-files/backups";
    await run("backup", [to], { ...env, DATA_DIR: join(here, "from") });
    await load.stop();
    await glimmer.stop();
    const key = [...store.files.keys()].find((name) => name.endsWith("manifest.json")) ?? "";
    const manifest = parseManifest(store.files.get(key) ?? new Uint8Array(), to);
    for (const name of store.files.keys()) if (!name.startsWith("backups/")) store.files.delete(name);
    await run("restore", [to], { ...env, DATA_DIR: join(here, "to") });
    const restored = await startGlimmer(join(here, "to"), store.env);
    await expectWhole(restored, load, { ...manifest, missing: [] });
    console.log(`in a bucket ${manifest.missing.length} files were deleted before they were read`);
    await restored.stop();
    await store.close();
  }, limitMs);
});

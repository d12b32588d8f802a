// How long a gigabyte takes to back up and restore, and what a rehearsal needs of the disk.
import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { openCopyConnection } from "../../../server/db/copy/copy-connection.ts";
import { countBytes, formatManifestKey, parseManifest } from "../../operate/backup/manifest.ts";
import { estimateNeededBytes } from "../../operate/backup/rehearse/scratch-database.ts";
import { startGlimmer } from "../pages/testing/launched.ts";
import { startCommand } from "./testing/backup-commands.ts";
import { machineLoad } from "./testing/machine-load.ts";
import { placeOfData } from "../testing/place-of-data.ts";

/** Their contents hardly compress; with their indexes they are about a gigabyte. */
const rows = 1_200_000;

const folder = await mkdtemp(join(placeOfData, "glimmer-backup-size-"));
await chmod(folder, 0o755);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function timed(command: "backup" | "restore", args: string[], env: Record<string, string>) {
  const startedAt = performance.now();
  const { output, code } = await startCommand(command, args, env).ended;
  expect(output + code).toMatch(/0$/);
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

/** The most that a folder had while the work went on. */
async function mostBytes(below: string, isOver: () => boolean): Promise<number> {
  let most = 0;
  while (!isOver()) {
    const names = (await readdir(below)).filter((name) => name.startsWith(".rehearsal-"));
    try {
      const said = names.map((name) => execFileSync("du", ["-sb", join(below, name)], { stdio: "pipe" }));
      most = Math.max(most, ...said.map((bytes) => Number(bytes.toString().split("\t")[0])));
    } catch {
      // A file went while it was counted.
    }
    await wait(500);
  }
  return most;
}

test("backs up, rehearses and restores a gigabyte, within the room that a rehearsal asks for", async () => {
  const [from, to, backups] = ["from", "to", "backups"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const glimmer = await startGlimmer(from);
  // Without the deadline of the server's own statements.
  const filling = await openCopyConnection(glimmer.databaseUrl);
  await filling.rows(`
    insert into public.audit_log (id, action, actor_id, actor_username, target_id, target_username, reason, created_at)
    select gen_random_uuid(), 'gift', gen_random_uuid(), 'ada', gen_random_uuid(), 'bob',
      (select string_agg(md5(n::text || part::text), '') from generate_series(1, 14) as part), now()
    from generate_series(1, ${rows}) as n`);
  await filling.close();
  const settings = { DATA_DIR: from, BACKUP_TO: backups };
  const took: Record<string, string> = { backup: await timed("backup", [], settings) };
  const [name = ""] = (await readdir(backups)).filter((entry) => entry.startsWith("glimmer-"));
  const manifest = parseManifest(await readFile(join(backups, formatManifestKey(name))), backups);
  let isOver = false;
  const most = mostBytes(from, () => isOver);
  took.rehearsal = await timed("backup", ["rehearse"], settings).finally(() => {
    isOver = true;
  });
  await glimmer.stop();
  took.restore = await timed("restore", [backups], { DATA_DIR: to });
  const gb = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;
  const asked = estimateNeededBytes(manifest.databaseBytes);
  console.log(
    `${gb(manifest.databaseBytes)} database, ${manifest.rows} rows, backup ${gb(countBytes(manifest))}; ` +
      `seconds ${JSON.stringify(took)}; rehearsal took ${gb(await most)} of the ${
        gb(asked)
      } it asks for; ${machineLoad()}`,
  );
  expect(await most).toBeGreaterThan(manifest.databaseBytes / 2);
  expect(await most).toBeLessThan(asked);
}, 1_800_000);

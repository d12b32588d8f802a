import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../../server/db/open-database.ts";
import { selectLastRuns } from "../../../server/features/system/backup-run-queries.ts";
import { selectRunTimes } from "../../../server/metrics/backup-times-queries.ts";
import { testDatabase } from "../../../server/testing/test-database.ts";
import { removeOld } from "./run-backup.ts";
import { withRun } from "./with-run.ts";

const { sql, url } = await testDatabase();
const database = openDatabase(url, { maxConnections: 2 });
afterAll(() => database.close());
const figures = { name: "glimmer-2026-11-27t03-00-12z", bytes: 1, rows: 1, files: 0, missing: 0 };
const given = {
  database,
  now: () => new Date(),
  kind: "backup" as const,
  place: "/srv/backups",
  unlessSince: null,
  unlessFailedSince: null,
};
const endIt = () => sql`update backup_runs set failed_at = now(), failure = 'dead' where finished_at is null`;

test("a run that others took for ended may not write its manifest", async () => {
  await expect(withRun({
    ...given,
    work: async ({ refuseIfEnded }) => {
      await refuseIfEnded();
      await endIt();
      await refuseIfEnded();
      return figures;
    },
  })).rejects.toThrow("others took this run for ended");
  expect([...await sql`select from backup_runs where finished_at is not null`]).toEqual([]);
});

test("what a run made is taken back when it was ended at the last moment", async () => {
  const undone: string[] = [];
  await expect(withRun({
    ...given,
    work: async () => {
      await endIt();
      return figures;
    },
    undo: ({ name }) => Promise.resolve(void undone.push(name)),
  })).rejects.toThrow("others took this run for ended");
  expect(undone).toEqual([figures.name]);
  expect(await withRun({ ...given, work: () => Promise.resolve(figures) })).toEqual(figures);
});

test("a run without progress fails where operators look, and the next is made", async () => {
  const stalled = withRun({
    ...given,
    stalledAfterMs: 20,
    work: () => new Promise<typeof figures>(() => {}),
  });
  await expect(stalled).rejects.toThrow("made no progress");
  const [backup] = await selectLastRuns(sql);
  expect(backup).toMatchObject({ kind: "backup", failure: expect.stringContaining("made no progress") });
  const [times] = await selectRunTimes(sql, true);
  expect(times?.failed).toBeGreaterThan(times?.succeeded ?? Infinity);
  expect(await withRun({ ...given, work: () => Promise.resolve(figures) })).toEqual(figures);
});

test("a backup is good also when the old ones cannot be removed, and says so", async () => {
  const said: string[] = [];
  const refuse = () => Promise.reject(new Error("No rights"));
  const target = {
    place: "/srv/backups",
    put: refuse,
    read: refuse,
    stream: refuse,
    delete: refuse,
    removeFolder: refuse,
  };
  await removeOld(target, (line) => said.push(line));
  expect(said).toEqual(["The backup is whole, but old ones in /srv/backups could not be removed: No rights"]);
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installQueue } from "../../../server/jobs/install-queue.ts";
import { createLocalStorage } from "../../../server/providers/storage/local-storage.ts";
import { openCopyConnection } from "../../../server/db/copy/copy-connection.ts";
import { emptyTables } from "../../../server/db/copy/load-queries.ts";
import { migrate } from "../../../server/db/migrate.ts";
import type { Sql } from "../../../server/db/open-database.ts";
import { createTestApp } from "../../../server/testing/create-test-app.ts";
import { member } from "../../../server/testing/member.ts";
import { picture } from "../../../server/testing/pictures.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import { counterFaults } from "../../../server/testing/counters/counters.ts";
import { findBackup } from "./find-backup.ts";
import { generateBackupKey, readBackupKey } from "./format/age-key.ts";
import { makeBackup } from "./make-backup.ts";
import { type BackupManifest, formatPartKey } from "./manifest.ts";
import { readBackup, verifyBackup } from "./restore/read-backup.ts";
import { fillDatabase, refuseFilledDatabase } from "./restore/fill-database.ts";
import { chain, readDescription, readUntilRows, restoreBackup } from "./restore/restore-backup.ts";
import { listBegun, listWhole, removeBackup } from "./backup-list.ts";
import { openTarget } from "./target.ts";

const t = await createTestApp();
const folder = await mkdtemp(join(tmpdir(), "glimmer-backups-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const key = readBackupKey(generateBackupKey().identity)!;
const target = await openTarget({ folder: join(folder, "backups") }, null);
const { dataDir } = t.config;
const make = (recipient: string | null) =>
  makeBackup({ databaseUrl: t.config.databaseUrl, dataDir, store: null, target, recipient, say: () => {} });
let made: BackupManifest;
let imageUrl = "";

beforeAll(async () => {
  await installQueue(t.config.databaseUrl, pino({ level: "silent" }));
  const author = await member(t, { username: "ada_writes" });
  const form = new FormData();
  form.set("content", "Kept in a backup");
  form.set("image", new Blob([new Uint8Array(await picture(40, 30).png().toBuffer())]), "a.png");
  const response = await author.request("POST", "/api/posts", { body: form });
  ({ imageUrl } = await response.json() as { imageUrl: string });
  await t.sql`
    insert into backup_runs (kind, process, place, started_at, failed_at, failure)
    values ('backup', 1, '/srv/backups', now(), now(), 'The disk of the old machine is full')`;
  await writeFile(join(dataDir, "session-secret"), "a secret");
  // Nobody's: its row is gone.
  await createLocalStorage(join(dataDir, "uploads")).put("media/0-thumbnail.webp", new Uint8Array(3));
  made = await make(key.recipient);
});

test("holds the database and the files that it names", async () => {
  expect(made).toMatchObject({ files: 2, missing: [], recipient: key.recipient });
  expect(await listWhole(target)).toEqual([made.name]);
  expect((await readdir(join(dataDir, "uploads"))).filter((name) => name.startsWith("."))).toEqual([]);
});

test("a restore that ended after the rows is run again, has all as the database says where it belongs, and nothing starts on the database before", async () => {
  const to = join(folder, "restored");
  await mkdir(to);
  const { sql, url } = await blankDatabase();
  const backup = { target, manifest: made, identity: key.identity };
  await verifyBackup(backup);
  await refuseFilledDatabase(url, made.takenAt);
  const files = createLocalStorage(join(to, "uploads"));
  const restore = () => restoreBackup(backup, { databaseUrl: url, dataDir: to, files, keepWaiting: false });
  const entries = readBackup(backup);
  const description = await readDescription(entries);
  const rows = await fillDatabase(
    url,
    description,
    chain(await readUntilRows(entries, async () => {}), entries),
  );
  expect(rows).toBe(made.rows);
  await expect(migrate(url)).rejects.toThrow("A restore into this database was not finished. Run it again");
  await expect(refuseFilledDatabase(url, "2026-01-01T00:00:00.000Z")).rejects.toThrow("Run that one again");
  await refuseFilledDatabase(url, made.takenAt);
  expect(await restore()).toMatchObject({ rows, files: 2 });
  expect(await migrate(url)).toEqual([]);
  expect([...await sql`select content, image_id from posts`]).toMatchObject([{
    content: "Kept in a backup",
  }]);
  expect(await counterFaults(sql)).toEqual([]);
  // A failure of the old machine is no news on this one.
  expect([...await sql`select failure from backup_runs`]).toEqual([]);
  expect(await readFile(join(to, "session-secret"), "utf8")).toBe("a secret");
  // The job that moves it may not have run: it lies where its row says.
  const id = imageUrl.split("/").at(-1);
  expect(await readdir(join(to, "uploads", "media"))).toEqual([`${id}-thumbnail.webp`, `${id}.webp`]);
  await expect(refuseFilledDatabase(url, made.takenAt)).rejects.toThrow("The database is not empty");
  await expect(restore()).rejects.toThrow("The database to fill is not empty");
});

test("looking whether a database is empty changes nothing, and members are never emptied", async () => {
  const { sql, url } = await blankDatabase();
  await refuseFilledDatabase(url, made.takenAt);
  expect(await migrate(url)).not.toEqual([]);
  await expect(refuseFilledDatabase(url, made.takenAt)).rejects.toThrow("The database is not empty");
  await sql`create table import_begun (source text not null, row_count bigint not null)`;
  await refuseFilledDatabase(url, made.takenAt);
  await addMember(sql);
  await expect(refuseFilledDatabase(url, made.takenAt)).rejects.toThrow("The database is not empty");
  const connection = await openCopyConnection(url);
  await connection.rows("begin");
  await expect(emptyTables(connection, ["public.members"])).rejects.toThrow("The database has members");
  await connection.close();
});

/** Lisa's row under another name. */
async function addMember(sql: Sql): Promise<void> {
  await sql`create temporary table another (like members)`;
  await sql`insert into another overriding system value select * from members`;
  await sql`update another set id = gen_random_uuid(), username = 'ada', email = 'ada@example.org'`;
  const columns = await sql<{ name: string }[]>`
    select quote_ident(attname) as name
    from pg_attribute
    where attrelid = 'members'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
  const list = columns.map(({ name }) => name).join(", ");
  await sql.unsafe(
    `alter table members disable trigger user; insert into members (${list}) select ${list} from another`,
  );
}

test("refuses another key, a changed byte and a missing part before anything is changed", async () => {
  const other = readBackupKey(generateBackupKey().identity)!;
  await expect(verifyBackup({ target, manifest: made, identity: other.identity })).rejects.toThrow(
    "BACKUP_KEY is not the key",
  );
  await expect(verifyBackup({ target, manifest: made, identity: null })).rejects.toThrow(
    "set BACKUP_KEY to the secret key",
  );
  const part = join(target.place, formatPartKey(made.name, 1));
  const bytes = await readFile(part);
  const changed = Buffer.from(bytes);
  changed[bytes.length - 100]! ^= 1;
  await writeFile(part, changed);
  await expect(verifyBackup({ target, manifest: made, identity: key.identity })).rejects.toThrow(
    "is not as it was written",
  );
  await rm(part);
  await expect(verifyBackup({ target, manifest: made, identity: key.identity })).rejects.toThrow(
    "is missing",
  );
  await writeFile(part, bytes);
});

test("a backup that was cut off is not there, and the next one removes what it left", async () => {
  const put = target.put;
  const failing = {
    ...target,
    put: (name: string, bytes: Uint8Array) =>
      name.endsWith(".bin") ? Promise.reject(new Error("No space left")) : put(name, bytes),
  };
  await expect(
    makeBackup({
      databaseUrl: t.config.databaseUrl,
      dataDir,
      store: null,
      target: failing,
      recipient: null,
      say: () => {},
    }),
  )
    .rejects.toThrow("No space left");
  expect(await listWhole(target)).toEqual([made.name]);
  expect((await readdir(target.place)).toSorted()).toEqual(["backups.json", made.name].toSorted());
  await expect(findBackup(join(target.place, "glimmer-2020-01-01t00-00-00z"), { to: null, store: null }))
    .rejects
    .toThrow("There is no whole backup");
});

test("a backup that another one removed meanwhile does not appear", async () => {
  const given = {
    databaseUrl: t.config.databaseUrl,
    dataDir,
    store: null,
    target,
    recipient: null,
    say: () => {},
  };
  const beforeManifest = async () => {
    for (const name of await listBegun(target)) await removeBackup(target, name);
  };
  await expect(makeBackup({ ...given, beforeManifest })).rejects.toThrow("Something else removed glimmer-");
  expect(await listWhole(target)).toEqual([made.name]);
});

test("a backup that is taken for stalled ends its transaction, whatever its place does", async () => {
  const [answer, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hanging = {
    ...target,
    put(name: string, bytes: Uint8Array) {
      if (!name.endsWith(".bin")) return target.put(name, bytes);
      asked.resolve();
      return answer.promise;
    },
  };
  const stalling = new AbortController();
  const making = makeBackup({
    databaseUrl: t.config.databaseUrl,
    dataDir,
    store: null,
    target: hanging,
    recipient: null,
    say: () => {},
    progress: { made: () => {}, stalled: stalling.signal },
  });
  const failing = expect(making).rejects.toThrow("It stalled");
  await asked.promise;
  expect(await transactions()).toHaveLength(1);
  stalling.abort(new Error("It stalled"));
  await expect.poll(transactions, { timeout: 10_000 }).toEqual([]);
  answer.resolve();
  await failing;
  expect(await listWhole(target)).toEqual([made.name]);
});

function transactions() {
  return t.sql`
    select pid
    from pg_stat_activity
    where application_name = 'glimmer copy' and datname = current_database()`;
}

test("refuses a place that has the backups of another database, and removes nothing there", async () => {
  const list = join(target.place, "backups.json");
  const ours = await readFile(list, "utf8");
  await writeFile(list, ours.replace(/"database": "\d+\//, '"database": "1/'));
  await expect(make(null)).rejects.toThrow("has the backups of another database");
  expect(await listWhole(target)).toEqual([made.name]);
  // As the message says.
  await writeFile(list, ours.replace(/^ *"database".*\n/m, ""));
  const next = await make(null);
  expect(JSON.parse(await readFile(list, "utf8")).database).toBe(JSON.parse(ours).database);
  await removeBackup(target, next.name);
});

test("what a rehearsal finds wrong names table, column and key, and nothing that a member wrote", async () => {
  const { sql, url } = await blankDatabase();
  await migrate(url);
  await addMember(sql);
  await sql`update members set followers_count = 3 where username = 'ada'`;
  const [ada] = await sql<{ id: string }[]>`select id from members where username = 'ada'`;
  await sql`insert into xp_standings (period, starts_on, member_id, xp) values ('daily', '2026-11-27', ${
    ada!.id
  }, 5)`;
  expect(await counterFaults(sql)).toEqual([
    `members.followers_count is 3, not 0, where id = ${ada!.id}`,
    `xp_standings.xp is 5, not 0, where period = daily and starts_on = 2026-11-27 and member_id = ${ada!.id}`,
  ]);
});

test("leaves no transaction open on the database", async () => {
  expect(await transactions()).toEqual([]);
});

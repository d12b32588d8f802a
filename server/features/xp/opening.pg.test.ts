import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { uuidv7 } from "uuidv7";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../../db/migrate.ts";
import { blankDatabase } from "../../testing/test-database.ts";
import { ledgerFaults } from "../../testing/xp.ts";

const db = await blankDatabase();
const all = new URL("../../db/migrations/", import.meta.url);

/** The migrations before the ledger's, and no functions. */
async function before(): Promise<{ migrations: URL; functions: URL }> {
  const root = await mkdtemp(join(tmpdir(), "glimmer-test-opening-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const migrations = pathToFileURL(join(root, "migrations/"));
  await mkdir(migrations);
  const names = (await readdir(all)).filter((name) => name < "0004");
  await Promise.all(names.map((name) => copyFile(new URL(name, all), new URL(name, migrations))));
  return { migrations, functions: pathToFileURL(join(root, "functions/")) };
}

test("members who had XP before there was a ledger keep it, as their first transfer", async () => {
  await migrate(db.url, await before());
  const [rich, poor] = [uuidv7(), uuidv7()];
  for (const [id, xp] of [[rich, 340], [poor, 0]] as const) {
    await db.sql`
      insert into members ${
      db.sql({
        id,
        email: `${id}@example.org`,
        username: id.replaceAll("-", "_"),
        display_name: "Member",
        password_hash: "none",
        email_verified_at: new Date(),
        xp,
        lifetime_xp: xp,
        terms_version: "1",
        privacy_version: "1",
        created_at: new Date(),
      })
    }`;
  }
  await migrate(db.url);
  expect(await ledgerFaults(db)).toEqual([]);
  expect([...await db.sql`select account_id, amount from xp_entries where account_id in (${rich}, ${poor})`])
    .toEqual([{ account_id: rich, amount: 340 }]);
  await db.sql`
    select xp_transfer('later', xp_account('gifts'), ${rich}::uuid, 5, 'gift', null, now() + interval '1 second')`;
  const ordered = await db.sql`select amount from xp_entries where account_id = ${rich} order by transfer_id`;
  expect(ordered.map(({ amount }) => amount)).toEqual([340, 5]);
});

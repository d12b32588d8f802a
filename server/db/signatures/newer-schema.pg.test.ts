import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { openDatabase } from "../open-database.ts";

const home = await testDatabase();
await home.sql.unsafe("create table notes (id integer primary key, words text)");
const db = openDatabase(home.url, { maxConnections: 2 });
afterAll(() => db.close());
await db.noteSchema();

const write = () => db.sql`insert into notes (id, words) values (1, 'a') on conflict do nothing`;
const migrated = (name: string) =>
  home.sql`insert into schema_migrations (name, checksum) values (${name}, '')`;

test("a statement of ours that does not fit the schema is an error as it is", async () => {
  await expect(db.sql`select colour from notes`).rejects.toMatchObject({ code: "42703" });
});

test("a statement that a newer release has overtaken is refused for now, also in a transaction", async () => {
  await write();
  await home.sql`alter table notes rename column words to text`;
  await migrated("9001_newer.sql");
  await expect(write()).rejects.toMatchObject({ code: "unavailable", retryAfter: 2 });
  await expect(db.transaction((tx) => tx`select words from notes`)).rejects.toMatchObject({
    code: "unavailable",
  });
  await home.sql`alter table notes rename column text to words`;
});

test("a statement that fits again at its second attempt succeeds", async () => {
  await home.sql`alter table notes rename column words to text`;
  const again = home.sql`alter table notes rename column text to words`;
  const written = db.sql`update notes set words = 'b' returning words`;
  await Promise.all([written.catch(() => {}), again]);
  expect(await db.sql`update notes set words = 'b' returning words`).toEqual([{ words: "b" }]);
});

import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readMigrations } from "../../../../server/db/migrate.ts";
import { nextRelease } from "../../../prove/machines/testing/new-migrations.ts";
import { judgeMigration } from "./judge-migration.ts";
import { findChangedSinceLanding, landedFile, listNotLanded, listOf } from "./landed.ts";

const migrations = await readMigrations();
const list = await readFile(new URL(`../../../../${landedFile}`, import.meta.url), "utf8");
/** The baseline's last: it ran on no database that anybody has in use. */
const lastOfBaseline = "0224_triggers.sql";

const file = (text: string, name = "0225_a_change.sql") => ({ name, text, checksum: "" });

test("no migration was edited, renamed or removed after it landed", () => {
  expect(findChangedSinceLanding(list, migrations)).toEqual([]);
});

test("no new migration makes members or the previous release wait or fail", async () => {
  const found = await Promise.all(
    migrations.filter(({ name }) => name > lastOfBaseline)
      .map((migration) => judgeMigration(migration, migrations.filter(({ name }) => name < migration.name))),
  );
  expect(found.flat()).toEqual([]);
});

test("accepts the made-up migrations with which upgrades are proved", async () => {
  const made = await readMigrations(nextRelease);
  expect(made).toHaveLength(3);
  expect((await Promise.all(made.map((migration) => judgeMigration(migration)))).flat()).toEqual([]);
});

test("finds a landed migration that was edited, renamed or removed, and what is new", () => {
  const [one, two, three] = ["0001_a.sql", "0002_b.sql", "0003_c.sql"].map((name) => ({
    ...file("", name),
    checksum: name,
  }));
  if (!one || !two || !three) throw new Error("three files");
  const landed = listOf([one, two]);
  expect(findChangedSinceLanding(landed, [one, two, three])).toEqual([]);
  expect(listNotLanded(landed, [one, two, three])).toEqual(["0003_c.sql"]);
  expect(findChangedSinceLanding(landed, [one, { ...two, checksum: "other" }])).toEqual([
    expect.stringContaining("0002_b.sql has landed and was edited"),
  ]);
  expect(findChangedSinceLanding(landed, [one])).toEqual([
    expect.stringContaining("0002_b.sql has landed and was renamed or removed"),
  ]);
});

test.each([
  ["alter table posts alter column score type bigint", "rewrites", "another type of posts.score"],
  ["alter table posts add column key uuid default gen_random_uuid()", "rewrites", "the default of posts.key"],
  [
    "alter table posts add column n integer generated always as (likes_count + 1) stored",
    "rewrites",
    "computes",
  ],
  ["alter table posts add column n bigint generated always as identity", "rewrites", "computes"],
  ["alter table posts add column n bigserial", "rewrites", "computes"],
  ["alter table posts set unlogged", "rewrites", "writes posts anew"],
  ["vacuum full posts", "rewrites", "the operator's to do"],
  ["cluster posts using posts_pkey", "rewrites", "the operator's to do"],
  ["reindex table posts", "rewrites", "the operator's to do"],
  ["alter table posts alter column language set not null", "locks", "posts_language_not_null"],
  ["alter table posts add constraint c check (likes_count >= 0)", "locks", "add it 'not valid'"],
  [
    "alter table posts add constraint c foreign key (author_id) references members",
    "locks",
    "add it 'not valid'",
  ],
  ["alter table posts add column a uuid references members", "locks", "add it 'not valid'"],
  ["alter table posts add column n integer check (n > 0)", "locks", "add it 'not valid'"],
  [
    "alter table posts add constraint c check (a > 0) not valid, validate constraint c",
    "locks",
    "adds and validates",
  ],
  ["alter table posts add unique (content)", "locks", "'using index'"],
  ["create index posts_by_x on posts (x)", "locks", "build it 'concurrently'"],
  ["lock table posts", "locks", "locks a table by hand"],
  [
    "alter table posts add column a integer; alter table comments add column a integer",
    "locks",
    "posts and comments",
  ],
  ["update posts set a = 1 where b", "reads", "rows of posts"],
  ["delete from posts where created_at < now()", "reads", "rows of posts"],
  ["create table t (id uuid); insert into t select id from posts", "reads", "rows of posts"],
  ["with gone as (delete from posts returning id) select count(*) from gone", "reads", "rows of posts"],
  ["do $$ begin update posts set a = 1; end $$", "reads", "cannot read"],
  ["alter table posts add column a integer not null", "contracts", "writes rows without posts.a"],
  ["alter table posts drop column content", "contracts", "reads and writes posts.content"],
  ["alter table posts rename column content to text", "contracts", "by the old name"],
  ["drop table posts", "contracts", "may use what it drops"],
  ["drop function xp_transfer(text)", "contracts", "may use what it drops"],
  ["truncate posts", "contracts", "empties a table"],
])("refuses %s", async (text, kind, says) => {
  const found = await judgeMigration(file(text));
  expect(found).toContainEqual(expect.stringMatching(`^0225_a_change.sql \\(${kind}\\): `));
  expect(found.join("\n")).toContain(says);
  expect(await judgeMigration(file(`-- Allowed (${kind}): the reason.\n${text}`))).not.toContainEqual(
    expect.stringContaining(`(${kind})`),
  );
});

test.each([
  "alter table posts add column a integer",
  "alter table posts add column a integer not null default 0",
  "alter table posts add column a text[] not null default '{}'::text[]",
  "alter table posts add column a timestamptz default now()",
  "alter table posts alter column a set default gen_random_uuid()",
  "alter table posts add constraint c check (likes_count >= 0) not valid",
  "alter table posts validate constraint c",
  "alter table posts add constraint c unique using index posts_by_x",
  "create unique index concurrently posts_by_x on posts (x)",
  "drop index concurrently if exists posts_by_x",
  "create table t (id uuid primary key, member_id uuid not null references members); create index t_by_x on t (member_id)",
  "create table t (id uuid); insert into t values (gen_random_uuid()); update t set id = null; alter table t add unique (id)",
  "insert into bot_switch values (true)",
  "create function f() returns trigger language plpgsql as $$ begin update posts set a = 1; return null; end $$; " +
  "create trigger t after insert on posts execute function f()",
])("accepts %s", async (text) => {
  expect(await judgeMigration(file(text))).toEqual([]);
});

test("accepts 'set not null' once an earlier migration has validated the same condition", async () => {
  const earlier = file("alter table posts validate constraint posts_a_not_null", "0224_a.sql");
  expect(await judgeMigration(file("alter table posts alter column a set not null"), [earlier])).toEqual([]);
});

test("refuses what PostgreSQL cannot parse", async () => {
  await expect(judgeMigration(file("alter tabel posts"))).rejects.toThrow("syntax error");
});

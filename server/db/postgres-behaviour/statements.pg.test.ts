import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { runWhileLocked } from "../../testing/lock-waits.ts";
import { testDatabase } from "../../testing/test-database.ts";

// Proves what comments say of statements, locks and snapshots, which our correctness rests on; each
// test names the prose.
const db = await testDatabase();
const { sql } = db;
await sql.unsafe(`
  create table parents (id integer primary key, value integer not null);
  create table children (id integer primary key, parent_id integer not null);
  create function note_child(p_id integer) returns integer language plpgsql as $$
  begin
    insert into children values (p_id, 1);
    return p_id;
  end $$;
  create function count_after_lock() returns bigint language plpgsql as $$
  begin
    perform from parents where id = 1 for no key update;
    return (select count(*) from children);
  end $$;
  create function value_now(p_moved integer) returns integer language plpgsql volatile as $$
  begin
    return (select value from parents where id = 1);
  end $$;
  create function value_before(p_moved integer) returns integer language plpgsql stable as $$
  begin
    return (select value from parents where id = 1);
  end $$;
  create function raise_value(p_by integer) returns integer language plpgsql as $$
  begin
    update parents set value = value + p_by where id = 1;
    return p_by;
  end $$`);

beforeEach(async () => {
  await sql`truncate parents, children`;
  await sql`insert into parents values (1, 10), (2, 20), (3, 30)`;
});

const children = async () => {
  const rows = await sql<{ id: number }[]>`select id from children order by id`;
  return rows.map(({ id }) => id);
};

test("a CTE nobody reads does not run, unless it changes rows itself (record-activity-fragments.ts)", async () => {
  await sql`with unread as (select note_child(1) as id) select 1`;
  expect(await children()).toEqual([]);
  await sql`with read as (select note_child(2) as id) select (select id from read)`;
  await sql`with changing as (insert into children values (3, 1)) select 1`;
  expect(await children()).toEqual([2, 3]);
});

/** Somebody changes a parent and its children while a statement waits for the parent. */
const meanwhile = (tx: typeof sql) =>
  tx`
    with parent as (update parents set value = 11 where id = 1)
    insert into children values (1, 1)`;

test("a single statement reads what stood before it waited for a lock, except for the locked row (db/README.md)", async () => {
  const [rows] = await runWhileLocked(db, meanwhile, [
    async () =>
      await sql`
        with locked as materialized (select value from parents where id = 1 for no key update)
        select locked.value, (select count(*)::integer from children) as children
        from locked`,
  ]);
  expect([...rows ?? []]).toEqual([{ value: 11, children: 0 }]);
});

test("a function that locks first reads what stands after (delete_comment, follows/1_follow, images, usernames, void_grants)", async () => {
  const [rows] = await runWhileLocked(db, meanwhile, [
    async () => await sql`select count_after_lock()::integer as children`,
  ]);
  expect([...rows ?? []]).toEqual([{ children: 1 }]);
});

test("an advisory lock in the statement itself comes too late (usernames, isNewPerson)", async () => {
  const lock = (tx: typeof sql) => tx`select pg_advisory_xact_lock(1), note_child(1)`;
  const [rows] = await runWhileLocked(db, lock, [
    async () =>
      await sql`
        select (select count(*)::integer from children) as children
        from (select pg_advisory_xact_lock(1)) as locked`,
  ]);
  expect([...rows ?? []]).toEqual([{ children: 0 }]);
});

test("a volatile function sees what the arguments that are evaluated before it have done (xp_6_balance_after)", async () => {
  expect([...await sql`select value_now(raise_value(5)) as value`]).toEqual([{ value: 15 }]);
  expect([...await sql`select value_before(raise_value(5)) as value`]).toEqual([{ value: 15 }]);
  const rows = await sql`
    with moved as (update parents set value = value + 1 where id = 1 returning value)
    select value_now(value) as now, value_before(value) as before
    from moved`;
  expect([...rows]).toEqual([{ now: 21, before: 20 }]);
});

test("an update on conflict that changes nothing returns the row and locks it (open_group)", async () => {
  await db.transaction(async (tx) => {
    const insert = (action: string) =>
      tx.unsafe(`insert into parents as p values (1, 0) on conflict (id) ${action} returning id, value`);
    expect([...await insert("do nothing")]).toEqual([]);
    expect(await sql`select from parents where id = 1 for update skip locked`).toHaveLength(1);
    expect([...await insert("do update set value = p.value")]).toEqual([{ id: 1, value: 10 }]);
    expect(await sql`select from parents where id = 1 for update skip locked`).toHaveLength(0);
  });
});

test("whoever skips what is locked waits for nobody (markAllRead, cleanups)", async () => {
  await db.transaction(async (tx) => {
    await tx`select from parents where id = 2 for update`;
    const rows = await sql<{ id: number }[]>`select id from parents order by id for update skip locked`;
    expect(rows.map(({ id }) => id)).toEqual([1, 3]);
  });
});

test("rows are sorted before they are locked, and inserted in the order of the select (db/README.md, send_messages)", async () => {
  const plan = await sql<Record<"QUERY PLAN", string>[]>`
    explain (costs off) select from parents where id in (select parent_id from children) order by value for update`;
  expect(plan.slice(0, 2).map((row) => row["QUERY PLAN"].trim())).toEqual(["LockRows", "->  Sort"]);
  const rows = await sql<{ id: number }[]>`
    insert into children
    select 10 + id, value
    from parents
    order by value desc
    returning id`;
  expect(rows.map(({ id }) => id)).toEqual([13, 12, 11]);
});

test("the last character there is sorts after every tag with a prefix, byte by byte (hashtag-queries.ts)", async () => {
  const tags = ["sun", "sunny", "sun😀", "suné", "sun\u{10FFFE}"];
  const rows = await sql<{ tag: string }[]>`
    select tag
    from unnest(${tags}::text[]) as tag
    where tag collate "C" >= 'sun' and tag collate "C" < ${"sun\u{10FFFF}"}`;
  expect(rows.map(({ tag }) => tag).toSorted()).toEqual(tags.toSorted());
});

test("the check of a foreign key locks the row referred to (0011_xp.sql)", async () => {
  await sql`create table grandchildren (parent_id integer references parents (id) on delete cascade)`;
  await db.transaction(async (tx) => {
    await tx`insert into grandchildren values (1)`;
    const rows = await sql<{ id: number }[]>`select id from parents order by id for update skip locked`;
    expect(rows.map(({ id }) => id)).toEqual([2, 3]);
  });
  await sql`drop table grandchildren`;
});

async function someone(): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    values (
      ${id}, ${`${id}@example.org`}, ${`m${id.slice(-12)}`}, 'Member', '', now(), '1', '1', now()
    )`;
  return id;
}

/**
 * How many rows of a table this connection has updated, and how many without a new entry in any
 * index.
 */
async function updatedBy(tx: typeof sql, table: string): Promise<readonly [number, number]> {
  const [row] = await tx<{ all: number; hot: number }[]>`
    select
      pg_stat_get_xact_tuples_updated(${table}::regclass)::integer as all,
      pg_stat_get_xact_tuples_hot_updated(${table}::regclass)::integer as hot`;
  return [row?.all ?? 0, row?.hot ?? 0];
}

test("messages of one minute and acts of one group write no index again (0030, 0031, db/README.md)", async () => {
  const [one, other] = [await someone(), await someone()];
  const at = "2026-11-25T12:00:00Z";
  await sql`insert into follows (follower_id, followed_id, created_at) values (${one}, ${other}, now())`;
  const send = (tx: typeof sql, seconds: number) =>
    tx`
      select from send_messages(
        ${
      tx.json([{
        id: uuidv7(),
        sender_id: one,
        receiver_id: other,
        content: "Hello",
        image_alt: "",
        moderation_level: "top",
        created_at: at.replace(":00Z", `:${seconds}Z`),
        elements: [],
        decided_by: "local",
        position: 1,
      }])
    }::jsonb, 'Lisa'
      )`;
  const like = (tx: typeof sql, seconds: number) =>
    tx`
      select notify_member(
        ${other}, 'like', ${one}::uuid, 'post', ${String(seconds)}, ${
      at.replace(":00Z", `:${seconds}Z`)
    }::timestamptz
      )`;
  // The first has something unread, of which there is an index.
  await send(sql, 10);
  await like(sql, 10);
  await db.transaction(async (tx) => {
    const tables = ["conversations", "conversation_members", "notifications"];
    const before = await Promise.all(tables.map((table) => updatedBy(tx, table)));
    for (const seconds of [20, 30, 40]) {
      await send(tx, seconds);
      await like(tx, seconds);
    }
    const after = await Promise.all(tables.map((table) => updatedBy(tx, table)));
    expect(after.map(([all, hot], n) => [all - (before[n]?.[0] ?? 0), hot - (before[n]?.[1] ?? 0)]))
      .toEqual([[3, 3], [6, 6], [3, 3]]);
  });
});

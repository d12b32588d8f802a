import { expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { arrayTypes } from "./pool/array-types.ts";

const db = await testDatabase();
const { sql } = db;
await sql`create table things (id integer primary key, name text, tags text[] not null default '{}', extra jsonb)`;

test("composes statements of fragments and helpers", async () => {
  const isNamed = (name: string) => sql`name = ${name}`;
  const rows = [{ id: 1, name: "one" }, { id: 2, name: "two" }, { id: 3, name: null }];
  await sql`insert into things ${sql(rows)}`;
  await sql`update things set ${sql({ name: "three" }, "name")} where id = ${3}`;
  const found = await sql`
    select ${sql(["id", "name"])}
    from ${sql("things")}
    where (${isNamed("one")} or ${isNamed("three")})
      and id in ${sql([1, 2, 3])}
      ${sql``}
    order by ${sql.unsafe("id desc")}`;
  expect([...found]).toEqual([{ id: 3, name: "three" }, { id: 1, name: "one" }]);
  expect(found.count).toBe(2);
});

test("writes and reads back every kind of value", async () => {
  const at = new Date("2026-11-21T09:00:00.123Z");
  const [row] = await sql`
    select
      ${12}::bigint as big,
      count(*) as counted,
      ${at}::timestamptz as at,
      ${sql.json({ a: [1, null] })}::jsonb as json,
      ${Buffer.from([0, 255])}::bytea as bytes,
      ${null}::text as nothing,
      ${true}::boolean as truth,
      ${"naïve 🌱 \\ \" '"}::text as text`;
  expect(row).toEqual({
    big: 12,
    counted: 1,
    at,
    json: { a: [1, null] },
    bytes: Buffer.from([0, 255]),
    nothing: null,
    truth: true,
    text: "naïve 🌱 \\ \" '",
  });
});

test("writes and reads back arrays", async () => {
  const words = ["plain", "", "NULL", 'a "quoted" one', "back\\slash", "{,}", "🌱"];
  const ids = ["0198a2b4-7c1e-7000-8000-000000000001"];
  const at = new Date("2026-11-21T09:00:00.123Z");
  const [row] = await sql`
    select
      ${words}::text[] as words,
      ${sql.array(words)} as inferred,
      ${sql.array([1, 2], 23)} as numbers,
      ${ids}::uuid[] as ids,
      ${sql.array([true, false])} as truths,
      ${sql.array([at])} as times,
      array[1, null, 3]::bigint[] as gaps,
      '[2:3]={7,8}'::int[] as shifted,
      array[[1, 2], [3, 4]] as nested,
      array[jsonb '{"a": [1]}', 'null'] as documents,
      ${[]}::text[] as empty`;
  expect(row).toEqual({
    words,
    inferred: words,
    numbers: [1, 2],
    ids,
    truths: [true, false],
    times: [at],
    gaps: [1, null, 3],
    shifted: [7, 8],
    nested: [[1, 2], [3, 4]],
    documents: [{ a: [1] }, null],
    empty: [],
  });
  expect(await sql`select 1 as found where 5 = any(${[4, 5]})`).toHaveLength(1);
});

test("knows the array type id of every type the schema could use", async () => {
  const known = await sql<{ oid: number; typarray: number }[]>`
    select oid, typarray
    from pg_type
    where oid = any(${Object.keys(arrayTypes).map(Number)})`;
  expect(Object.fromEntries(known.map((row) => [row.oid, row.typarray]))).toEqual(arrayTypes);
  const unknown = await sql`
    select attrelid::regclass as relation, attname
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace
      and t.typcategory = 'A'
      and t.oid <> all(${Object.values(arrayTypes)})`;
  expect(unknown).toHaveLength(0);
});

test("passes the server's error on unchanged and stays usable", async () => {
  await expect(sql`insert into things (id) values (1), (1)`)
    .rejects.toMatchObject({ name: "PostgresError", code: "23505", constraint_name: "things_pkey" });
  await expect(sql`select nonsense`).rejects.toMatchObject({ code: "42703" });
  expect(await sql`select 1`).toHaveLength(1);
});

test("refuses undefined without affecting other statements", async () => {
  const asked = Array.from(
    { length: 50 },
    (_, i) =>
      i % 5 === 0 ? sql`select ${undefined as never}::int as n` : sql<{ n: number }[]>`select ${i}::int as n`,
  );
  const answers = await Promise.allSettled(asked);
  answers.forEach((answer, i) => {
    if (i % 5 === 0) {
      expect(answer).toMatchObject({ status: "rejected", reason: { code: "UNDEFINED_VALUE" } });
    } else {
      expect(answer).toMatchObject({ status: "fulfilled", value: [{ n: i }] });
    }
  });
});

test("serves more simultaneous queries than there are connections", async () => {
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, i) => sql<{ n: number }[]>`select ${i}::int as n`),
  );
  expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 500 }, (_, i) => i));
});

test("refuses cursors, which would hold a connection", async () => {
  await expect(sql`select 1`.cursor(() => {})).rejects.toThrow("in pages");
});

test("sends a query only when it is awaited, and once when it is awaited twice", async () => {
  void sql`insert into things (id) values (70)`;
  const once = sql`insert into things (id) values (71) returning id`;
  expect(await once).toEqual(await once);
  expect([...await sql`select id from things where id in (70, 71)`]).toEqual([{ id: 71 }]);
});

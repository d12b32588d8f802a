import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { hideLength } from "../hide-length.ts";
import { limitOf } from "../limit-clause.ts";
import type { Sql } from "../open-database.ts";
import { planEachTime } from "../search/plan-each-time.ts";

// Proves what comments say of the planner, which our speed rests on; each test names the prose.
// `tests/growth.long.pg.test.ts` counts what the product's own reads touch.
const db = await testDatabase();
const { sql } = db;
await sql.unsafe(`
  create table things (id integer primary key, owner_id integer not null, key uuid not null unique default gen_random_uuid());
  insert into things select n, n % 300 from generate_series(1, 20000) as n;
  create table likes (member_id integer, thing_id integer, primary key (member_id, thing_id));
  insert into likes select n % 50, n from generate_series(1, 20000) as n;
  create table hidden (viewer_id integer, owner_id integer, primary key (viewer_id, owner_id));
  insert into hidden select 1, n from generate_series(1, 200) as n`);
await sql.unsafe("vacuum analyze things, likes, hidden");

interface Node {
  readonly "Node Type": string;
  readonly "Plan Rows": number;
  readonly Plans?: readonly Node[];
}

/** The plan that serves all parameters, with the statements' own expressions as text beside it. */
async function planOf(
  statement: string,
  types: string,
  values: string,
): Promise<{ top: Node; text: string }> {
  return await db.transaction(async (tx) => {
    await tx.unsafe("set local plan_cache_mode = force_generic_plan");
    await tx.unsafe(`prepare planned${types} as ${statement}`);
    try {
      const [json] = await tx.unsafe(`explain (format json) execute planned${values}`) as unknown as [
        Record<"QUERY PLAN", [{ Plan: Node }]>,
      ];
      const rows = await tx.unsafe(
        `explain (verbose, costs off) execute planned${values}`,
      ) as unknown as Record<
        "QUERY PLAN",
        string
      >[];
      return { top: json["QUERY PLAN"][0].Plan, text: rows.map((row) => row["QUERY PLAN"]).join("\n") };
    } finally {
      await tx.unsafe("deallocate planned");
    }
  });
}

const kinds = ({ "Node Type": type, Plans = [] }: Node): string[] => [type, ...Plans.flatMap(kinds)];

test("what is looked up for each row as `exists` may become a hash of everything, a value does not (post-skeleton-queries.ts, message_facts)", async () => {
  const marked = (mark: string) =>
    planOf(`select t.id, ${mark} from things t where t.id between 1 and 5000`, "(integer)", "(7)");
  const exists = await marked("exists (select from likes l where l.thing_id = t.id and l.member_id = $1)");
  expect(exists.text).toContain("hashed SubPlan");
  const value = await marked(
    "(select true from likes l where l.thing_id = t.id and l.member_id = $1) is true",
  );
  expect(value.text).not.toContain("hashed SubPlan");
});

test("as joins, `not exists` make the planner expect too little; under one `not` they stay a condition (visibility.ts)", async () => {
  const hides = (viewer: string) =>
    `exists (select from hidden h where h.viewer_id = ${viewer} and h.owner_id = t.owner_id)`;
  const joined = await planOf(`select * from things t where not ${hides("$1")}`, "(integer)", "(1)");
  expect(kinds(joined.top).join()).toMatch(/Join|Nested Loop/);
  const condition = await planOf(
    `select * from things t where not (${hides("$1")} or ${hides("$1 + 1")})`,
    "(integer)",
    "(1)",
  );
  expect(kinds(condition.top).join()).not.toMatch(/Join|Nested Loop/);
});

test("an unknown limit counts as a tenth of everything, one that is written out as itself (limit-clause.ts)", async () => {
  const unknown = await planOf("select * from things order by id limit $1", "(bigint)", "(20)");
  expect(unknown.top["Plan Rows"]).toBe(2000);
  expect((await planOf("select * from things order by id limit 20", "", "")).top["Plan Rows"]).toBe(20);
  expect(String(limitOf({ unsafe: (text: string) => text } as unknown as Sql, 20))).toBe("20");
});

/** How often a statement that was sent ten times was planned for its parameters. */
async function timesPlanned(statement: string): Promise<number> {
  return await db.transaction(async (tx) => {
    // Where other tests plan once (test-server.ts).
    await tx.unsafe("set local plan_cache_mode = auto");
    await tx.unsafe(`prepare repeated(uuid[]) as ${statement}`);
    for (let n = 0; n < 10; n++) {
      await tx.unsafe("execute repeated(array[gen_random_uuid(), gen_random_uuid()])");
    }
    const [row] = await tx<{ custom: number }[]>`
      select custom_plans::integer as custom from pg_prepared_statements where name = 'repeated'`;
    await tx.unsafe("deallocate repeated");
    return row?.custom ?? 0;
  });
}

test("a statement with a plain array is planned anew each time, one with an array of any length is not (hide-length.ts, deliver_messages)", async () => {
  const { strings } = fragmentOf(hideLength(sql, []));
  const wrapped = strings.join("$1");
  expect(await timesPlanned("select * from things where key = any($1)")).toBe(10);
  expect(await timesPlanned(`select * from things where key = any(${wrapped})`)).toBe(5);
});

/** The texts between a fragment's parameters. */
function fragmentOf(fragment: unknown): { readonly strings: readonly string[] } {
  return fragment as { readonly strings: readonly string[] };
}

test("JSON counts as a hundred rows whatever it holds (delivery-queries.ts)", async () => {
  const { top } = await planOf(
    "select * from jsonb_to_recordset($1) as given (id integer)",
    "(jsonb)",
    "('[]')",
  );
  expect(top["Plan Rows"]).toBe(100);
});

test("what a join may read whole is looked up one by one with `offset 0` or a limit (create-post-queries.ts, cached-threads.ts)", async () => {
  const given = "jsonb_to_recordset($1) as given (id integer)";
  const joined = await planOf(
    `select * from ${given} join likes l on l.member_id = given.id`,
    "(jsonb)",
    "('[]')",
  );
  expect(kinds(joined.top)).toContain("Seq Scan");
  for (const end of ["offset 0", "limit 1"]) {
    const looked = await planOf(
      `select * from ${given} cross join lateral (select * from likes l where l.member_id = given.id ${end}) as found`,
      "(jsonb)",
      "('[]')",
    );
    expect(kinds(looked.top)).not.toContain("Seq Scan");
  }
});

test("a prepared statement gets one plan for all parameters, one that is not is planned each time (planEachTime)", async () => {
  const kept = await db.transaction(async (tx) => {
    for (let n = 0; n < 10; n++) {
      await tx`select id as prepared from things where owner_id = ${n}`;
      await planEachTime(tx`select id as unprepared from things where owner_id = ${n}`);
    }
    return await tx<{ generic_plans: number }[]>`
      select generic_plans
      from pg_prepared_statements
      where statement like 'select id as %prepared from things%'`;
  });
  expect(kept).toEqual([{ generic_plans: expect.any(Number) }]);
  expect(kept[0]?.generic_plans).toBeGreaterThan(0);
});

const uuid = "'00000000-0000-7000-8000-000000000001'::uuid";

test.each([
  ["message_refusal", `select * from message_refusal(${uuid}, ${uuid}, 'Lisa')`],
  ["message_decision", `select * from message_refusal(${uuid}, ${uuid}, 'Lisa')`],
  ["message_facts", `select * from message_refusal(${uuid}, ${uuid}, 'Lisa')`],
  ["messages_to_send", "select * from messages_to_send('{}', '{}', 'Lisa')"],
  ["hearing_of", `select * from hearing_of(${uuid}, 'like', ${uuid}, 'a', now())`],
  ["blocks_between", `select exists (select from blocks_between(m.id, ${uuid})) from members m`],
  ["mute_in_force", `select exists (select from mute_in_force(m.id, ${uuid}, now())) from members m`],
  ["hidden_from", `select * from hidden_from(array[${uuid}])`],
  ["mute_lasts", `select exists (select from mute_in_force(m.id, ${uuid}, now())) from members m`],
  ["held_badges", "select exists (select from active_crown(m.id, now())) from members m"],
  ["active_crown", "select exists (select from active_crown(m.id, now())) from members m"],
  [
    "filter_in_force",
    "select filter_in_force(m.moderation_level, exists (select from active_crown(m.id, now()))) from members m",
  ],
  ["is_administrator", "select is_administrator(m, '{a}') from members m"],
  ["is_appointed", "select is_administrator(m, '{a}') from members m"],
])("%s becomes part of the statement that asks", async (name, statement) => {
  expect((await planOf(statement, "", "")).text).not.toContain(`${name}(`);
});

/** A young community: tables of which the planner knows nothing yet. */
async function fillCommunity(): Promise<void> {
  await sql.unsafe(`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    select gen_random_uuid(), 'm' || n || '@example.org', 'member_' || n, 'Member', '', now(), '1', '1', now()
    from generate_series(1, 2000) as n;
    insert into follows (follower_id, followed_id, created_at)
    select one.id, other.id, now()
    from (select id from members order by id limit 50) as one
    cross join (select id from members order by id desc limit 50) as other`);
}

test("messages are looked up one by one, however the planner counts them (who-may-write.sql)", async () => {
  await fillCommunity();
  const { top } = await planOf(
    "select * from messages_to_send($1, $2, 'Lisa')",
    "(messages[], conversations[])",
    "('{}', '{}')",
  );
  expect(kinds(top).filter((kind) => /Seq Scan|Hash/.test(kind))).toEqual([]);
});

test("who is an administrator is found by the indexes (administrator-names-queries.ts)", async () => {
  const { text } = await db.transaction(async (tx) => {
    await tx.unsafe("analyze members");
    const rows = await tx.unsafe(
      "explain (costs off) select id from members where is_appointed(members, '{a}') and is_administrator(members, '{a}')",
    ) as unknown as Record<"QUERY PLAN", string>[];
    return { text: rows.map((row) => row["QUERY PLAN"]).join("\n") };
  });
  expect(text).toContain("members_by_email");
  expect(text).toContain("members_who_administer");
});

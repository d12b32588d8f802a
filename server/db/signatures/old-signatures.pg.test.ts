import { readFile } from "node:fs/promises";
import { pino } from "pino";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { installQueue } from "../../jobs/install-queue.ts";
import { blankDatabase, testDatabase } from "../../testing/test-database.ts";
import { migrate } from "../migrate.ts";

// A database that the previous release made, brought up to date: its processes still run for a
// while.
const db = await blankDatabase();
const { sql } = db;
await migrate(db.url, { functions: new URL("./previous-release/", import.meta.url) });
await migrate(db.url);
await installQueue(db.url, pino({ level: "silent" }));

const at = new Date();
const text = await readFile(new URL("./old-signatures.sql", import.meta.url), "utf8");
const signatures = [...text.matchAll(/^drop function if exists (\w+\([^)]*\));$/gm)]
  .map(([, signature = ""]) => signature.replaceAll(/\s+/g, " "));

async function known(url: typeof sql): Promise<string[]> {
  const rows = await url<{ signature: string }[]>`
    select signature
    from unnest(${signatures}::text[]) as signature
    where to_regprocedure(signature) is not null`;
  return rows.map(({ signature }) => signature);
}

async function someone(): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    values (${id}, ${`${id}@example.org`}, ${`m${id.slice(-12)}`}, 'Member', '', ${at}, '1', '1', ${at})`;
  return id;
}

async function conversation(one: string, other: string): Promise<string> {
  const [id, message] = [uuidv7(), uuidv7()];
  const [low, high] = [one, other].toSorted() as [string, string];
  await sql`insert into conversations (id, low_id, high_id, version) values (${id}, ${low}, ${high}, 1)`;
  await sql`
    insert into conversation_members (
      conversation_id, member_id, other_id, state, last_message_id, last_message_at, received_position
    )
    values
      (${id}, ${one}, ${other}, 'open', ${message}, ${at}, 0),
      (${id}, ${other}, ${one}, 'open', ${message}, ${at}, 1)`;
  await sql`
    insert into messages (id, sender_id, receiver_id, content, created_at, conversation_id, position, version)
    values (${message}, ${one}, ${other}, 'Hello', ${at}, ${id}, 1, 1)`;
  return message;
}

test("a new database has none of them", async () => {
  expect(signatures).toHaveLength(text.match(/^drop /gm)?.length ?? 0);
  expect(await known((await testDatabase()).sql)).toEqual([]);
});

test("charges and pays by the old signatures and the new ones", async () => {
  const [actor, owner] = [await someone(), await someone()];
  const [row] = await sql`
    select
      xp_transfer('one', xp_account('gifts'), ${actor}::uuid, 10, 'gift', null, ${at}) as given,
      xp_move('two', xp_account('gifts'), ${actor}::uuid, 10, 'gift', null, ${at}) as given_now`;
  expect(row).toEqual({ given: 10, given_now: 10 });
  const [taken] = await sql`
    select
      xp_transfer('three', ${actor}::uuid, xp_account('burned'), 15, 'tts', null, ${at}, true) as taken,
      xp_move_at_most('four', ${actor}::uuid, xp_account('burned'), 15, 'tts', null, ${at}) as taken_now`;
  expect(taken).toEqual({ taken: 15, taken_now: 5 });
  const [paid] = await sql`
    select xp_pay_activity('like', ${actor}::uuid, 'a', ${owner}::uuid, 2, 1, null, ${at}::timestamptz, 0, 0) as paid`;
  expect(paid).toEqual({ paid: 2 });
  const [paidNow] = await sql`
    select xp_pay_activity(
      'like', ${actor}::uuid, 'b', ${owner}::uuid,
      '{"amount": 2, "bonus": 0, "ownerAmount": 1, "ownerBonus": 0, "dailyCap": null}', ${at}
    ) as paid`;
  expect(paidNow).toEqual({ paid: 2 });
});

test("records visits by the old signature and the new one, and notifies of neither", async () => {
  const visitor = await someone();
  const days = ["2026-05-01", "2026-05-02", "2026-05-03"];
  const visits = days.map((day, index) =>
    index < 2
      ? sql`select xp_visit(${visitor}, ${day}::date, 1, ${at}) as result`
      : sql`select xp_record_visit(${visitor}, ${day}::date, 1, ${at}) as result`
  );
  const results: unknown[] = [];
  for (const visit of visits) results.push((await visit)[0]?.["result"]);
  expect(results).toEqual([null, null, 1]);
  const [stands] = await sql`
    select xp, streak, (select count(*) from notifications where receiver_id = ${visitor})::integer as notified
    from members
    where id = ${visitor}`;
  expect(stands).toEqual({ xp: 2, streak: 3, notified: 0 });
});

test("notifies by the old signature and the new one", async () => {
  const [receiver, actor] = [await someone(), await someone()];
  const [before] = await sql<{ notified: object }[]>`
    select notify_member(${receiver}, 'mention', ${actor}::uuid, 'one', null::uuid, null::uuid, ${actor}::text, ${at}) as notified`;
  const [byName] = await sql<{ notified: object }[]>`
    select notify_member(
      ${receiver}, 'gift', null, 'two', null::uuid, null::uuid, 'gift', ${at}, p_message := 'Hello'::text, p_xp := 5
    ) as notified`;
  const [now] = await sql<{ notified: object }[]>`
    select notify_member(
      ${receiver}, 'gift', null, 'three', 'gift', ${at}, jsonb_build_object('message', 'Hello', 'xp', 5)
    ) as notified`;
  for (const row of [before, byName, now]) expect(row?.notified).toMatchObject({ isNew: true });
  expect([
    ...await sql`
      select n.type, n.message, a.xp
      from notifications n
      join notification_acts a on a.notification_id = n.id
      where n.receiver_id = ${receiver}
      order by n.group_key`,
  ]).toEqual([
    { type: "mention", message: null, xp: 0 },
    { type: "gift", message: "Hello", xp: 5 },
    { type: "gift", message: "Hello", xp: 5 },
  ]);
});

test("keeps a question by the old signature, which calls the old ones inside", async () => {
  const asker = await someone();
  await sql`select xp_move(${`for:${asker}`}, xp_account('gifts'), ${asker}::uuid, 100, 'gift', null, ${at})`;
  const [question, answer, session] = [uuidv7(), uuidv7(), uuidv7()];
  const [row] = await sql<{ xp: { xp: number } }[]>`
    select start_answer(
      ${question}::uuid, ${answer}::uuid, ${asker}::uuid, ${session}::uuid, 'A title', null::uuid, 'Why?', 'GPT-4o', false,
      'top', 'gpt-4o', 5, 'ai_chat', ${`ai_chat:${asker}:${question}`}, 100, 0, '{1000,10,1000,10}'::bigint[], ${at}::timestamptz,
      ${at}::timestamptz
    ) as xp`;
  expect(row?.xp).toMatchObject({ xp: 95 });
  expect(await sql`select content from ai_messages where session_id = ${session} and role = 'user'`)
    .toMatchObject([{ content: "Why?" }]);
});

test("reacts and asks who may write by the old signatures", async () => {
  const [one, other] = [await someone(), await someone()];
  const message = await conversation(one, other);
  expect([...await sql`select outcome, own, other from react_to_message(${message}, ${other}, '❤️', null)`])
    .toEqual([{ outcome: "changed", own: "open", other: "open" }]);
  expect([...await sql`select * from set_reaction(${message}, ${other}, '❤️', null)`])
    .toEqual([{ outcome: "same", other_id: one }]);
  expect([...await sql`select is_open, receiver from message_standing(${other}, ${one}, 'Lisa')`])
    .toEqual([{ is_open: true, receiver: "member" }]);
});

test("are gone once a migration has dropped them", async () => {
  expect(await known(sql)).not.toEqual([]);
  await sql.unsafe(text);
  expect(await known(sql)).toEqual([]);
});

import { test } from "vitest";
import { writeFileSync, appendFileSync } from "node:fs";
import { createTestApp } from "./testing/create-test-app.ts";
import { explainedSql } from "../build/bench/growth/explained-sql.ts";
import { selectFoundMembers } from "./features/members/search-members-queries.ts";
import { selectFoundMessages } from "./features/messages/search/search-queries.ts";
import { messageTerms } from "./features/messages/search/search-of-message.ts";
import { fillMemberSearch } from "./features/members/fill-member-search.ts";
import { fillMessageSearch } from "./features/messages/search/fill-message-search.ts";
import { member } from "./testing/member.ts";
const out = "/tmp/peoplesearch-measure.txt";
const say = (s: string) => appendFileSync(out, s + "\n");
test("measure", { timeout: 1_500_000 }, async () => {
  writeFileSync(out, "");
  const t = await createTestApp();
  const me = await member(t, { username: "measurer" });
  const { sql, weighed } = explainedSql(t.db.sql);
  const first = ["anna","daniel","hana","june","minh","olga","peter","quinn","rosa","sami","theo","uma","vera","walt","xenia","yuki","zoe","marco","harry","hallam"];
  const last = ["wu","hallam","krueger","nguyen","demir","harris","hassan","lovelace","martin","silva","garcia","li","young","taylor","moore","white","hughes","khan","patel","cohen"];
  const addMembers = async (from: number, to: number) => {
    await t.sql`
      insert into members (id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at)
      select gen_random_uuid(), 'm' || n || '@x.example', (${first}::text[])[n % 20 + 1] || '_' || n, initcap((${first}::text[])[n % 20 + 1]) || ' ' || initcap((${last}::text[])[(n / 20) % 20 + 1]), '-', now(), '1', '1', now()
      from generate_series(${from}::int, ${to}::int) n`;
    const at = performance.now();
    await fillMemberSearch({ db: t.db } as never);
    say(`filled ${to - from + 1} members in ${Math.round(performance.now() - at)} ms`);
    await t.sql.unsafe("vacuum analyze members");
  };
  const people = async (label: string) => {
    for (const q of ["ha", "wu", "hallam", "daniel wu", "lovelase", "anna_77", "a", "xyzzy", "member"]) {
      await selectFoundMembers(t.sql, me.id, q, { after: null, limit: 20, offset: 0 });
      const b = weighed().buffers; 
      await selectFoundMembers(sql, me.id, q, { after: null, limit: 20, offset: 0 });
      const at = performance.now();
      for (let i = 0; i < 5; i++) await selectFoundMembers(t.sql, me.id, q, { after: null, limit: 20, offset: 0 });
      say(`${label} ${q}: ${weighed().buffers - b} buffers, ${((performance.now() - at) / 5).toFixed(1)} ms`);
    }
  };
  await addMembers(1, 10000);
  await people("10k");
  await addMembers(10001, 100000);
  await people("100k");
  // messages
  const words = "the tea lake river walk morning evening covid-19 there then their theory thing think thank today tomorrow calm kind light small moment friend late latest lately land language 天気 散歩した 今日はいい天気".split(" ");
  const [other] = await t.sql`select id from members where id <> ${me.id} limit 1`;
  const conv = async (a: string, b: string) => { const id = crypto.randomUUID(); const [lo, hi] = [a, b].sort(); await t.sql`insert into conversations (id, low_id, high_id) values (${id}, ${lo!}, ${hi!})`; return id; };
  const mine = await conv(me.id, other!.id);
  const foreign = (await t.sql`select id from members where id <> ${me.id} and id <> ${other!.id} limit 2`).map((r) => r.id as string);
  const theirs = await conv(foreign[0]!, foreign[1]!);
  await t.sql`insert into conversation_members (conversation_id, member_id, other_id, state, last_message_id, last_message_at, received_position) values (${mine}, ${me.id}, ${other!.id}, 'open', gen_random_uuid(), now(), 0)`;
  const addMessages = async (from: number, to: number) => {
    for (const [c, a, b, lo, hi] of [[theirs, foreign[0], foreign[1], from, to], [mine, me.id, other!.id, from === 1 ? 1 : 0, from === 1 ? 1000 : -1]] as const) {
      await t.sql`
        insert into messages (id, sender_id, receiver_id, content, moderation_level, created_at, conversation_id, position, version)
        select gen_random_uuid(), ${a!}, ${b!}, (select string_agg((${words}::text[])[1 + floor(random() * ${words.length})::int + 0 * k * n], ' ') from generate_series(1, 8) k), 'top', now() - n * interval '1 second', ${c}, n, n
        from generate_series(${lo}::int, ${hi}::int) n`;
    }
    const at = performance.now();
    await fillMessageSearch({ db: t.db } as never);
    say(`filled ${to - from + 1} messages in ${Math.round(performance.now() - at)} ms`);
    await t.sql.unsafe("vacuum analyze messages");
  };
  const messages = async (label: string) => {
    for (const q of ["lake", "covid-19", "lak", "the", "天気", "茶", "天", "散歩し", "xyzzy", "today tomorrow"]) {
      const search = { typed: q, terms: messageTerms(q)!, page: { after: null, limit: 20, offset: 0 }, now: new Date() };
      const viewer = { id: me.id, filter: null } as never;
      const rows = await selectFoundMessages(t.sql, viewer, search);
      const b = weighed().buffers;
      await selectFoundMessages(sql, viewer, search);
      const at = performance.now();
      for (let i = 0; i < 5; i++) await selectFoundMessages(t.sql, viewer, search);
      say(`${label} ${q}: ${rows.length} rows, ${weighed().buffers - b} buffers, ${((performance.now() - at) / 5).toFixed(1)} ms`);
    }
    const [s] = await t.sql`select pg_size_pretty(pg_relation_size('messages_by_words')) as words, pg_size_pretty(pg_relation_size('messages_by_search_tokens')) as tokens, pg_size_pretty(pg_total_relation_size('messages')) as total`;
    say(JSON.stringify(s));
  };
  await addMessages(1, 20000);
  await messages("20k");
  await addMessages(20001, 300000);
  await messages("300k");
  say("done");
});

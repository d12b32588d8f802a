import { beforeEach, expect, test } from "vitest";
import type { AiMessage, AiSession } from "#shared/assistant/ai-chat-shapes.ts";
import { searchCases } from "#shared/search/testing/search-cases.ts";
import { searchOfText } from "../../../db/search-of-text.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { practiceAi } from "../../../testing/assistant/practice-ai.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { giveXp } from "../../../testing/xp.ts";

const ai = await practiceAi();
const t = await createTestApp({ providers: { ai } });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 1_000);
});

async function ask(message: string, reply = "Yes.", more: object = {}): Promise<void> {
  ai.behave("chat", { reply });
  const response = await ada.post("/api/ai/chat", { message, modelName: "GPT-4o Mini", ...more });
  expect(response.status).toBe(201);
}

interface Found {
  message: AiMessage;
  session: Pick<AiSession, "id" | "title">;
}

async function find(q: string, who = ada): Promise<string[]> {
  const response = await who.get(`/api/ai/search?q=${encodeURIComponent(q)}`);
  expect(response.status).toBe(200);
  return (await response.json() as Found[]).map(({ message }) => message.content);
}

test("finds questions and answers by whole words, else by beginnings, newest first, the member's own alone", async () => {
  await ask("A walk by the lake?", "The **lake** is [calm](https://example.org).");
  await ask("Lakeside?");
  expect(await find("LÅKE")).toEqual(["The **lake** is [calm](https://example.org).", "A walk by the lake?"]);
  expect(await find("lakes")).toEqual(["Lakeside?"]);
  expect(await find("lake calm")).toHaveLength(1);
  expect(await find("lake", await member(t))).toEqual([]);
  expect(await find(ada.id)).toEqual([]);
  expect(await find("  ")).toEqual([]);
});

test("finds every writing as other searches do, and what lacks its search once the job has run", async () => {
  for (const { text } of searchCases.posts) await ask(text);
  const expectAll = async () => {
    for (const { text, found } of searchCases.posts) {
      for (const q of found) expect([q, await find(q)]).toEqual([q, expect.arrayContaining([text])]);
    }
  };
  await expectAll();
  await t.sql`update ai_messages set search_text = null, search_tokens = null`;
  expect(await find(searchCases.posts[0]?.found[0] ?? "")).toEqual([]);
  await runJob(t, "heal_chat_search");
  await expectAll();
});

test("pages through what it found, and stores nothing of a temporary chat", async () => {
  await ask("Tea in secret?", "Secret tea.", { temporary: true });
  for (const n of ["one", "two", "three"]) await ask(`Tea ${n}`);
  const first = await ada.get("/api/ai/search?q=tea&limit=2");
  const cursor = first.headers.get("x-next-cursor");
  const second = await ada.get(`/api/ai/search?q=tea&limit=2&cursor=${cursor}`);
  const all = [...await first.json() as Found[], ...await second.json() as Found[]];
  expect(all.map(({ message }) => message.content)).toEqual(["Tea three", "Tea two", "Tea one"]);
  expect(second.headers.get("x-next-cursor")).toBeNull();
});

test("finds all messages with a word, however many and how old, the newest first", async () => {
  await ask("Tea at last");
  const [chat] = await t.sql<{ session_id: string }[]>`
    select session_id from ai_messages where content = 'Tea at last'`;
  const { search_tokens } = searchOfText("tea early");
  // A year of messages: every tenth with both words, every second with one.
  await t.sql`
    insert into ai_messages (id, session_id, role, content, state, created_at, search_text, search_tokens)
    select
      (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || to_hex(32768 + n) || lpad(to_hex(n), 12, '0'))::uuid,
      ${chat?.session_id ?? ""}, 'user', 'Note ' || n, 'complete', at, 'tea',
      case when n % 10 = 0 then ${search_tokens}::tsvector when n % 2 = 0 then 'tea'::tsvector else 'coffee'::tsvector end
      || array_to_tsvector(array[${ada.id}])
    from generate_series(1, 900) as n
    cross join lateral (select now() - (901 - n) * interval '9 hours' as at) as moment`;
  const notes = (every: number) => Array.from({ length: 900 / every }, (_, n) => `Note ${900 - n * every}`);
  expect(await findAll("tea")).toEqual(["Tea at last", ...notes(2)]);
  expect(await findAll("early")).toEqual(notes(10));
  expect(await findAll("ear")).toEqual(notes(10));
});

/** The results of all pages of a search. */
async function findAll(q: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const response: Response = await ada.get(
      `/api/ai/search?q=${q}&limit=50${cursor && `&cursor=${cursor}`}`,
    );
    found.push(...(await response.json() as Found[]).map(({ message }) => message.content));
    cursor = response.headers.get("x-next-cursor");
  }
  return found;
}

test("offers help above a search in words of crisis", async () => {
  const response = await ada.get("/api/ai/search?q=kill%20myself");
  expect(Object.fromEntries(response.headers)).toMatchObject({ "x-support": "1" });
});

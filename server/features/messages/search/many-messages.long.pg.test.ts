import { expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { explainedSql, type PlanNode } from "../../../../build/prove/bench/growth/explained-sql.ts";
import { searchOfText } from "../../../db/search-of-text.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { ctxOf } from "../../../testing/ctx-of.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { selectFoundMessages } from "./search-queries.ts";

const t = await createTestApp();
const dayMs = 86_400_000;
let groups = 0;

/** Two members with messages of a year, the oldest first: more than are read at once. */
async function talked(texts: readonly string[], more: { readonly level?: (n: number) => string } = {}) {
  const [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  expect((await ada.post("/api/messages", { receiverId: bob.id, content: "Hello" })).status).toBe(201);
  const [of] = await t.sql<{ conversation_id: string }[]>`
    select conversation_id from messages where sender_id = ${ada.id}`;
  const until = t.clock.now().getTime();
  groups += 1;
  const given = texts.map((content, n) => {
    const at = Math.floor(until - (texts.length - n) * 365 * dayMs / texts.length);
    return {
      ...searchOfText(content),
      id: idAt(at, groups, n),
      content,
      sender_id: n % 2 === 0 ? ada.id : bob.id,
      receiver_id: n % 2 === 0 ? bob.id : ada.id,
      conversation_id: of?.conversation_id,
      moderation_level: more.level?.(n) ?? "top",
      created_at: new Date(at),
      position: n + 10,
      version: n + 10,
    };
  });
  await t.sql`
    insert into messages (
      id, content, search_text, search_tokens, sender_id, receiver_id, conversation_id, moderation_level, created_at, position, version
    )
    select
      id, content, search_text, search_tokens, sender_id, receiver_id, conversation_id, moderation_level, created_at, position, version
    from jsonb_populate_recordset(null::messages, ${t.sql.json(given as never)}::jsonb)`;
  return { ada, bob };
}

/** The nth id of a group at a time. */
function idAt(ms: number, group: number, n: number): string {
  const digits = `${hex(ms, 12)}7${hex(group, 3)}8000${hex(n, 12)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, "0");
}

/** The results of all pages of a search. */
async function findAll(who: TestMember, q: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const response: Response = await who.get(
      `/api/messages/search?q=${q}&limit=50${cursor && `&cursor=${cursor}`}`,
    );
    expect(response.status).toBe(200);
    const page = await response.json() as { message: DirectMessage }[];
    found.push(...page.map(({ message }) => message.content));
    cursor = response.headers.get("x-next-cursor");
  }
  return found;
}

test("finds all messages with a word, however many and how old, the newest first, without hidden ones", async () => {
  const texts = Array.from(
    { length: 480 },
    (_, n) =>
      `common ${n}${n % 40 === 0 ? " lake" : ""}${n < 120 ? " early" : ""}${n % 3 === 0 ? " gardening" : ""}`,
  );
  // Ada's messages are the even ones; of Bob's some are below what she sees.
  const { ada } = await talked(texts, { level: (n) => n % 7 === 1 ? "none" : "top" });
  const shown = texts.filter((_, n) => n % 2 === 0 || n % 7 !== 1).toReversed();
  for (const q of ["common", "lake", "early", "gard"]) {
    expect(await findAll(ada, q)).toEqual(shown.filter((text) => text.includes(q)));
  }
});

test("finds the beginning of a word in the oldest of more messages than are looked at one by one", async () => {
  const texts = Array.from({ length: 1_200 }, (_, n) => `common ${n}${n < 60 ? " early" : ""}`);
  const { ada } = await talked(texts);
  expect(await findAll(ada, "earl")).toEqual(texts.slice(0, 60).toReversed());
});

test("reads no message of others, and of one's own with a word in each those of a few days", async () => {
  const texts = Array.from({ length: 4_000 }, (_, n) => `common ${n}`);
  const [{ ada }] = [await talked(texts), await talked(texts)];
  const { rows, nodes } = await findExplained(ada, { words: "'common'", isByBeginnings: false });
  expect(rows).toHaveLength(20);
  expect(nodes.filter((node) => node["Node Type"] === "Seq Scan" && node["Relation Name"] === "messages"))
    .toEqual([]);
  const read = nodes.filter((node) => node["Node Type"] === "Bitmap Heap Scan")
    .reduce((sum, node) => sum + node["Actual Rows"] * node["Actual Loops"], 0);
  expect(read).toBeLessThan(1_000);
});

test("does not ask the index for a beginning, which reads what others wrote, of who has few messages", async () => {
  const [{ ada }] = [await talked(["common"]), await talked(Array.from({ length: 500 }, () => "gardening"))];
  const { rows, nodes } = await findExplained(ada, { words: "'gard':*", isByBeginnings: true });
  expect(rows).toEqual([]);
  const asked = nodes.filter((node) => node["Index Cond"]?.includes("gard"));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((node) => node["Actual Loops"] > 0)).toEqual([]);
});

async function findExplained(who: TestMember, asked: { words: string; isByBeginnings: boolean }) {
  await t.sql.unsafe("vacuum analyze messages");
  const { sql, take } = explainedSql(t.db.sql);
  const rows = await selectFoundMessages(sql, ctxOf(t, who.id).actor, {
    ...asked,
    parts: [],
    page: { after: null, limit: 20, offset: 0 },
    now: t.clock.now(),
  });
  const [statement] = take();
  return { rows, nodes: statement ? allNodes(statement.plan) : [] };
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)];
}

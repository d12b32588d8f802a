import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { ServerEvent } from "../../events.ts";
import { classifyLocally } from "../../providers/moderation/local-moderator.ts";
import type { Moderator } from "../../providers/moderation/moderator.ts";
import { giveCrown } from "../../testing/badge.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { readImage } from "../media/read-image.ts";
import { reviewWaiting } from "../moderation/review-fallback-verdicts.ts";
import { keptVerdictsOn } from "../moderation/verdict-fragments.ts";

/** Decides as the lists do, at once or as the last resort. */
const moderator: Moderator & { decidedBy: "openai" | "local" | "local-fallback"; asked: number } = {
  decidedBy: "local",
  asked: 0,
  classify(content) {
    moderator.asked += 1;
    return Promise.resolve({ ...classifyLocally(content), decidedBy: moderator.decidedBy });
  },
};
const t = await createTestApp({ providers: { moderator } });
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  moderator.decidedBy = "local";
  moderator.asked = 0;
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
});

const words: Record<ModerationLevel, string> = {
  top: "What a lovely morning",
  high: "Damn, that rain",
  low: "This is fucking great",
  none: "I will kill you",
};

const say = (content: string, more: object = {}) =>
  ada.post("/api/messages", { receiverId: bob.id, content, ...more });

async function setFilters(adas: ModerationLevel | null, bobs: ModerationLevel | null): Promise<void> {
  for (const [{ id }, filter] of [[ada, adas], [bob, bobs]] as const) {
    await giveCrown(t, id);
    await t.sql`update members set moderation_level = ${filter} where id = ${id}`;
    t.deps.actors.forgetMember(id);
  }
}

test.each<[ModerationLevel | null, ModerationLevel | null, ModerationLevel[]]>([
  [null, null, ["top", "high"]],
  ["none", null, ["top", "high"]],
  ["high", "none", ["top", "high", "low"]],
  ["low", "low", ["top", "high", "low", "none"]],
])(
  "between the filters %s and %s delivers messages of %j with their level",
  async (adas, bobs, sent) => {
    await setFilters(adas, bobs);
    for (const level of ["top", "high", "low", "none"] as const) {
      const response = await say(words[level]);
      expect(response.status, level).toBe(sent.includes(level) ? 201 : 403);
      const answer = await response.json() as { moderationLevel?: string; message?: string };
      if (sent.includes(level)) expect(answer.moderationLevel).toBe(level);
      else expect(answer.message).toContain("moderation requirements");
    }
    const [row] = await t.sql<{ stored: number; judged: number }[]>`
    select
      (select count(*) from messages where sender_id = ${ada.id}) as stored,
      (select count(*) from messages m cross join verdicts_on_message(m.id) where m.sender_id = ${ada.id}) as judged`;
    expect(row).toEqual({ stored: sent.length, judged: sent.length });
  },
);

test("keeps a verdict of its own only where it says more than the message, and shows one for each", async () => {
  await setFilters("none", "none");
  const said = [words.top, words.none];
  const ids: string[] = [];
  for (const content of said) ids.push((await (await say(content)).json() as { id: string }).id);
  moderator.decidedBy = "openai";
  ids.push((await (await say(words.top)).json() as { id: string }).id);
  moderator.decidedBy = "local";
  const rows = await t.sql`
    select e.type, e.level, e.decided_by, e.was_read, e.decided_at = m.created_at as is_as_old, m.moderation_level,
      (select count(*)::integer from element_moderations stored where stored.message_id = m.id) as stored,
      ${keptVerdictsOn(t.sql, { kind: t.sql`'message'`, id: t.sql`m.id` })} ->> 0 as seen
    from unnest(${ids}::uuid[]) with ordinality as sent (id, n)
    join messages m on m.id = sent.id
    cross join verdicts_on_message(m.id) as e
    order by n`;
  const expected = [["top", "local", 0], ["none", "local", 1], ["top", "openai", 1]];
  expect(rows.map((row) => [row["level"], row["decided_by"], row["stored"]])).toEqual(expected);
  for (const row of rows) {
    expect(row).toMatchObject({
      type: "text",
      was_read: true,
      is_as_old: true,
      moderation_level: row["level"],
    });
    expect(JSON.parse(String(row["seen"]))).toMatchObject({
      level: row["level"],
      decidedBy: row["decided_by"],
    });
  }
  await t.sql`update messages set unsent_at = now() where id = ${ids[0]!}`;
  expect(await t.sql`select from verdicts_on_message(${ids[0]!})`).toEqual([]);
});

test("counts a filter whose crown has lapsed as high, for receiver and sender", async () => {
  await setFilters("none", "none");
  expect((await say(words.none)).status).toBe(201);
  await giveCrown(t, bob.id, new Date(t.clock.now().getTime() - 1));
  expect((await say(words.none)).status).toBe(403);
  expect((await say(words.low)).status).toBe(201);
});

test("does not moderate a refused message, and shows its sender no level", async () => {
  const stranger = await member(t);
  const refused = await stranger.post("/api/messages", { receiverId: ada.id, content: words.none });
  expect(await refused.json()).toMatchObject({
    message: "You can only send messages to members you follow.",
  });
  expect(moderator.asked).toBe(0);
});

test("returns the same message to a repeat with the same id without moderation, whatever has changed", async () => {
  await setFilters("low", "low");
  const clientMessageId = uuidv7();
  const first = await (await say(words.low, { clientMessageId })).json();
  await setFilters("top", "top");
  expect(await (await say(words.low, { clientMessageId })).json()).toEqual(first);
  expect(moderator.asked).toBe(1);
});

test("reviews messages that the fallback classifier decided, and those without a level", async () => {
  moderator.decidedBy = "local-fallback";
  const { id } = await (await say("Hello there")).json() as { id: string };
  const old = uuidv7();
  await t.sql`
    insert into messages (id, sender_id, receiver_id, content, created_at, conversation_id, position, version)
    select ${old}, sender_id, receiver_id, ${words.low}, created_at, conversation_id, position + 1, version + 1
    from messages
    where id = ${id}`;
  await t.sql`update messages set content = ${words.none} where id = ${id}`;
  moderator.decidedBy = "local";
  t.clock.advance(61_000);
  await reviewWaiting(t.deps, readImage);
  const rows = await t.sql`
    select m.moderation_level, e.decided_by
    from messages m
    join element_moderations e on e.message_id = m.id
    where m.id in (${id}, ${old})
    order by m.id`;
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { moderation_level: "none", decided_by: "local" },
    { moderation_level: "low", decided_by: "local" },
  ]);
});

test("hides a message from its receiver when a review lowers it beyond the chat, and updates both members", async () => {
  moderator.decidedBy = "local-fallback";
  const { id, version } = await (await say("Hello there")).json() as { id: string; version: number };
  await t.sql`update messages set content = ${words.none} where id = ${id}`;
  moderator.decidedBy = "local";
  t.clock.advance(61_000);
  const published: ServerEvent[] = [];
  const bus = { ...t.deps.bus, publish: (event: ServerEvent) => void published.push(event) };
  await reviewWaiting({ ...t.deps, bus }, readImage);
  expect(published.filter(({ type }) => type === "message_changed")).toEqual([
    { type: "message_changed", memberId: ada.id, messageId: id },
    { type: "message_changed", memberId: bob.id, messageId: id },
  ]);
  // The sender alone hears of it.
  expect(published.filter(({ type }) => type !== "message_changed")).toMatchObject([
    { type: "notification", memberId: ada.id },
  ]);
  const seen = async (who: TestMember, other: TestMember) =>
    (await (await who.get(`/api/conversations/${other.id}`)).json() as DirectMessage[])[0];
  expect(await seen(bob, ada)).toMatchObject({ isHidden: true, content: "", moderationLevel: "none" });
  expect(await seen(ada, bob)).toMatchObject({ isHidden: false, content: words.none });
  expect((await seen(bob, ada))?.version).toBeGreaterThan(version);
});

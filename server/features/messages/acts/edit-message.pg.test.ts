import { beforeEach, expect, test } from "vitest";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { editableForMinutes } from "#shared/messages/rules.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { getRetentionMs } from "#shared/retention.ts";
import type { ServerEvent } from "../../../events.ts";
import { createProcessBus } from "../../../realtime/bus.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { exhaustLimit } from "../../../testing/exhaust-limit.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { systemCtx } from "../../../testing/ctx-of.ts";
import { uploadPicture } from "../../../testing/pictures.ts";
import { post } from "../../../testing/post.ts";
import { deleteRemovedContent } from "../../cases/effects/delete-removed-content.ts";
import { pruneVersionsOfMessages } from "../prune-versions.ts";

const events: ServerEvent[] = [];
const bus = createProcessBus();
bus.listen({ onEvent: (event) => void events.push(event), onGap() {} });
const t = await createTestApp({ deps: { bus } });
let ada: TestMember;
let bob: TestMember;

beforeEach(async () => {
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

async function say(content: string, more: object = {}): Promise<DirectMessage> {
  const response = await ada.post("/api/messages", { receiverId: bob.id, content, ...more });
  expect(response.status, await response.clone().text()).toBe(201);
  events.length = 0;
  return await response.json() as DirectMessage;
}

const edit = (id: string, content: string, revision = 1, by = ada) =>
  by.put(`/api/messages/${id}`, { content, revision });

async function edited(id: string, content: string, revision = 1): Promise<DirectMessage> {
  const response = await edit(id, content, revision);
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json() as DirectMessage;
}

async function refused(id: string, content: string, revision = 1): Promise<[number, ErrorEnvelope]> {
  const response = await edit(id, content, revision);
  return [response.status, await response.json() as ErrorEnvelope];
}

const threadOf = async (who: TestMember, other: TestMember) =>
  await (await who.get(`/api/conversations/${other.id}`)).json() as DirectMessage[];
const finds = async (who: TestMember, word: string) =>
  (await (await who.get(`/api/messages/search?q=${word}`)).json() as { message: DirectMessage }[])
    .map(({ message }) => message.id);
const versionsOf = async (id: string) =>
  (await t.sql<{ content: string }[]>`
    select content from revisions where message_id = ${id} order by number`).map(({ content }) => content);

test("an edit shows its words to both wherever they read or search, and says so", async () => {
  const { id, version } = await say("Shall we meet at the lake?");
  const list = async () => await (await bob.get("/api/conversations")).json() as { lastMessage: string }[];
  expect((await list())[0]?.lastMessage).toContain("lake");
  t.clock.advance(60_000);
  const at = t.clock.now().toISOString();
  const now = await edited(id, ` Shall we meet at the harbour, @${bob.username}? `);
  const shown = {
    content: `Shall we meet at the harbour, @${bob.username}?`,
    mentions: [bob.username],
    revision: 2,
    editedAt: at,
  };
  expect(now).toMatchObject(shown);
  expect(now.version).toBeGreaterThan(version);
  for (const [who, other] of [[ada, bob], [bob, ada]] as const) {
    expect(await threadOf(who, other)).toMatchObject([shown]);
    expect([await finds(who, "harbour"), await finds(who, "lake")]).toEqual([[id], []]);
  }
  expect((await list())[0]?.lastMessage).toContain("harbour");
});

test("tells both members that the message changed, and alerts nobody", async () => {
  const { id } = await say("Tea?");
  const before = await (await bob.get("/api/messages/unread-count")).json();
  await edited(id, "Coffee?");
  expect(events).toEqual([
    { type: "message_changed", memberId: ada.id, messageId: id },
    { type: "message_changed", memberId: bob.id, messageId: id },
  ]);
  expect(await (await bob.get("/api/messages/unread-count")).json()).toBe(before);
});

test("a receiver who declined the request hears nothing of an edit", async () => {
  await bob.delete(`/api/users/${ada.id}/follow`);
  const { id } = await say("Do you know me?");
  await bob.put(`/api/conversations/${ada.id}/decline`);
  events.length = 0;
  await edited(id, "We met at the lake");
  expect(events).toEqual([{ type: "message_changed", memberId: ada.id, messageId: id }]);
});

test("is refused once its time is over, and to all but the sender", async () => {
  const { id } = await say("Tea?");
  expect((await edit(id, "Mine", 1, bob)).status).toBe(403);
  expect((await edit(id, "Mine", 1, await member(t))).status).toBe(404);
  t.clock.advance(editableForMinutes * 60_000 - 1);
  await edited(id, "Coffee?");
  t.clock.advance(1);
  const [status, { message }] = await refused(id, "Water?", 2);
  expect([status, message]).toEqual([403, expect.stringContaining("15 minutes")]);
  // What was made in time may arrive again.
  expect(await edited(id, "Coffee?")).toMatchObject({ content: "Coffee?", revision: 2 });
});

test("is refused where the sender may no longer write, and of what was unsent", async () => {
  const { id } = await say("Tea?");
  await bob.post(`/api/users/${ada.id}/block`);
  expect(await refused(id, "Coffee?")).toMatchObject([403, { code: "forbidden" }]);
  await bob.delete(`/api/users/${ada.id}/block`);
  // The block has ended it.
  await ada.post(`/api/users/${bob.id}/follow`);
  await edited(id, "Coffee?");
  await ada.delete(`/api/messages/${id}`);
  expect(await refused(id, "Water?", 2)).toMatchObject([404, { code: "not_found" }]);
  expect(await versionsOf(id)).toEqual([]);
});

test("of two edits of one version the second is told both texts, and changes nothing", async () => {
  const { id } = await say("First words");
  await edited(id, "Second words");
  expect(await refused(id, "Other words")).toMatchObject([409, {
    code: "edit_conflict",
    edits: {
      current: { revision: 2, content: "Second words" },
      yours: { revision: 1, content: "Other words" },
    },
  }]);
  expect(await versionsOf(id)).toEqual(["First words"]);
});

test("an edit that arrives again, or changes nothing, is made once", async () => {
  const { id } = await say("First words");
  const both = await Promise.all([edit(id, "Second words"), edit(id, "Second words")]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await edited(id, " Second words ", 2)).toMatchObject({ revision: 2 });
  expect(await versionsOf(id)).toEqual(["First words"]);
});

test("sending that arrives again after an edit is still the message that was sent, and other words are another", async () => {
  const clientMessageId = crypto.randomUUID();
  const { id } = await say("First words", { clientMessageId });
  await edited(id, "Second words");
  const again = (content: string) =>
    ada.post("/api/messages", { receiverId: bob.id, content, clientMessageId });
  const repeated = await again("First words");
  expect([repeated.status, await repeated.json()]).toMatchObject([201, { id, content: "Second words" }]);
  expect((await again("Other words")).status).toBe(422);
});

test("many edits from two tabs at once lose no text", async () => {
  const { id } = await say("0");
  const made = ["0"];
  const editFrom = async (tab: string) => {
    let revision = 1;
    for (let n = 1; n <= 20; n++) {
      const content = `${tab}${n}`;
      for (;;) {
        // More than an hour allows.
        await t.sql`delete from rate_limits where name = 'edit'`;
        const response = await edit(id, content, revision);
        if (response.status === 200) {
          revision = (await response.json() as DirectMessage).revision;
          made.push(content);
          break;
        }
        const { code, edits } = await response.json() as ErrorEnvelope;
        expect([response.status, code, edits?.yours.content]).toEqual([409, "edit_conflict", content]);
        revision = edits?.current.revision ?? 0;
      }
    }
  };
  await Promise.all([editFrom("a"), editFrom("b")]);
  const [now] = await threadOf(ada, bob);
  expect(now?.revision).toBe(41);
  expect([...await versionsOf(id), now?.content].toSorted()).toEqual(made.toSorted());
});

test("edits beside unsending, a block and reading end as if one came after the other", async () => {
  const { id } = await say("Tea?");
  const responses = await Promise.all([
    edit(id, "Coffee?"),
    bob.put(`/api/conversations/${ada.id}/read`, {}),
    ada.delete(`/api/messages/${id}`),
    edit(id, "Water?"),
    bob.post(`/api/users/${ada.id}/block`),
    edit(id, "Cocoa?"),
  ]);
  for (const { status } of responses) expect([200, 201, 403, 404, 409]).toContain(status);
  expect((await threadOf(ada, bob))[0]).toMatchObject({ isUnsent: true, content: "" });
  expect(await versionsOf(id)).toEqual([]);
});

test("is judged as a new message is: words that the chat does not allow are refused", async () => {
  const { id } = await say("What a lovely morning");
  expect(await refused(id, "I will kill you")).toMatchObject([403, { code: "level_refused" }]);
  expect(await edited(id, "Damn, that rain")).toMatchObject({ moderationLevel: "high" });
  expect(await edited(id, "What a lovely evening", 2)).toMatchObject({ moderationLevel: "top" });
  const rows = await t.sql<{ level: string; stored: number }[]>`
    select v.level, (select count(*)::integer from element_moderations where message_id = ${id}) as stored
    from verdicts_on_message(${id}) v`;
  expect(rows).toEqual([{ level: "top", stored: 0 }]);
});

test("a level that a moderator gave stays, and worse words are refused", async () => {
  const { id } = await say("What a lovely morning");
  await t.sql`update messages set moderation_level = 'high' where id = ${id}`;
  await t.sql`
    insert into element_moderations (message_id, type, level, reason, decided_by, decided_at)
    values (${id}, 'text', 'high', '', 'person', ${t.clock.now()})`;
  expect(await edited(id, "What a lovely evening")).toMatchObject({ moderationLevel: "high" });
  expect((await refused(id, "This is fucking great", 2))[0]).toBe(403);
});

test("offers help to the sender of words of crisis, made or refused", async () => {
  const { id } = await say("A hard day");
  const made = await edit(id, "I want to kill myself");
  expect([made.status, made.headers.get("x-support")]).toEqual([200, "1"]);
  expect((await made.json() as { support: unknown }).support).not.toBeNull();
  const refusedOne = await edit(id, "You bitch, I want to kill myself", 2);
  expect([refusedOne.status, refusedOne.headers.get("x-support")]).toEqual([403, "1"]);
  expect(await threadOf(bob, ada)).not.toContainEqual(
    expect.objectContaining({ support: expect.anything() }),
  );
});

test("may be blank only beside a picture, and is short beside a post", async () => {
  const { id } = await say("Tea?");
  expect((await refused(id, "  "))[0]).toBe(400);
  const image = await say("A lake", { images: [{ url: await uploadPicture(t, ada), alt: "A lake" }] });
  expect(await edited(image.id, "")).toMatchObject({ content: "", images: image.images });
  const shared = await say("Look", { sharedPostId: (await post(t, { authorId: ada.id })).id });
  expect((await refused(shared.id, "x".repeat(501)))[0]).toBe(400);
  expect(await edited(shared.id, "Look here")).toMatchObject({ sharedPostId: shared.sharedPostId });
});

test("counts with the member's other edits in an hour", async () => {
  const { id } = await say("Tea?");
  await exhaustLimit({ ...t.deps, sql: t.sql, config: t.config }, "edit", ada.id);
  expect((await edit(id, "Coffee?")).status).toBe(429);
});

test("keeps what it said before for 30 days, shown to neither member", async () => {
  const { id } = await say("A secret word");
  await edited(id, "Nothing");
  for (const who of [ada, bob]) {
    const [other] = [ada, bob].filter((one) => one !== who);
    expect(JSON.stringify(await threadOf(who, other as TestMember))).not.toContain("secret");
  }
  t.clock.advance(getRetentionMs("editedMessages") - 1_000);
  await pruneVersionsOfMessages(t.deps);
  expect(await versionsOf(id)).toEqual(["A secret word"]);
  t.clock.advance(2_000);
  await pruneVersionsOfMessages(t.deps);
  expect(await versionsOf(id)).toEqual([]);
});

test("a report keeps what an edited message said before", async () => {
  const { id } = await say("You sang badly");
  await edited(id, "You sang");
  await edited(id, "You sang well", 2);
  expect((await bob.post(`/api/messages/${id}/report`, { reason: "harassment" })).status).toBe(201);
  const [kept] = await t.sql<{ texts: { words: string; isSubject: boolean }[]; excerpt: string }[]>`
    select c.snapshot -> 'texts' as texts, c.snapshot ->> 'excerpt' as excerpt
    from cases c
    where c.subject_id = ${id}`;
  expect(kept?.excerpt).toBe("You sang well");
  expect(kept?.texts.map(({ words, isSubject }) => [words, isSubject])).toEqual([
    ["You sang badly", true],
    ["You sang", true],
    ["You sang well", true],
  ]);
});

test("keeps no version of a message that moderators removed for good", async () => {
  const { id } = await say("First words");
  await edited(id, "Second words");
  const at = t.clock.now();
  await t.sql`update messages set unsent_at = ${at}, removed_at = ${at} where id = ${id}`;
  expect((await refused(id, "Third words", 2))[0]).toBe(404);
  t.clock.advance(getRetentionMs("removedContent") + 1_000);
  await deleteRemovedContent(systemCtx(t.deps));
  expect(await versionsOf(id)).toEqual([]);
});

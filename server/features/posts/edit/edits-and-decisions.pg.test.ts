import { beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { aCase, decided, undone } from "../../../testing/scenes/a-case.ts";
import { giveXp, ledgerFaults } from "../../../testing/xp.ts";

const t = await createTestApp();
const ada = await member(t);
const bob = await member(t);
const mo = await member(t, { isModerator: true });
await bob.put("/api/users/settings", { moderationLevel: "top" });

// Twenty edits an hour are the limit.
beforeEach(() => t.clock.advance(61 * 60_000));

const calm = "A slow walk along the river";
const coarse = "This is fucking great";
const violent = "I will kill you";

async function publish(content: string): Promise<Post> {
  const response = await ada.post("/api/posts", { content });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

const put = (id: string, revision: number, content: string) =>
  ada.put(`/api/posts/${id}`, { content, revision });

async function edited(id: string, revision: number, content: string): Promise<Post> {
  const response = await put(id, revision, content);
  expect(response.status, await response.clone().text()).toBe(200);
  return await response.json() as Post;
}

const caseOf = (id: string) => aCase(t, { kind: "post", subjectId: id, memberId: ada.id, reporters: [bob] });

async function give(id: string, level: "top" | "high" | "low"): Promise<string> {
  const caseId = await caseOf(id);
  const answer = await decided(mo, caseId, { decision: "level", level });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return caseId;
}

const seen = async (id: string) => (await bob.get(`/api/posts/${id}`)).status === 200;

test("worse words hide a post from who filters them, and better ones show it again", async () => {
  const { id } = await publish(calm);
  expect(await edited(id, 1, coarse)).toMatchObject({ moderationLevel: "low" });
  expect(await seen(id)).toBe(false);
  expect(await edited(id, 2, calm)).toMatchObject({ moderationLevel: "top" });
  expect(await seen(id)).toBe(true);
});

test("a stricter level that a moderator gave stays over better words, until the moderator takes it back", async () => {
  const { id } = await publish(calm);
  const caseId = await give(id, "low");
  expect(await edited(id, 1, "A slower walk along the river")).toMatchObject({ moderationLevel: "low" });
  expect(await seen(id)).toBe(false);
  expect((await undone(mo, caseId)).status).toBe(200);
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({
    content: "A slower walk along the river",
    moderationLevel: "top",
  });
});

test("a looser level that a moderator gave stays over words of the kind that they saw; worse ones are refused", async () => {
  const { id } = await publish(coarse);
  await give(id, "high");
  expect(await edited(id, 1, "This is fucking lovely")).toMatchObject({ moderationLevel: "high" });
  const refused = await put(id, 2, violent);
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: "forbidden" }]);
  expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({
    content: "This is fucking lovely",
    revision: 2,
    moderationLevel: "high",
  });
});

test("an edit beside a decision never undoes it", async () => {
  for (let time = 0; time < 6; time++) {
    const { id } = await publish(`${calm}, ${time}`);
    const caseId = await caseOf(id);
    const [answer, edit] = await Promise.all([
      decided(mo, caseId, { decision: "level", level: "low" }),
      put(id, 1, `${calm} again, ${time}`),
    ]);
    expect([answer.status, edit.status]).toEqual([200, 200]);
    expect(await (await ada.get(`/api/posts/${id}`)).json()).toMatchObject({
      moderationLevel: "low",
      revision: 2,
    });
  }
});

test("an edit beside the post's deletion or removal leaves nothing behind", async () => {
  for (const end of ["delete", "remove"] as const) {
    const { id } = await publish(`${calm} to the end`);
    const caseId = await caseOf(id);
    const [gone, edit] = await Promise.all([
      end === "delete" ? ada.delete(`/api/posts/${id}`) : decided(mo, caseId, { decision: "remove" }),
      put(id, 1, "Too late"),
    ]);
    expect(gone.status).toBe(200);
    expect([200, 404]).toContain(edit.status);
    expect((await ada.get(`/api/posts/${id}`)).status).toBe(404);
    expect((await put(id, 2, "Much too late")).status).toBe(404);
    if (end === "delete") expect(await t.sql`select from revisions where post_id = ${id}`).toHaveLength(0);
  }
  expect([await counterFaults(t.sql), await ledgerFaults(t)]).toEqual([[], []]);
});

test("a promotion ends at once where the level falls below what may be promoted", async () => {
  await giveXp(t, ada.id, 5_000);
  const { id } = await publish(calm);
  expect((await ada.post(`/api/posts/${id}/promote`, { durationHours: 2 })).status).toBe(201);
  await edited(id, 1, "A walk, and rain");
  const running = async () =>
    (await t.sql`select from promotions where post_id = ${id} and ended_at is null`).length;
  expect(await running()).toBe(1);
  await edited(id, 2, violent);
  expect(await running()).toBe(0);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("reposts follow the level of what they show", async () => {
  const { id } = await publish(calm);
  expect((await bob.post(`/api/posts/${id}/repost`)).status).toBe(200);
  await edited(id, 1, coarse);
  expect(await t.sql`select moderation_level from posts where repost_of_id = ${id}`)
    .toEqual([{ moderation_level: "low" }]);
});

test("a post is kept for those close to its author while its words are of distress alone", async () => {
  const { id } = await publish(calm);
  const isDistress = async () => {
    const [row] = await t.sql<{ only_distress: boolean }[]>`select only_distress from posts where id = ${id}`;
    return row?.only_distress;
  };
  await edited(id, 1, "I feel so alone, I want to kill myself");
  expect(await isDistress()).toBe(true);
  await edited(id, 2, "I want to kill myself, and I will kill you all");
  expect(await isDistress()).toBe(false);
});

test("a version whose verdict was not final keeps no level, so that it stays its author's", async () => {
  const { id } = await publish(calm);
  await t.sql`update element_moderations set decided_by = 'local-fallback' where post_id = ${id}`;
  await edited(id, 1, "A walk, and rain");
  expect(await t.sql`select moderation_level from revisions where post_id = ${id}`)
    .toEqual([{ moderation_level: null }]);
});

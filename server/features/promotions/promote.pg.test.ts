import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { waitingNotes } from "#shared/assistant/free-note.ts";
import type { Promotion } from "#shared/promotions/contract.ts";
import { writeText } from "../../language/write-text.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { forgetAnswers } from "../../testing/forget-answers.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { giveXp, ledgerFaults, takeXp, xpOf } from "../../testing/xp.ts";
import { authorWithXp, readPromotion, startPromotion } from "./testing/promoted-posts.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;

test("charges the first hour at the start, and lists the promotion to its author", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const startedAt = t.clock.now();
  const answer = await ada.post(`/api/posts/${postId}/promote`, { durationHours: 3 });
  expect(answer.status).toBe(201);
  const promotion = await answer.json() as Promotion;
  expect(promotion).toMatchObject({
    isActive: true,
    durationHours: 3,
    totalCost: 100,
    startedAt: startedAt.toISOString(),
    endsAt: new Date(startedAt.getTime() + 3 * hourMs).toISOString(),
    endedAt: null,
    endReason: null,
    post: { id: postId, content: "A small good thing" },
  });
  expect((await xpOf(t, ada.id)).xp).toBe(4900);
  expect(await (await ada.get("/api/promotions/my")).json()).toEqual([promotion]);
  const [spent] = await (await ada.get(`/api/users/${ada.id}/xp-transactions`)).json() as unknown[];
  expect(spent).toMatchObject({ type: "spent", amount: 100, reasonCode: "promotion" });
  expect(await ledgerFaults(t)).toEqual([]);
});

test("promotes for 24 hours by default", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const answer = await ada.post(`/api/posts/${postId}/promote`, {});
  expect(await answer.json()).toMatchObject({ durationHours: 24 });
});

test.each([
  { hours: 1, xp: 999, status: 402, message: "Promoting a post needs a balance of 1,000 XP; you have 999." },
  { hours: 1, xp: 1000, status: 201 },
  { hours: 10, xp: 1000, status: 201 },
  { hours: 11, xp: 1099, status: 402, message: "11 hours costs 1,100 XP; you have 1,099." },
  { hours: 168, xp: 16_800, status: 201 },
])("$hours hours with $xp XP: $status", async ({ hours, xp, status, message }) => {
  const { ada, postId } = await authorWithXp(t, xp);
  const answer = await ada.post(`/api/posts/${postId}/promote`, { durationHours: hours });
  expect(answer.status).toBe(status);
  expect((await xpOf(t, ada.id)).xp).toBe(status === 201 ? xp - 100 : xp);
  if (status === 402) {
    expect(await answer.json()).toMatchObject({
      code: "insufficient_xp",
      message,
    });
    expect(await (await ada.get("/api/promotions/my")).json()).toEqual([]);
  }
});

test.each([0, -1, 169, 1.5, "24", null])(
  "refuses a duration of %j with the field's name",
  async (hours) => {
    const { ada, postId } = await authorWithXp(t, 5000);
    const answer = await ada.post(`/api/posts/${postId}/promote`, { durationHours: hours });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      fields: { durationHours: "Choose between 1 and 168 hours." },
    });
    expect((await xpOf(t, ada.id)).xp).toBe(5000);
  },
);

test("does not start a running promotion twice, also not at once, and starts a new one after its end", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const path = `/api/posts/${postId}/promote`;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ada.post(path, { durationHours: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect((await xpOf(t, ada.id)).xp).toBe(4900);
  t.clock.advance(hourMs);
  expect((await ada.post(path, { durationHours: 1 })).status).toBe(201);
  expect((await xpOf(t, ada.id)).xp).toBe(4800);
});

test("the same Idempotency-Key starts one promotion and returns the same response", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const extras = { json: { durationHours: 2 }, headers: { "Idempotency-Key": randomUUID() } };
  const first = await ada.request("POST", `/api/posts/${postId}/promote`, extras);
  const again = await ada.request("POST", `/api/posts/${postId}/promote`, extras);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(await again.json()).toEqual(await first.json());
  expect((await xpOf(t, ada.id)).xp).toBe(4900);
});

test.each([
  ["runs on", async () => {}],
  ["was deleted since", (ada: TestMember, postId: string) => ada.delete(`/api/posts/${postId}`)],
  [
    "has sunk since",
    (_: TestMember, postId: string) => t.sql`update posts set moderation_level = 'low' where id = ${postId}`,
  ],
])(
  "returns the promotion of a dead attempt to the one that takes over when the post %s",
  async (_, happen) => {
    const { ada, postId } = await authorWithXp(t, 5000);
    const extras = { json: { durationHours: 2 }, headers: { "Idempotency-Key": randomUUID() } };
    const promote = () => ada.request("POST", `/api/posts/${postId}/promote`, extras);
    const first = await (await promote()).json() as Promotion;
    await happen(ada, postId);
    await forgetAnswers(t.sql);
    const { xp } = await xpOf(t, ada.id);
    const again = await promote();
    expect([again.status, (await again.json() as Promotion).id]).toEqual([201, first.id]);
    expect((await xpOf(t, ada.id)).xp).toBe(xp);
  },
);

test("returns 403 for another member's post and 404 for a hidden one; a repost promotes its original", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const bob = await member(t);
  await giveXp(t, bob.id, 5000);
  expect((await bob.post(`/api/posts/${postId}/promote`, { durationHours: 1 })).status).toBe(403);
  await bob.post(`/api/posts/${postId}/repost`);
  const [repost] = await (await bob.get(`/api/users/${bob.id}/posts`)).json() as { id: string }[];
  expect((await bob.post(`/api/posts/${repost?.id}/promote`, { durationHours: 1 })).status).toBe(403);
  await ada.post(`/api/users/${bob.id}/block`);
  expect((await bob.post(`/api/posts/${postId}/promote`, { durationHours: 1 })).status).toBe(404);
  expect((await bob.post(`/api/posts/${randomUUID()}/promote`, { durationHours: 1 })).status).toBe(404);
  expect((await t.post(`/api/posts/${postId}/promote`, { durationHours: 1 })).status).toBe(401);
});

test.each(
  [["top", 201], ["high", 201], ["low", 409], ["none", 409], [null, 409]] as const,
)("returns %i for a post of level %s", async (moderationLevel, status) => {
  const { ada } = await authorWithXp(t, 5000);
  const { id } = await post(t, { authorId: ada.id, moderationLevel });
  expect((await ada.post(`/api/posts/${id}/promote`, { durationHours: 1 })).status).toBe(status);
});

test("lists only the caller's promotions, newest first, in pages", async () => {
  const { ada } = await authorWithXp(t, 5000);
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    ids.unshift((await startPromotion(ada, (await post(t, { authorId: ada.id })).id)).id);
  }
  const first = await ada.get("/api/promotions/my?limit=2");
  const cursor = first.headers.get("x-next-cursor");
  const second = await ada.get(`/api/promotions/my?limit=2&cursor=${cursor}`);
  const pages = [...await first.json() as Promotion[], ...await second.json() as Promotion[]];
  expect(pages.map(({ id }) => id)).toEqual(ids);
  expect(await (await (await member(t)).get("/api/promotions/my")).json()).toEqual([]);
  expect((await t.get("/api/promotions/my")).status).toBe(401);
});

test("shows the hourly statistics to the promotion's author only", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId);
  const stats = await ada.get(`/api/promotions/${id}/stats`);
  expect(await stats.json()).toMatchObject([{
    statsHour: t.clock.now().toISOString(),
    views: 0,
    hourlyXpSpent: 100,
  }]);
  const bob = await member(t);
  expect((await bob.get(`/api/promotions/${id}/stats`)).status).toBe(404);
  expect((await ada.get(`/api/promotions/${randomUUID()}/stats`)).status).toBe(404);
  expect((await t.get(`/api/promotions/${id}/stats`)).status).toBe(401);
});

test("ends the promotion of a deleted post without further charges, and keeps its record", async () => {
  const { ada, postId } = await authorWithXp(t, 5000);
  const { id } = await startPromotion(ada, postId, 5);
  const bob = await member(t);
  expect((await ada.delete(`/api/posts/${postId}`)).status).toBe(200);
  const { xp } = await xpOf(t, ada.id);
  expect(await readPromotion(ada, id)).toMatchObject({ isActive: false, endReason: "post", post: null });
  expect((await bob.post(`/api/promotions/${id}/view`)).status).toBe(404);
  expect(await (await bob.get("/api/posts/promoted")).json()).not.toContainEqual(
    expect.objectContaining({ promotionId: id }),
  );
  await takeXp(t, ada.id, 1);
  expect((await xpOf(t, ada.id)).xp).toBe(xp - 1);
});

test.each(["I feel so alone and hopeless", "Should I kill myself tonight?"])(
  "neither promotes a post with words of crisis nor charges for it, for three hours: '%s'",
  async (content) => {
    const ada = await member(t);
    await giveXp(t, ada.id, 5000);
    const { id } = await post(t, { authorId: ada.id, content });
    const answer = await ada.post(`/api/posts/${id}/promote`, { durationHours: 1 });
    expect([answer.status, await answer.json()]).toMatchObject([409, {
      message: writeText(waitingNotes.promotion, "en"),
    }]);
    expect((await xpOf(t, ada.id)).xp).toBe(5000);
    t.clock.advance(3 * hourMs);
    expect((await ada.post(`/api/posts/${id}/promote`, { durationHours: 1 })).status).toBe(201);
    expect(await ledgerFaults(t)).toEqual([]);
  },
);

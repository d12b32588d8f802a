import { uuidv7 } from "uuidv7";
import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { ledgerFaults, xpOf } from "../../testing/xp.ts";
import { earn, payOf } from "./pay-and-charge-fragments.ts";

const t = await createTestApp();
let ada: TestMember;
let ben: TestMember;
beforeEach(async () => {
  [ada, ben] = [await member(t), await member(t)];
});

const xp = async (who: TestMember) => (await xpOf(t, who.id)).xp;

async function commentBy(who: TestMember, postId: string, parentId?: string): Promise<string> {
  const response = await who.post(`/api/posts/${postId}/comments`, { content: "Lovely", parentId });
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

test("pays the author 5 for a post, and nothing for a refused one", async () => {
  expect((await ada.post("/api/posts", { content: "Tea and rain" })).status).toBe(201);
  expect((await ada.post("/api/posts", { content: "x", aiImageUrl: `/api/media/${uuidv7()}` })).status).toBe(
    400,
  );
  expect(await xp(ada)).toBe(5);
});

test("pays the liker 2 for a like, and the author nothing", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await ben.post(`/api/posts/${id}/like`);
  expect([await xp(ada), await xp(ben)]).toEqual([0, 2]);
});

test("pays 2 once for liking and unliking a hundred times", async () => {
  const { id } = await post(t, { authorId: ada.id });
  for (let n = 0; n < 50; n++) {
    await Promise.all([ben.post(`/api/posts/${id}/like`), ben.delete(`/api/posts/${id}/like`)]);
  }
  await ben.delete(`/api/posts/${id}/like`);
  expect(await xp(ben)).toBe(2);
});

test("pays 2 each for a comment, a reply and a comment like", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const comment = await commentBy(ben, id);
  expect(await xp(ben)).toBe(2);
  const cleo = await member(t);
  await commentBy(cleo, id, comment);
  expect(await xp(cleo)).toBe(2);
  await cleo.post(`/api/comments/${comment}/like`);
  await cleo.delete(`/api/comments/${comment}/like`);
  await cleo.post(`/api/comments/${comment}/like`);
  expect(await xp(cleo)).toBe(4);
});

test("pays nothing for acts on own content: a like, a comment, a reply, a comment like", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await ada.post(`/api/posts/${id}/like`);
  const own = await commentBy(ada, id);
  await ada.post(`/api/comments/${own}/like`);
  expect(await xp(ada)).toBe(0);
  const bens = await commentBy(ben, id);
  await commentBy(ben, id, bens);
  expect(await xp(ben)).toBe(2);
});

test("pays nothing for a refused action", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await t.sql`insert into blocks (blocker_id, blocked_id, created_at) values (${ada.id}, ${ben.id}, now())`;
  expect((await ben.post(`/api/posts/${id}/like`)).status).toBe(404);
  expect((await ben.post(`/api/posts/${id}/comments`, { content: "Hi" })).status).toBe(404);
  expect((await ben.post(`/api/posts/${id}/comments`, { content: "Hi", parentId: uuidv7() })).status).toBe(
    404,
  );
  expect(await xp(ben)).toBe(0);
});

test("pays for 20 posts a UTC day", async () => {
  t.clock.set(new Date("2026-03-01T22:00:00Z"));
  for (let n = 0; n < 22; n++) await ada.post("/api/posts", { content: `Number ${n}` });
  expect(await xp(ada)).toBe(100);
  t.clock.set(new Date("2026-03-02T00:00:01Z"));
  await ada.post("/api/posts", { content: "A new day" });
  // 5 for the post, 1 for the streak.
  expect(await xp(ada)).toBe(106);
});

/** A payment in its own statement, as future features make it. */
async function pay(given: Omit<Parameters<typeof earn>[1], "at">): Promise<number> {
  const [row] = await t.sql<{ paid: number }[]>`select ${
    earn(t.sql, { ...given, at: t.clock.now() })
  } as paid`;
  return row?.paid ?? 0;
}

test.each(
  [
    ["comment", 100],
    ["like", 200],
    ["bookmark", 100],
    ["share", 50],
    ["comment_like", 200],
    ["repost", 50],
  ] as const,
)("pays for a %s %i times a day", async (kind, cap) => {
  const paid: number[] = [];
  for (let n = 0; n < cap + 2; n++) {
    paid.push(await pay({ kind, actorId: ada.id, target: uuidv7(), ownerId: null }));
  }
  expect(paid.slice(0, cap).every((amount) => amount > 0)).toBe(true);
  expect(paid.slice(cap)).toEqual([0, 0]);
});

test("pays an action beyond the cap on a later day, once", async () => {
  t.clock.set(new Date("2026-04-01T10:00:00Z"));
  for (let n = 0; n < 50; n++) await pay({ kind: "share", actorId: ada.id, target: uuidv7(), ownerId: null });
  const late = { kind: "share", actorId: ada.id, target: uuidv7(), ownerId: null } as const;
  expect(await pay(late)).toBe(0);
  t.clock.set(new Date("2026-04-02T10:00:00Z"));
  expect([await pay(late), await pay(late)]).toEqual([2, 0]);
});

test.each([["top", 5], ["high", 5], ["low", 1], ["none", 0], [null, 5]] as const)(
  "a post of level %s pays %i",
  async (level, amount) => {
    expect(
      await pay({
        kind: "post",
        actorId: ada.id,
        target: uuidv7(),
        ownerId: null,
        pays: payOf("post", level),
      }),
    ).toBe(amount);
  },
);

test("pays both sides once for a repost and a referral", async () => {
  const repost = { kind: "repost", actorId: ada.id, target: uuidv7(), ownerId: ben.id } as const;
  expect([await pay(repost), await pay(repost)]).toEqual([5, 0]);
  expect([await xp(ada), await xp(ben)]).toEqual([5, 5]);
  const referral = { kind: "referral", actorId: ada.id, target: ben.id, ownerId: ben.id } as const;
  expect([await pay(referral), await pay(referral)]).toEqual([200, 0]);
  expect([await xp(ada), await xp(ben)]).toEqual([205, 205]);
});

test("does not deadlock when members repost each other at the same time", async () => {
  const reposts = Array.from({ length: 200 }, (_, n) => {
    const [actor, owner] = n % 2 ? [ada, ben] : [ben, ada];
    return pay({ kind: "repost", actorId: actor.id, target: uuidv7(), ownerId: owner.id });
  });
  await Promise.all(reposts);
  // 50 each are paid, and pay the other.
  expect([await xp(ada), await xp(ben)]).toEqual([500, 500]);
});

test("pays once for the same simultaneous action from many tabs", async () => {
  const target = uuidv7();
  const share = () => pay({ kind: "share", actorId: ada.id, target, ownerId: null });
  const paid = await Promise.all(Array.from({ length: 30 }, share));
  expect(paid.filter((amount) => amount > 0)).toEqual([2]);
});

test("neither pays nor counts a rolled-back action", async () => {
  const target = uuidv7();
  const rolledBack = t.db.transaction(async (tx) => {
    await tx`select ${
      earn(tx, { kind: "share", actorId: ada.id, target, ownerId: null, at: t.clock.now() })
    }`;
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  expect(await xp(ada)).toBe(0);
  expect(await t.sql`select from xp_paid_kinds where member_id = ${ada.id}`).toHaveLength(0);
  expect(await pay({ kind: "share", actorId: ada.id, target, ownerId: null })).toBe(2);
});

test("keeps the ledger correct in all tests", async () => {
  expect(await ledgerFaults(t)).toEqual([]);
});

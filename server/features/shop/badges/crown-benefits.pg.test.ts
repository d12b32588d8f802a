import { beforeEach, expect, test } from "vitest";
import type { XpEconomy } from "#shared/xp/contract.ts";
import { serviceCosts } from "#shared/xp/service-prices.ts";
import { giveBadge } from "../../../testing/badge.ts";
import { comment } from "../../../testing/comment.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { ledgerFaults, xpOf } from "../../../testing/xp.ts";

const t = await createTestApp();
let ada: TestMember;
let ben: TestMember;
let postId: string;
beforeEach(async () => {
  [ada, ben] = [await member(t), await member(t)];
  ({ id: postId } = await post(t, { authorId: ben.id }));
});

const xp = async (who: TestMember) => (await xpOf(t, who.id)).xp;

/** Each act that pays, by its call; its pay without a crown, and with a Gold Crown (badges.3). */
const acts: [string, number, number, () => Promise<Response>][] = [
  ["a post", 5, 7, () => ada.post("/api/posts", { content: "A calm morning by the lake." })],
  [
    "a quote",
    5,
    7,
    () => ada.post("/api/posts", { content: "So true.", quotedPostId: postId, isQuote: true }),
  ],
  ["a comment", 2, 3, () => ada.post(`/api/posts/${postId}/comments`, { content: "How lovely." })],
  ["a reply", 2, 3, async () => {
    const parent = await comment(t, { postId, authorId: ben.id });
    return await ada.post(`/api/posts/${postId}/comments`, { content: "Yes!", parentId: parent.id });
  }],
  ["a like", 2, 3, () => ada.post(`/api/posts/${postId}/like`)],
  ["a bookmark", 2, 3, () => ada.post(`/api/posts/${postId}/bookmark`)],
  ["a share", 2, 3, () => ada.post(`/api/posts/${postId}/share`)],
  ["a like of a comment", 2, 3, async () => {
    const { id } = await comment(t, { postId, authorId: ben.id });
    return await ada.post(`/api/comments/${id}/like`);
  }],
  ["a repost", 5, 7, () => ada.post(`/api/posts/${postId}/repost`)],
];

test.each(acts)(
  "pays for %s %i XP, and %i with a Gold Crown that is deactivated",
  async (_, plain, crowned, act) => {
    expect((await act()).ok).toBe(true);
    expect(await xp(ada)).toBe(plain);
    [ada, ben] = [await member(t), await member(t)];
    ({ id: postId } = await post(t, { authorId: ben.id }));
    await giveBadge(t, ada.id, "goldCrown", { isDeactivated: true });
    expect((await act()).ok).toBe(true);
    expect(await xp(ada)).toBe(crowned);
    expect(await ledgerFaults(t)).toEqual([]);
  },
);

test("pays the author of a reposted post half as much again with their own Gold Crown", async () => {
  await giveBadge(t, ben.id, "goldCrown", { isActive: true });
  await ada.post(`/api/posts/${postId}/repost`);
  expect([await xp(ada), await xp(ben)]).toEqual([5, 7]);
});

test("takes 25% off AI and speech with a crown, rounded up, and off nothing else", async () => {
  const { consuming } = await (await ada.get("/api/xp-economy/services")).json() as XpEconomy;
  const ownContent = ["badge", "promotion", "post_deletion", "repost_withdrawn"];
  expect(consuming.map(({ service }) => service)).toEqual(
    expect.arrayContaining(Object.keys(serviceCosts)),
  );
  for (const { reasonCode, amount, badges } of consuming) {
    if (ownContent.includes(reasonCode)) {
      expect(new Set(Object.values(badges))).toEqual(new Set([amount]));
      continue;
    }
    const less = Math.ceil(amount * 0.75);
    expect(badges.goldCrown).toBe(less);
    expect([less, undefined]).toContain(badges.blackCrown);
    for (const holding of ["none", "blueVerify", "goldVerify"] as const) {
      expect([amount, undefined]).toContain(badges[holding]);
    }
  }
});

import { beforeEach, expect, test } from "vitest";
import { readXpHeader } from "#shared/xp/xp-header.ts";
import { countedApp } from "../../testing/counted-sql.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { giveXp, xpOf } from "../../testing/xp.ts";

const t = await createTestApp();
let ada: TestMember;
let theirs: string;
beforeEach(async () => {
  ada = await member(t);
  theirs = (await post(t, { authorId: (await member(t)).id })).id;
});

/** The caller's XP according to the response. */
async function told(response: Promise<Response>) {
  const { ok, headers } = await response;
  expect(ok).toBe(true);
  return readXpHeader(headers.get("X-Xp"));
}

test("sends the caller's new XP and level in responses to calls that pay or charge", async () => {
  await giveXp(t, ada.id, 96);
  const created = await ada.post("/api/posts", { content: "Morning" });
  const { id } = await created.json() as { id: string };
  expect(created.headers.get("X-Xp")).toBe("101;2;101");
  const comment = await ada.post(`/api/posts/${theirs}/comments`, { content: "Lovely" });
  expect(comment.headers.get("X-Xp")).toBe("103;2;103");
  const actions: [string, string, number][] = [
    ["POST", `/api/posts/${theirs}/like`, 105],
    ["POST", `/api/posts/${theirs}/bookmark`, 107],
    ["POST", `/api/posts/${theirs}/share`, 109],
    ["POST", `/api/posts/${theirs}/repost`, 114],
    ["DELETE", `/api/posts/${theirs}/repost`, 104],
    ["DELETE", `/api/posts/${id}`, 94],
  ];
  // No longer free (posts.23).
  t.clock.advance(10 * 60_000);
  for (const [method, path, xp] of actions) {
    expect(await told(ada.request(method, path)), `${method} ${path}`).toEqual({
      xp,
      level: 2,
      lifetimeXp: Math.max(xp, method === "DELETE" ? 114 : 0),
    });
  }
  expect((await xpOf(t, ada.id)).xp).toBe(94);
});

test("sends them in the response to a comment like too", async () => {
  const stranger = await member(t);
  const answer = await stranger.post(`/api/posts/${theirs}/comments`, { content: "Well said" });
  const { id } = await answer.json() as { id: string };
  expect(await told(ada.post(`/api/comments/${id}/like`))).toEqual({ xp: 2, level: 1, lifetimeXp: 2 });
});

test("sends no XP without a payment: for a repeat, an undo, own content, a read", async () => {
  await ada.post(`/api/posts/${theirs}/like`);
  const own = await post(t, { authorId: ada.id });
  for (
    const [method, path] of [
      ["POST", `/api/posts/${theirs}/like`],
      ["DELETE", `/api/posts/${theirs}/like`],
      ["DELETE", `/api/posts/${theirs}/repost`],
      ["POST", `/api/posts/${own.id}/like`],
      ["GET", `/api/posts/${theirs}`],
    ] as const
  ) expect(await told(ada.request(method, path)), `${method} ${path}`).toBeNull();
});

test("takes no extra statement to send the XP", async () => {
  const { as, sent } = countedApp(t);
  const counting = as(ada);
  await counting.get(`/api/posts/${theirs}`);
  const before = sent();
  expect(await told(counting.post(`/api/posts/${theirs}/like`))).toEqual({ xp: 2, level: 1, lifetimeXp: 2 });
  // One for the limit, one for the like.
  expect(sent() - before).toBe(2);
});

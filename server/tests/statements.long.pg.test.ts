import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { z } from "zod";
import { contract } from "#shared/contract.ts";
import { searchTokens } from "#shared/search/search-words.ts";
import { product } from "#shared/product.ts";
import { createApp } from "../app.ts";
import { dropCachedReads } from "../db/cache/drop-cached-reads.ts";
import { formatTokens } from "../db/search-fragments.ts";
import { giveCrown } from "../testing/badge.ts";
import { bot } from "../testing/bot.ts";
import { comment } from "../testing/comment.ts";
import { countedSql } from "../testing/counted-sql.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { crowd } from "../testing/crowd.ts";
import { member, type TestMember } from "../testing/member.ts";
import { post } from "../testing/post.ts";
import { requestsOf } from "../testing/requests.ts";
import { giveXp } from "../testing/xp.ts";

const t = await createTestApp();
/** An administrator, who may read every list. */
const ada = await member(t, { isAdmin: true });
/** Writes to Ada. */
const friend = await member(t);
/** Without the counting of limits, which happens later and for several calls at once. */
const { sql, sent } = countedSql(t.db.sql, "insert into rate_limits");
const counting = createApp({ ...t.deps, db: { ...t.db, sql } });
const reader = requestsOf({ app: counting, config: t.config }, { Authorization: `Bearer ${ada.token}` });

/** Ada's. */
const aiChat = uuidv7();
/** A comment of Ada's. */
const edited = (await comment(t, {
  postId: (await post(t, { authorId: friend.id })).id,
  authorId: ada.id,
})).id;
/** With evidence. */
const caseId = uuidv7();

const minuteMs = 60_000;

/**
 * The statements of a read with an empty cache, and how many rows it shows (null: it is no list).
 */
async function measure(path: string): Promise<{ statements: number; rows: number | null }> {
  // The first call also looks the session up.
  await reader.get(path);
  dropCachedReads(sql);
  const before = sent();
  const response = await reader.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  const statements = sent() - before;
  const body: unknown = await response.json();
  return { statements, rows: Array.isArray(body) ? body.length : null };
}

/** Promotes a new post; its promotion's id. */
async function promote(author: Pick<TestMember, "id" | "post">): Promise<string> {
  await giveXp(t, author.id, 5000);
  const { id } = await post(t, { authorId: author.id });
  const response = await author.post(`/api/posts/${id}/promote`, { durationHours: 24 });
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

/** Adds this many rows to every list. */
async function grow(postId: string, count: number): Promise<void> {
  await friend.post(`/api/users/${ada.id}/follow`);
  for (let n = 0; n < count; n++) {
    await friend.post("/api/messages", { receiverId: ada.id, content: "Another" });
  }
  for (const other of await crowd(t, count)) {
    // Past the limits of writes.
    t.clock.advance(minuteMs);
    await ada.post(`/api/users/${other.id}/follow`);
    await other.post(`/api/users/${ada.id}/follow`);
    await other.post(`/api/posts/${postId}/like`);
    await other.post(`/api/posts/${postId}/repost`);
    await other.post("/api/messages", { receiverId: ada.id, content: "A word", sharedPostId: postId });
    const thread = await other.post(`/api/posts/${postId}/comments`, { content: "Thread" });
    await ada.post(`/api/posts/${postId}/comments`, {
      content: "Reply",
      parentId: (await thread.json() as { id: string }).id,
    });
    const content = `A #word and #word${other.id.replaceAll("-", "")}`;
    const quote = await other.post("/api/posts", { content, quotedPostId: postId, isQuote: true });
    const { id } = await quote.json() as { id: string };
    await ada.post(`/api/posts/${id}/like`);
    await ada.post(`/api/posts/${id}/bookmark`);
    await friend.post(`/api/posts/${id}/report`, { reason: "spam" });
    await ada.post(`/api/posts/${id}/repost`);
    await giveCrown(t, other.id);
    await promote(other);
    await promote(ada);
    await ada.post("/api/admin/gift-xp", { userId: other.id, xpAmount: 10 });
  }
  await t.sql`
    with stored as (
      insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
      values (gen_random_uuid(), ${ada.id}, 640, 480, 1000, 'XQgKDYJXd4d', now())
      returning id
    )
    update posts
    set image_id = stored.id
    from stored
    where author_id = ${ada.id}
      and repost_of_id is null
      and image_id is null`;
  for (const { id } of await crowd(t, count)) {
    await t.sql`insert into blocks (blocker_id, blocked_id, created_at) values (${ada.id}, ${id}, now())`;
  }
  for (const { id } of await crowd(t, count)) {
    await t.sql`insert into mutes (muter_id, muted_id, created_at) values (${ada.id}, ${id}, now())`;
    // Detected by their address.
    await t.sql`update members set email = ${`${id}@${product.botMailDomain}`} where id = ${id}`;
    await bot(t);
  }
  t.clock.advance(minuteMs);
  await t.sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    select gen_random_uuid(), ${ada.id}, sha256(gen_random_uuid()::text::bytea), now(), now(), now() + interval '1 day'
    from generate_series(1, ${count})`;
  await t.sql`
    insert into orders (id, member_id, kind, product, cents, currency, xp_amount, is_live, state, created_at)
    select gen_random_uuid(), ${ada.id}, 'xp_pack', 'xp_5000', 999, 'usd', 5000, false, 'cancelled', now()
    from generate_series(1, ${count})`;
  await t.sql`
    insert into member_badges (id, member_id, badge_type, created_at)
    select gen_random_uuid(), ${ada.id}, 'green', now()
    from generate_series(1, ${count})`;
  await t.sql`
    insert into evidence (id, kept_for, kind, subject_id, member_id, case_id, rule, kept_at, content)
    select gen_random_uuid(), 'removal', 'post', gen_random_uuid(), ${friend.id}, ${caseId}, 'hate', now(), 'sealed'
    from generate_series(1, ${count})`;
  await t.sql`update follows set has_bell = true where follower_id = ${ada.id}`;
  await t.sql`
    insert into thanks (id, giver_id, receiver_id, post_id, created_at, tell_at, told_at)
    select gen_random_uuid(), followed_id, follower_id, ${postId}, now(), now(), now()
    from follows
    where follower_id = ${ada.id}
    on conflict do nothing`;
  await t.sql`
    insert into drafts (id, member_id, content, created_at, updated_at)
    select gen_random_uuid(), ${ada.id}, 'Unfinished', now(), now()
    from generate_series(1, ${count})`;
  for (const [column, id] of [["post_id", postId], ["comment_id", edited]] as const) {
    await t.sql`
      insert into revisions (id, ${t.sql(column)}, number, written_at, replaced_at, content, moderation_level)
      select
        gen_random_uuid(), ${id}, n + (select count(*) from revisions where ${
      t.sql(column)
    } = ${id}), now(), now(),
        'Before', 'top'
      from generate_series(1, ${count}) as n`;
  }
  await t.sql`
    with begun as (
      insert into ai_sessions (id, member_id, title, created_at, updated_at)
      select case when n = 0 then ${aiChat}::uuid else gen_random_uuid() end, ${ada.id}, 'A chat', now(), now()
      from generate_series(0, ${count}) as n
      on conflict (id) do nothing
    )
    insert into ai_messages (id, session_id, role, content, search_text, search_tokens, state, created_at)
    select
      gen_random_uuid(), ${aiChat}, 'user', 'A word', ' a  word ',
      ${
    formatTokens(searchTokens("A word"))
  }::tsvector || array_to_tsvector(array[${ada.id}::text]), 'complete', now()
    from generate_series(1, ${count})`;
}

/** Every list of the contract, with the statements of one read. */
const lists: Readonly<Record<string, { path: string; statements: number }>> = {
  getLeaderboard: { path: "/api/leaderboard/weekly?limit=50", statements: 2 },
  getPromotionStats: { path: "/api/promotions/{promotion}/stats", statements: 2 },
  getRateLimitStatus: { path: "/api/rate-limit-status", statements: 2 },
  getOutbox: { path: "/api/dev/outbox?to=nobody@example.org", statements: 0 },
  listAiMessages: { path: "/api/ai/sessions/{chat}/messages?limit=50", statements: 2 },
  listAiSessions: { path: "/api/ai/sessions?limit=50", statements: 1 },
  listAudit: { path: "/api/admin/audit?limit=50", statements: 1 },
  listThanks: { path: "/api/thanks?limit=50", statements: 1 },
  listUsers: { path: "/api/admin/users?q=example&limit=50", statements: 4 },
  listActiveBadges: { path: "/api/users/{ada}/active-badges", statements: 1 },
  listBadges: { path: "/api/users/{ada}/badges", statements: 1 },
  listBadgesActive: { path: "/api/users/{ada}/badges/active", statements: 1 },
  listBotUsers: { path: "/api/bot-users", statements: 2 },
  listDrafts: { path: "/api/drafts?limit=50", statements: 1 },
  listEvidence: { path: "/api/admin/evidence?caseId={case}&limit=50", statements: 1 },
  listDetectedBots: { path: "/api/bot-users/detect/main-table", statements: 1 },
  listBells: { path: "/api/users/bells?limit=50", statements: 1 },
  listBlocked: { path: "/api/users/blocked?limit=50", statements: 1 },
  listBookmarkedPosts: { path: "/api/users/{ada}/bookmarks?limit=50", statements: 2 },
  listCases: { path: "/api/moderation/reports?limit=50", statements: 1 },
  listCommentRevisions: { path: "/api/comments/{edited}/revisions?limit=50", statements: 2 },
  listComments: { path: "/api/posts/{post}/comments?limit=50", statements: 4 },
  listConversations: { path: "/api/conversations?limit=50", statements: 2 },
  listFollowers: { path: "/api/users/{ada}/followers?limit=50", statements: 1 },
  listFollowing: { path: "/api/users/{ada}/following?limit=50", statements: 1 },
  listFollowingPosts: { path: "/api/posts/following?limit=50", statements: 2 },
  listHashtagPosts: { path: "/api/hashtag/word/posts?limit=50", statements: 4 },
  listLikedPosts: { path: "/api/users/{ada}/likes?limit=50", statements: 2 },
  listMemberPictures: { path: "/api/users/{ada}/pictures?limit=50", statements: 4 },
  listMemberWritings: { path: "/api/moderation/members/{ada}/writings?limit=50", statements: 3 },
  listMemberPosts: { path: "/api/users/{ada}/posts?limit=50", statements: 4 },
  listModeratedMembers: { path: "/api/moderation/members?limit=50", statements: 4 },
  listMuted: { path: "/api/users/muted?limit=50", statements: 1 },
  listMyPromotions: { path: "/api/promotions/my?limit=50", statements: 1 },
  listNotifications: { path: "/api/notifications?limit=50", statements: 1 },
  listOrders: { path: "/api/shop/orders?limit=50", statements: 1 },
  listOwnFollowing: { path: "/api/users/following?limit=50", statements: 1 },
  listPostLikes: { path: "/api/posts/{post}/likes?limit=50", statements: 2 },
  listPostRevisions: { path: "/api/posts/{post}/revisions?limit=50", statements: 2 },
  listPosts: { path: "/api/posts?limit=50", statements: 3 },
  listPromotedPosts: { path: "/api/posts/promoted", statements: 3 },
  listSessions: { path: "/api/auth/sessions", statements: 1 },
  listSuggestedMembers: { path: "/api/users/suggested", statements: 1 },
  listXpTransactions: { path: "/api/users/{ada}/xp-transactions?limit=50", statements: 1 },
  readThread: { path: "/api/conversations/{friend}?limit=50", statements: 2 },
  searchAiMessages: { path: "/api/ai/search?q=word&limit=50", statements: 1 },
  searchMembers: { path: "/api/users/search?q=many&limit=50", statements: 1 },
  searchMessages: { path: "/api/messages/search?q=word&limit=50", statements: 5 },
  suggestHashtags: { path: "/api/hashtags/suggest?q=wo&limit=20", statements: 1 },
};

/** A handful, whatever the number of posts. */
const ofFixedLength = [
  "getPromotionStats",
  "getRateLimitStatus",
  "getOutbox",
  "listActiveBadges",
  "listBadgesActive",
  "listPromotedPosts",
  "listSuggestedMembers",
];

/** Reads of one subject, or of lists in another way. */
const others: Readonly<Record<string, number>> = {
  "/api/ai/sessions/{chat}": 1,
  "/api/posts?limit=50&q=word": 2,
  // The post and its rows, the reader, their marks, and whether their own post is promoted.
  "/api/posts/{post}": 5,
  "/api/posts/{post}/deletion-cost": 1,
  "/api/users/{ada}": 2,
  "/api/users/{ada}/stats": 2,
  "/api/users/username/{ada.username}": 1,
};

test("has every list of the contract in the table", () => {
  const inContract = Object.entries(contract)
    .filter(([, { method, paged, response }]) =>
      method === "get" && (paged || response instanceof z.ZodArray)
    )
    .map(([id]) => id);
  expect(Object.keys(lists).toSorted()).toEqual(inContract.toSorted());
});

test("sends no more statements for more rows in any read", async () => {
  const { id } = await post(t, { authorId: ada.id });
  const promotion = await promote(ada);
  const at = (path: string) =>
    path.replace("{promotion}", promotion).replace("{post}", id).replace("{ada}", ada.id).replace(
      "{chat}",
      aiChat,
    ).replace("{case}", caseId).replace("{edited}", edited).replace(
      "{friend}",
      friend.id,
    ).replace(
      "{ada.username}",
      ada.username,
    );
  const measureAll = async () => {
    const rows: Record<string, number | null> = {};
    for (const [name, { path, statements }] of Object.entries(lists)) {
      const measured = await measure(at(path));
      expect([name, measured.statements]).toEqual([name, statements]);
      rows[name] = measured.rows;
    }
    for (const [path, statements] of Object.entries(others)) {
      expect([path, (await measure(at(path))).statements]).toEqual([path, statements]);
    }
    return rows;
  };
  await grow(id, 1);
  const first = await measureAll();
  await grow(id, 12);
  const then = await measureAll();
  for (const name of Object.keys(lists).filter((one) => !ofFixedLength.includes(one))) {
    expect([name, first[name]], name).toSatisfy(([, rows]) => rows >= 1 && rows < 12);
    expect([name, then[name]], name).toSatisfy(([, rows]) => rows >= 12);
  }
}, 60_000);

test("writes by one statement, besides permission and reading back", async () => {
  const { id } = await post(t, { authorId: ada.id });
  await reader.get(`/api/posts/${id}`);
  const count = async (method: string, path: string, json?: unknown) => {
    const before = sent();
    expect((await reader.request(method, path, { json })).status).toBeLessThan(300);
    return sent() - before;
  };
  expect(await count("POST", `/api/posts/${id}/like`)).toBe(1);
  expect(await count("DELETE", `/api/posts/${id}/like`)).toBe(1);
  expect(await count("POST", "/api/posts", { content: "Hello #there @nobody" })).toBe(1);
  expect(await count("POST", `/api/posts/${id}/comments`, { content: "Hello @nobody" })).toBe(1);
  // The rest is a transaction, whose statements are not counted here.
  expect(await count("DELETE", `/api/posts/${id}`)).toBe(1);
  const { id: other } = await post(t, { authorId: (await member(t)).id });
  expect(await count("POST", `/api/posts/${other}/bookmark`)).toBe(1);
  expect(await count("DELETE", `/api/posts/${other}/bookmark`)).toBe(1);
  expect(await count("POST", `/api/posts/${other}/share`)).toBe(1);
  expect(await count("POST", `/api/posts/${other}/repost`)).toBe(2);
  expect(await count("DELETE", `/api/posts/${other}/repost`)).toBe(1);
  expect(await count("POST", "/api/posts", { content: "#hi", quotedPostId: other, isQuote: true })).toBe(3);
});

test("sends no statement for a forged link", async () => {
  const before = sent();
  const stranger = requestsOf({ app: counting, config: t.config });
  expect(await (await stranger.get("/api/auth/verify-email?token=made-up")).json()).toMatchObject({
    verified: false,
  });
  const password = { password: "Quiet1Harbour!", confirmPassword: "Quiet1Harbour!" };
  const reset = await stranger.post("/api/auth/reset-password", { token: "made-up", ...password });
  expect(await reset.json()).toMatchObject({ code: "invalid_token" });
  expect(sent()).toBe(before);
});

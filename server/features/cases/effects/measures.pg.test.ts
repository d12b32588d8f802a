import { expect, test } from "vitest";
import type { Comment } from "#shared/comments/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createCtx } from "../../../context.ts";
import type { ServerEvent } from "../../../events.ts";
import { dropCachedReads } from "../../../db/cache/drop-cached-reads.ts";
import { comment } from "../../../testing/comment.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { member, signIn, type TestMember, testPassword } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { giveXp } from "../../../testing/xp.ts";
import { authorWithXp, readPromotion, startPromotion } from "../../promotions/testing/promoted-posts.ts";
import type { FormerLimit, FormerSuspension } from "./effect.ts";
import { limitMember, undoLimit } from "./limit-member.ts";
import { suspendMember, undoSuspension } from "./suspend-member.ts";
import { endMeasures } from "./end-measures.ts";

const t = await createTestApp();
const dayMs = 24 * 60 * 60 * 1000;
const ctx = createCtx(t.deps, { type: "system", name: "end_measures" });

const inDays = (days: number) => new Date(t.clock.now().getTime() + days * dayMs);
const suspend = (who: Pick<TestMember, "id">, until: Date | null, reason = "Threats") =>
  t.db.transaction((tx) => suspendMember(tx, who.id, { reason, until, at: t.clock.now() }));
const unsuspend = (who: TestMember, former: object | null) =>
  t.db.transaction((tx) => undoSuspension(tx, who.id, former as FormerSuspension, t.clock.now()));
const limit = (who: Pick<TestMember, "id">, until: Date) =>
  t.db.transaction((tx) => limitMember(tx, who.id, until, t.clock.now()));
const unlimit = (who: TestMember, former: object | null) =>
  t.db.transaction((tx) => undoLimit(tx, who.id, former as FormerLimit, t.clock.now()));
const logIn = (who: TestMember) => t.post("/api/auth/login", { email: who.email, password: testPassword });
const signInAgain = async (who: TestMember): Promise<TestMember> => ({ ...who, ...await signIn(t, who.id) });
const said = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, (await response.json() as { message?: string }).message] as const;
};
const measuresOf = async (who: TestMember) => {
  const [row] = await t.sql`
    select suspended_at, suspension_reason, suspended_until, limited_until, post_audience
    from members where id = ${who.id}`;
  return row;
};

test("a suspension for days says at sign-in until when, ends by itself with a mail, and not before", async () => {
  const ada = await member(t);
  t.clock.set(new Date("2026-11-20T12:00:00Z"));
  expect(await suspend(ada, inDays(7))).toMatchObject({ username: ada.username, stoppedPromotions: 0 });
  expect((await ada.get("/api/auth/user")).status).toBe(401);
  expect(await said(logIn(ada))).toEqual([
    403,
    "Your account is suspended until November 27, 2026: Threats. Our email to you says why, and has a link to contest it. If you think this is a mistake, you can also write to hello@glimmer.app.",
  ]);
  t.clock.advance(7 * dayMs - 1000);
  expect(await endMeasures(ctx)).toBe(0);
  expect((await logIn(ada)).status).toBe(403);
  t.clock.advance(1000);
  expect(await endMeasures(ctx)).toBe(1);
  expect(await endMeasures(ctx)).toBe(0);
  expect((await logIn(ada)).status).toBe(200);
  await runJobs(t);
  expect(t.mailbox.list(ada.email)).toMatchObject([{
    subject: "Your Glimmer account is open again",
    text: expect.stringContaining("Your posts, XP and badges are as they were."),
  }]);
});

test("of two processes that end a suspension at once, one mails", async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => member(t)));
  for (const one of members) await suspend(one, inDays(1));
  t.clock.advance(dayMs);
  const ended = await Promise.all([endMeasures(ctx), endMeasures(ctx), endMeasures(ctx)]);
  // Whom another process holds waits for the next minute.
  expect(ended.reduce((all, some) => all + some, 0) + await endMeasures(ctx)).toBe(4);
  await runJobs(t);
  for (const { email } of members) expect(t.mailbox.list(email)).toHaveLength(1);
});

test("an administrator's suspension lasts until somebody restores the member, also one that was for days", async () => {
  const [root, ada] = [await member(t, { isAdmin: true }), await member(t)];
  await root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam" });
  t.clock.advance(400 * dayMs);
  expect(await endMeasures(ctx)).toBe(0);
  const admin = await member(t, { isAdmin: true });
  expect((await admin.post(`/api/admin/users/${ada.id}/restore`, { reason: "Fine" })).status).toBe(200);
  await suspend(ada, inDays(3));
  const restored = await admin.post(`/api/admin/users/${ada.id}/restore`, { reason: "Fine" });
  expect([restored.status, await restored.json()]).toMatchObject([200, { suspension: null }]);
  expect(await measuresOf(ada)).toMatchObject({ suspended_at: null, suspended_until: null });
});

test("a longer suspension takes the place of a shorter, a shorter or equal one does nothing, and undoing brings back what stood before", async () => {
  const [ada, bot] = [await member(t), await member(t)];
  await t.sql`update members set is_bot = true where id = ${bot.id}`;
  expect(await suspend(bot, null)).toBeNull();
  expect(await suspend({ id: crypto.randomUUID() }, null)).toBeNull();
  expect(await suspend(ada, inDays(7), "First")).not.toBeNull();
  const before = await measuresOf(ada);
  expect(await suspend(ada, inDays(7), "Again")).toBeNull();
  expect(await suspend(ada, inDays(1), "Again")).toBeNull();
  t.clock.advance(1000);
  const former = await suspend(ada, null, "Worse");
  expect(await measuresOf(ada)).toMatchObject({ suspension_reason: "Worse", suspended_until: null });
  expect(await suspend(ada, null)).toBeNull();
  expect(await unsuspend(ada, former)).toBe(true);
  expect(await measuresOf(ada)).toEqual(before);
  expect(await unsuspend(ada, former)).toBe(false);
});

test.each(
  [
    ["suspension", (who: TestMember) => suspend(who, null), unsuspend],
    ["limit", (who: TestMember) => limit(who, inDays(30)), unlimit],
  ] as const,
)(
  "undoing a %s lets promotions go on by as much later as they stood still, without paying an hour twice",
  async (_, measure, undo) => {
    const { ada, postId } = await authorWithXp(t, 10_000);
    const gone = await post(t, { authorId: ada.id });
    const { id, endsAt } = await startPromotion(ada, postId, 2);
    const lost = await startPromotion(ada, gone.id, 2);
    t.clock.advance(1_800_000);
    const former = await measure(ada);
    expect(former).toMatchObject({ stoppedPromotions: 2 });
    await t.sql`delete from posts where id = ${gone.id}`;
    t.clock.advance(600_000);
    expect(await undo(ada, former)).toBe(true);
    const again = await logIn(ada);
    expect(again.status).toBe(200);
    const [row] = await t.sql<{ ends_at: Date; due_at: Date; started_at: Date }[]>`
      select ends_at, due_at, started_at from promotions where id = ${id} and ended_at is null`;
    expect(row?.ends_at.getTime()).toBe(Date.parse(endsAt) + 600_000);
    expect(row && row.due_at.getTime() - row.started_at.getTime()).toBe(3_600_000);
    expect(await t.sql`select end_reason from promotions where id = ${lost.id}`).toEqual([
      { end_reason: "stopped" },
    ]);
    expect(await t.sql`select 1 from promotion_hours where promotion_id = ${id}`).toHaveLength(1);
  },
);

test("undoing one of two measures lets no promotion go on while the other lasts, nor one of a removed post", async () => {
  const { ada, postId } = await authorWithXp(t, 10_000);
  const { id } = await startPromotion(ada, postId, 2);
  const isRunning = async () =>
    (await t.sql`select from promotions where id = ${id} and ended_at is null`).length === 1;
  const limited = await limit(ada, inDays(7));
  const suspended = await suspend(ada, null);
  expect([await unlimit(ada, limited), await isRunning()]).toEqual([true, false]);
  expect([await unsuspend(ada, suspended), await isRunning()]).toEqual([true, false]);
  const again = await startPromotion(await signInAgain(ada), (await post(t, { authorId: ada.id })).id, 2);
  const former = await limit(ada, inDays(7));
  await t.sql`update posts set removed_at = ${t.clock.now()} where author_id = ${ada.id}`;
  expect(await unlimit(ada, former)).toBe(true);
  expect(await t.sql`select end_reason from promotions where id = ${again.id}`).toEqual([
    { end_reason: "stopped" },
  ]);
});

test("a limited member promotes nothing, and reads when they can", async () => {
  t.clock.set(new Date("2026-11-20T12:00:00Z"));
  const { ada, postId } = await authorWithXp(t, 10_000);
  const { id } = await startPromotion(ada, postId, 2);
  await limit(ada, inDays(7));
  expect(await readPromotion(ada, id)).toMatchObject({ isActive: false, endReason: "stopped" });
  expect(await said(ada.post(`/api/posts/${postId}/promote`, { durationHours: 1 }))).toEqual([
    409,
    "Your posts can be promoted again on November 27, 2026.",
  ]);
});

/** The posts of a limited author that a viewer finds: the post, its repost and what quotes it. */
async function found(viewer: TestMember, author: TestMember, { postId, quoting }: Record<string, string>) {
  const list = async (path: string) => {
    const response = await viewer.get(path);
    return response.status === 200 ? (await response.json() as Post[]) : [];
  };
  const has = async (path: string) => (await list(path)).some(({ id }) => id === postId);
  const [tagged, newest] = [await viewer.get("/api/hashtag/lantern/posts"), await list("/api/posts")];
  return {
    post: (await viewer.get(`/api/posts/${postId}`)).status,
    like: (await viewer.post(`/api/posts/${postId}/like`)).status,
    comments: (await viewer.get(`/api/posts/${postId}/comments`)).status,
    feed: newest.some(({ id }) => id === postId),
    long: await has("/api/posts?limit=100"),
    search: await has("/api/posts?q=lantern"),
    profile: await has(`/api/users/${author.id}/posts`),
    tag: [(await tagged.json() as Post[]).length, tagged.headers.get("x-total-count")],
    reposts: newest.filter(({ repostedPostId }) => repostedPostId === postId).length,
    quotes: newest.find(({ id }) => id === quoting)?.quotedPost?.id === postId,
  };
}

test("posts of a limited member reach their followers and themselves only, at once, in every list and count, and their comments stay", async () => {
  const [ada, fan, stranger, ground] = [await member(t), await member(t), await member(t), await member(t)];
  for (const one of [fan, ground]) await one.post(`/api/users/${ada.id}/follow`);
  const created = await ada.post("/api/posts", { content: "By the light of a lantern #lantern" });
  const { id: postId } = await created.json() as Post;
  await ground.post(`/api/posts/${postId}/repost`);
  const answer = await ground.post("/api/posts", {
    content: "Look at this",
    quotedPostId: postId,
    isQuote: true,
  });
  const { id: quoting } = await answer.json() as Post;
  const open = { id: (await post(t, { authorId: ground.id })).id };
  const { id: commentId } = await comment(t, { postId: open.id, authorId: ada.id });
  const all = {
    post: 200,
    like: 200,
    comments: 200,
    feed: true,
    long: true,
    search: true,
    profile: true,
    tag: [1, "1"],
    reposts: 1,
    quotes: true,
  };
  const none = {
    post: 404,
    like: 404,
    comments: 404,
    feed: false,
    long: false,
    search: false,
    profile: false,
    tag: [0, "0"],
    reposts: 0,
    quotes: false,
  };
  const ids = { postId, quoting };
  expect(await found(stranger, ada, ids)).toEqual(all);
  const former = await limit(ada, inDays(7));
  expect(await found(stranger, ada, ids)).toEqual(none);
  expect(await found(fan, ada, ids)).toEqual(all);
  expect((await ada.get(`/api/posts/${postId}`)).status).toBe(200);
  const said = await (await stranger.get(`/api/posts/${open.id}/comments`)).json() as Comment[];
  expect(said.map(({ id }) => id)).toEqual([commentId]);
  const tags = await (await fan.get("/api/hashtags/suggest?q=lan")).json();
  expect(tags).toEqual([]);
  // By following they reach them.
  const isThere = async () => (await stranger.get(`/api/posts/${postId}`)).status === 200;
  expect((await stranger.post(`/api/users/${ada.id}/follow`)).status).toBe(200);
  expect(await isThere()).toBe(true);
  await stranger.delete(`/api/users/${ada.id}/follow`);
  expect(await isThere()).toBe(false);
  expect(await unlimit(ada, former)).toBe(true);
  expect(await isThere()).toBe(true);
});

test("a limited member starts no conversation, reads until when, and goes on with those they have and with Lisa", async () => {
  t.clock.set(new Date("2026-11-20T12:00:00Z"));
  const [ada, friend, other] = [await member(t), await member(t), await member(t)];
  for (const one of [friend, other]) await ada.post(`/api/users/${one.id}/follow`);
  const send = (from: TestMember, to: TestMember) =>
    said(from.post("/api/messages", { receiverId: to.id, content: "Hello" }));
  await friend.post(`/api/users/${ada.id}/follow`);
  expect((await send(ada, friend))[0]).toBe(201);
  await limit(ada, inDays(7));
  const refusal = "You can't start new conversations until November 27, 2026.";
  expect(await send(ada, other)).toEqual([403, refusal]);
  expect(await (await ada.get(`/api/conversations/${other.id}/summary`)).json().catch(() => null))
    .toBeDefined();
  expect((await send(ada, friend))[0]).toBe(201);
  await other.post(`/api/users/${ada.id}/follow`);
  expect((await send(other, ada))[0]).toBe(201);
  expect((await send(ada, other))[0]).toBe(201);
  const me = await (await ada.get("/api/auth/user")).json();
  expect(me).toMatchObject({ limitedUntil: "2026-11-27T12:00:00.000Z" });
});

test("a post that does not reach the receiver of a message is not shared with them", async () => {
  const [ada, fan, other] = [await member(t), await member(t), await member(t)];
  for (const one of [ada, other]) await fan.post(`/api/users/${one.id}/follow`);
  const { id } = await post(t, { authorId: ada.id });
  const share = () => fan.post("/api/messages", { receiverId: other.id, content: "", sharedPostId: id });
  await limit(ada, inDays(7));
  expect((await share()).status).toBe(403);
  await other.post(`/api/users/${ada.id}/follow`);
  expect((await share()).status).toBe(201);
});

test("a limited member is neither suggested nor ranked, and the end of the limit brings all of it back and tells their open pages", async () => {
  const [ada, stranger] = [await member(t), await member(t)];
  await giveXp(t, ada.id, 10);
  await post(t, { authorId: ada.id });
  await t.sql`
    insert into xp_standings (period, starts_on, member_id, xp, step)
    values ('all-time', '1970-01-01', ${ada.id}, 1000000, 1000000 / 32)`;
  const isIn = async (path: string) =>
    (await (await stranger.get(path)).json() as { id: string }[]).some(({ id }) => id === ada.id);
  const places = async () => {
    dropCachedReads(t.db.sql);
    return [await isIn("/api/users/suggested"), await isIn("/api/leaderboard/all-time")];
  };
  expect(await places()).toEqual([true, true]);
  await limit(ada, inDays(7));
  expect(await places()).toEqual([false, false]);
  const heard: ServerEvent[] = [];
  t.deps.bus.listen({ onEvent: (event) => heard.push(event), onGap() {} });
  t.clock.advance(7 * dayMs);
  expect(await endMeasures(ctx)).toBeGreaterThan(0);
  await post(t, { authorId: ada.id });
  expect(await places()).toEqual([true, true]);
  expect(heard).toContainEqual({ type: "resync", memberId: ada.id });
  expect(await measuresOf(ada)).toMatchObject({ limited_until: null, post_audience: "members" });
});

test("a second limit lasts as long as the longer, and undoing it leaves the first", async () => {
  const ada = await member(t);
  const [first, second] = [inDays(7), inDays(30)];
  await limit(ada, first);
  const former = await limit(ada, second);
  expect(await measuresOf(ada)).toMatchObject({ limited_until: second });
  await limit(ada, first);
  expect(await measuresOf(ada)).toMatchObject({ limited_until: second });
  expect(await unlimit(ada, former)).toBe(true);
  expect(await measuresOf(ada)).toMatchObject({ limited_until: first, post_audience: "followers" });
  expect(await unlimit(ada, former)).toBe(false);
});

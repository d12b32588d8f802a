import { expect, test } from "vitest";
import { giveCrown } from "../../../testing/badge.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, signIn, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { giveXp, ledgerFaults } from "../../../testing/xp.ts";
import { mailedToken, newRegistration } from "../../auth/register/testing/registrations.ts";
import { leaveAccount } from "./leave-account.ts";
import {
  createLeavingScene,
  dayMs,
  leaveByHand,
  leaveGlimmer,
  logIn,
  restoreByHand,
} from "./testing/leaving-scene.ts";

const t = await createTestApp();
// The members of these tests are not administrators, so there must be another one.
await member(t, { isAdmin: true });

test("signs out everywhere and says until when the deletion can be undone", async () => {
  const ada = await member(t);
  const other = await signIn(t, ada.id);
  const response = await leaveGlimmer(ada);
  const until = new Date(t.clock.now().getTime() + 30 * dayMs).toISOString();
  expect([response.status, await response.json()]).toEqual([200, { success: true, restorableUntil: until }]);
  expect(response.headers.getSetCookie().join()).toContain("Max-Age=0");
  for (const session of [ada, other]) expect((await session.get("/api/auth/user")).status).toBe(401);
  const [mail] = t.mailbox.list(ada.email);
  expect(mail?.subject).toBe("Your Glimmer account is deleted");
  expect(mail?.text).toContain(`@${ada.username}`);
  expect(mail?.text).toContain("Sign in by April 3, 2026");
  expect(mail?.links).toEqual([`${t.config.publicUrl}/login`]);
});

test("changes nothing without the password", async () => {
  const ada = await member(t);
  for (
    const [password, status, code] of [["Wrong1!wrong", 401, "invalid_credentials"], [
      "",
      400,
      "invalid_input",
    ]] as const
  ) {
    const refused = await leaveGlimmer(ada, password);
    expect([refused.status, (await refused.json() as { code: string }).code]).toEqual([status, code]);
  }
  expect((await ada.get("/api/auth/user")).status).toBe(200);
  expect(t.mailbox.list(ada.email)).toEqual([]);
});

test("hides the member and their content from everyone at once", async () => {
  const { ada, bea, adasPost, beasPost, answered } = await createLeavingScene(t);
  const paths = [
    "/api/posts",
    "/api/posts/following",
    "/api/hashtag/meadow/posts",
    `/api/posts?q=meadow`,
    `/api/users/search?q=${ada.username}`,
    "/api/users/search?q=Lovely",
    `/api/users/${bea.id}/followers`,
    `/api/users/${bea.id}/following`,
    `/api/users/${bea.id}/posts`,
    `/api/posts/${beasPost}/likes`,
    `/api/posts/${beasPost}/comments`,
    "/api/leaderboard/daily",
    "/api/notifications",
    "/api/users/suggested",
  ];
  const read = async () =>
    (await Promise.all(paths.map(async (path) => await (await bea.get(path)).text()))).join("\n");
  // As the screens showed it before.
  expect(await read()).toContain(ada.id);
  await leaveGlimmer(ada);
  const seen = await read();
  for (const hidden of [ada.id, adasPost, answered, "Ada Lovely", "Which tea?"]) {
    expect(seen).not.toContain(hidden);
  }
  for (
    const gone of [
      `/api/users/${ada.id}`,
      `/api/users/username/${ada.username}`,
      `/api/users/${ada.id}/posts`,
      `/api/posts/${adasPost}`,
      `/api/posts/${adasPost}/comments`,
    ]
  ) expect([gone, (await bea.get(gone)).status]).toEqual([gone, 404]);
  expect((await bea.post(`/api/users/${ada.id}/follow`)).status).toBe(404);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("takes every kind of comment, and the replies to it, from the counters of posts, and adds them again", async () => {
  const members = await Promise.all(Array.from({ length: 3 }, () => member(t)));
  const posts = [await post(t, { authorId: members[0]!.id }), await post(t, { authorId: members[1]!.id })];
  await commentInEveryWay(posts, members);
  expect(await counterFaults(t.sql)).toEqual([]);
  const count = async (step: "leave" | "restore", { id }: TestMember) => {
    const at = t.clock.now();
    expect(await (step === "leave" ? leaveByHand(t, id, at) : restoreByHand(t, id, at))).toBe(true);
    expect(await counterFaults(t.sql)).toEqual([]);
  };
  const [one, other] = members as [TestMember, TestMember];
  for (const step of ["leave", "restore"] as const) for (const by of [one, other]) await count(step, by);
});

/** Below each post a comment of each member, level and state, each answered by all of the same. */
async function commentInEveryWay(posts: readonly { id: string }[], by: readonly TestMember[]): Promise<void> {
  const kinds = t.sql`
    unnest(${by.map(({ id }) => id)}::uuid[]) as author_id
    cross join unnest(array['top', 'high', 'low', 'none', null]) as level
    cross join unnest(array[null, now()]) as deleted_at`;
  const columns = t
    .sql`comments (id, post_id, parent_id, author_id, content, moderation_level, created_at, deleted_at, replies_count)`;
  await t.sql`
    insert into ${columns}
    select gen_random_uuid(), post_id, null::uuid, author_id, '', level, now(), deleted_at, 0
    from unnest(${posts.map(({ id }) => id)}::uuid[]) as post_id
    cross join ${kinds}`;
  await t.sql`
    insert into ${columns}
    select gen_random_uuid(), root.post_id, root.id, kind.author_id, '', level, now(), kind.deleted_at, 0
    from comments root
    cross join (select * from ${kinds}) as kind
    where root.post_id = any(${posts.map(({ id }) => id)}::uuid[])`;
  await t.sql`
    update comments as root
    set replies_count = (select count(*) from comments r where r.parent_id = root.id)
    where parent_id is null`;
  await t.sql`
    update posts
    set comments_count = (select count(*) from comments c where c.post_id = posts.id and c.deleted_at is null)`;
}

test("shows their messages as from 'Deleted member', who cannot be written to", async () => {
  const { ada, bea } = await createLeavingScene(t);
  await giveCrown(t, ada.id);
  await giveXp(t, ada.id, 500);
  await leaveGlimmer(ada);
  const list = await (await bea.get("/api/conversations")).json();
  expect(list).toMatchObject([{
    user: { id: ada.id, displayName: "Deleted member", profileImageUrl: null, badge: null, xp: 0, level: 1 },
  }]);
  expect(JSON.stringify(list)).not.toContain(ada.username);
  expect(await (await bea.get(`/api/conversations/${ada.id}`)).text()).toContain("Hello, Bea.");
  const sent = await bea.post("/api/messages", { receiverId: ada.id, content: "Are you there?" });
  expect([sent.status, await sent.json()]).toMatchObject([403, { message: "This account was deleted." }]);
});

test("hides the account from administrators, who cannot act on it either", async () => {
  const [root, ada] = [await member(t, { isAdmin: true }), await member(t)];
  await leaveGlimmer(ada);
  for (const q of [ada.username, ada.email]) {
    expect(await (await root.get(`/api/admin/users?q=${q}`)).json()).toEqual([]);
  }
  expect((await root.post("/api/admin/gift-xp", { userId: ada.id, xpAmount: 10 })).status).toBe(404);
  expect((await root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam" })).status).toBe(404);
});

test("asks at sign-in first, then restores everything as it was", async () => {
  const { ada, bea, adasPost } = await createLeavingScene(t);
  const profile = async () => {
    const { streak: _, ...rest } = await (await bea.get(`/api/users/${ada.id}`)).json() as Record<
      string,
      unknown
    >;
    return rest;
  };
  const before = [await profile(), await (await bea.get(`/api/posts/${adasPost}/comments`)).json()];
  await leaveGlimmer(ada);
  expect(await counterFaults(t.sql)).toEqual([]);
  t.clock.advance(29 * dayMs);
  const asked = await logIn(t, ada);
  expect([asked.status, await asked.json()]).toMatchObject([403, {
    code: "account_left",
    message: expect.stringMatching(
      /^You deleted this account\. It is removed for good on \w+ \d+, 20\d\d/,
    ) as string,
  }]);
  expect(asked.headers.getSetCookie().filter((line) => line.startsWith("glimmer_session="))).toEqual([]);
  const wrong = await t.post("/api/auth/login", { email: ada.email, password: "Wrong1!wrong" });
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: "invalid_credentials" }]);
  const back = await logIn(t, ada, { restoresAccount: true });
  expect([back.status, await back.json()]).toMatchObject([200, {
    id: ada.id,
    username: ada.username,
    bio: "Walks at dawn.",
  }]);
  expect(t.mailbox.list(ada.email)[0]).toMatchObject({ subject: "عاد حسابك في Glimmer" });
  const friend = { ...bea, ...await signIn(t, bea.id) };
  const after = await (await friend.get(`/api/users/${ada.id}`)).json() as Record<string, unknown>;
  expect(after).toMatchObject({ username: ada.username, displayName: "Ada Lovely", location: "Bern" });
  expect(Object.keys(before[0] as object).every((key) => key in after)).toBe(true);
  expect(await (await friend.get(`/api/posts/${adasPost}/comments`)).json()).toEqual(before[1]);
  expect(await t.sql`select from departures where member_id = ${ada.id}`).toEqual([]);
  expect(await t.sql`select from former_usernames where member_id = ${ada.id}`).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
  expect(await ledgerFaults(t)).toEqual([]);
});

test("asks first for a mailed link too, without using it up, and shows the former name", async () => {
  const ada = await member(t);
  await leaveGlimmer(ada);
  await t.post("/api/auth/sign-in-link", { email: ada.email });
  expect(t.mailbox.list(ada.email)[0]?.text).toContain(`@${ada.username}`);
  const token = mailedToken(t, ada.email, "/login", "link");
  const asked = await t.post("/api/auth/login/link", { token });
  expect([asked.status, await asked.json()]).toMatchObject([403, { code: "account_left" }]);
  const back = await t.post("/api/auth/login/link", { token, restoresAccount: true });
  expect([back.status, await back.json()]).toMatchObject([200, { username: ada.username }]);
});

test("allows setting a new password meanwhile without restoring the account", async () => {
  const ada = await member(t);
  await leaveGlimmer(ada);
  await t.post("/api/auth/forgot-password", { email: ada.email });
  const password = "Riverbank7!stone";
  const token = mailedToken(t, ada.email, "/login");
  await t.post("/api/auth/reset-password", { token, password, confirmPassword: password });
  expect((await logIn(t, ada, { password })).status).toBe(403);
  expect((await logIn(t, ada, { password, restoresAccount: true })).status).toBe(200);
});

test("keeps the username and address reserved for the member", async () => {
  const [ada, eve] = [await member(t), await member(t)];
  await leaveGlimmer(ada);
  const renamed = await eve.put("/api/users/profile", { username: ada.username.toUpperCase() });
  expect([renamed.status, await renamed.json()]).toMatchObject([409, { code: "username_taken" }]);
  const taken = await t.post("/api/auth/register", newRegistration({ username: ada.username }));
  expect(taken.status).toBe(409);
  await t.post("/api/auth/register", newRegistration({ email: ada.email }));
  expect(t.mailbox.list(ada.email)[0]).toMatchObject({ subject: "You already have a Glimmer account" });
});

test("refuses deletion until a renewing crown is cancelled", async () => {
  const ada = await member(t);
  const paidUntil = new Date(t.clock.now().getTime() + dayMs);
  await t.sql`
    insert into crown_subscriptions (
      subscription_id, member_id, badge_type, is_live, status, paid_until, cancels_at_period_end, created_at
    )
    values (${`sub_${ada.id}`}, ${ada.id}, 'goldCrown', false, 'active', ${paidUntil}, false, now())`;
  const refused = await leaveGlimmer(ada);
  expect([refused.status, await refused.json()]).toMatchObject([409, {
    code: "conflict",
    message: expect.stringContaining("Cancel its subscription") as string,
  }]);
  expect((await ada.get("/api/auth/user")).status).toBe(200);
  await t.sql`update crown_subscriptions set cancels_at_period_end = true where member_id = ${ada.id}`;
  expect((await leaveGlimmer(ada)).status).toBe(200);
});

test("refuses deletion for bots and Lisa", async () => {
  const bots = await t.sql<{ id: string; password_hash: string }[]>`
    select id, password_hash from members where is_bot`;
  expect(bots.length).toBeGreaterThan(0);
  for (const { id, password_hash: passwordHash } of bots) {
    const leaving = { memberId: id, passwordHash, adminEmails: [], at: t.clock.now() };
    expect(await t.db.transaction((tx) => leaveAccount(tx, leaving))).toBe("absent");
  }
});

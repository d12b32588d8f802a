import { expect, test } from "vitest";
import { useUpFreeAnswers } from "../../../testing/assistant/free-answers.ts";
import { counterFaults } from "../../../testing/counters/counters.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { picture } from "../../../testing/pictures.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";
import { newRegistration, openVerificationLink } from "../../auth/register/testing/registrations.ts";
import { mailedToken } from "../../auth/register/testing/registrations.ts";
import { removeAccount } from "./remove-account.ts";
import { createLeavingScene, dayMs, leaveGlimmer, logIn, signInAgain } from "./testing/leaving-scene.ts";

const t = await createTestApp();
await member(t, { isAdmin: true });
const remove = () => runJob(t, "remove_left_accounts");

/** Every reference that still names the member, by table and column. */
async function tracesOf(memberId: string): Promise<string[]> {
  const columns = await t.sql<{ table: string; column: string }[]>`
    select conrelid::regclass::text as table, a.attname as column
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'members'::regclass
    order by 1, 2`;
  const traces: string[] = [];
  for (const { table, column } of columns) {
    const rows = await t.sql`select from ${t.sql(table)} where ${t.sql(column)} = ${memberId} limit 1`;
    if (rows.length > 0) traces.push(`${table}.${column}`);
  }
  return traces;
}

test("removes nothing before 30 days and everything afterwards, with exact counts for others", async () => {
  const { ada, bea, adasPost, beasPost, answered } = await createLeavingScene(t);
  await giveXp(t, ada.id, 500);
  await useUpFreeAnswers(t, ada.id);
  for (const [who, post] of [[ada, beasPost], [bea, adasPost]] as const) {
    expect((await who.post(`/api/posts/${post}/thanks`)).status).toBe(200);
  }
  const { xp } = await xpOf(t, ada.id);
  await leaveGlimmer(ada);
  t.clock.advance(30 * dayMs - 1);
  await remove();
  expect(await t.sql`select from posts where id = ${adasPost}`).toHaveLength(1);
  t.clock.advance(1);
  await remove();
  const friend = await signInAgain(t, bea);
  expect(await t.sql`select from posts where author_id = ${ada.id}`).toEqual([]);
  expect(await (await friend.get(`/api/posts/${beasPost}`)).json()).toMatchObject({
    likesCount: 0,
    commentsCount: 1,
    sharesCount: 0,
    repostsCount: 0,
  });
  expect(await t.sql`select content, deleted_at is not null as is_gone from comments where id = ${answered}`)
    .toEqual([{ content: "", is_gone: true }]);
  expect(await t.sql`select followers_count, following_count from members where id = ${bea.id}`)
    .toEqual([{ followers_count: 0, following_count: 0 }]);
  const heard = await (await friend.get("/api/notifications")).json() as { type: string }[];
  expect(heard).toEqual([]);
  expect((await friend.get(`/api/users/${ada.id}`)).status).toBe(404);
  expect(await (await friend.get(`/api/conversations/${ada.id}`)).text()).toContain("Hello, Bea.");
  expect(await xpOf(t, ada.id)).toMatchObject({ xp });
  expect(await counterFaults(t.sql)).toEqual([]);
  expect(await ledgerFaults(t)).toEqual([]);
  expect(await tracesOf(ada.id)).toEqual([
    "comments.author_id",
    "conversation_members.member_id",
    ...(await tracesOf(ada.id)).filter((trace) => trace.startsWith("conversations.")),
    "departures.member_id",
    "former_usernames.member_id",
  ]);
});

test("keeps no earlier version of what the member wrote, also where a line of a comment stays", async () => {
  const [ada, bea] = [await member(t), await member(t)];
  const idOf = async (response: Response) => (await response.json() as { id: string }).id;
  const post = await idOf(await ada.post("/api/posts", { content: "First words" }));
  const below = `/api/posts/${await idOf(await bea.post("/api/posts", { content: "Of Bea" }))}/comments`;
  const comment = await idOf(await ada.post(below, { content: "First answer" }));
  await bea.post(below, { content: "Yes", parentId: comment });
  expect((await ada.put(`/api/posts/${post}`, { content: "Second words", revision: 1 })).status).toBe(200);
  expect((await ada.put(`/api/comments/${comment}`, { content: "Second answer", revision: 1 })).status).toBe(
    200,
  );
  const kept = async () =>
    (await t.sql`select from revisions where post_id = ${post} or comment_id = ${comment}`).length;
  expect(await kept()).toBe(2);
  await leaveGlimmer(ada);
  t.clock.advance(30 * dayMs);
  await remove();
  expect(await t.sql`select content from comments where id = ${comment}`).toEqual([{ content: "" }]);
  expect(await kept()).toBe(0);
});

test("keeps a row without personal data that nobody can sign in to", async () => {
  const { ada } = await createLeavingScene(t);
  await leaveGlimmer(ada);
  t.clock.advance(30 * dayMs);
  await remove();
  const rows = await t.sql<{ everything: string }[]>`
    select to_jsonb(m)::text || coalesce(to_jsonb(d)::text, '') as everything
    from members m
    join departures d on d.member_id = m.id
    where m.id = ${ada.id}`;
  const settings = ['"IS"', '"ar"', '"is"', '"requires_descriptions": true', '"folds_newcomers": true'];
  const words = [ada.email, ada.username, "Ada Lovely", "dawn", "Bern", "argon2", ...settings];
  for (const word of words) {
    expect(rows[0]?.everything).not.toContain(word);
  }
  for (const more of [{}, { restoresAccount: true }]) {
    const refused = await logIn(t, ada, more);
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: "invalid_credentials" }]);
  }
  const mails = t.mailbox.list(ada.email);
  expect(mails[0]).toMatchObject({ subject: "أُزيل حسابك في Glimmer" });
  expect(mails[0]?.text).toContain(`@${ada.username}`);
  await remove();
  expect(t.mailbox.list(ada.email)).toHaveLength(mails.length);
});

test("frees the address after the removal, and the username 90 days after the deletion", async () => {
  const ada = await member(t);
  await leaveGlimmer(ada);
  t.clock.advance(30 * dayMs);
  await remove();
  const joined = newRegistration({ email: ada.email });
  await t.post("/api/auth/register", joined);
  expect(await openVerificationLink(t, mailedToken(t, ada.email, "/verify-email"))).toMatchObject({
    verified: true,
  });
  const named = () => t.post("/api/auth/register", newRegistration({ username: ada.username }));
  expect((await named()).status).toBe(409);
  t.clock.advance(60 * dayMs);
  expect((await named()).status).toBe(201);
});

test("removes pictures, and keeps what payments and moderators need", async () => {
  const [ada, bea] = [await member(t), await member(t)];
  const body = new FormData();
  body.set("content", "A picture");
  const png = new Uint8Array(await picture(40, 30).png().toBuffer());
  body.set("image", new File([png], "a.png", { type: "image/png" }));
  const made = await ada.request("POST", "/api/posts", { body });
  const { id, imageUrl } = await made.json() as { id: string; imageUrl: string };
  await bea.post(`/api/posts/${id}/report`, { reason: "spam" });
  await t.sql`
    insert into orders (id, member_id, kind, product, cents, currency, xp_amount, is_live, state, created_at)
    values (gen_random_uuid(), ${ada.id}, 'xp_pack', 'xp_5000', 999, 'usd', 5000, false, 'cancelled', now())`;
  await leaveGlimmer(ada);
  t.clock.advance(30 * dayMs);
  await remove();
  t.clock.advance(dayMs);
  await runJob(t, "hourly_cleanup");
  expect((await t.get(imageUrl)).status).toBe(404);
  expect(await t.sql`select from orders where member_id = ${ada.id}`).toHaveLength(1);
  // The case keeps its picture.
  expect(
    await t.sql`
    select i.id
    from cases c
    join case_pictures p on p.case_id = c.id
    join images i on i.id = p.image_id
    where c.subject_id = ${id}`,
  ).toHaveLength(1);
});

test("keeps a picture with its account for 30 days", async () => {
  const ada = await member(t);
  const body = new FormData();
  const png = new Uint8Array(await picture(40, 40).png().toBuffer());
  body.set("profileImage", new File([png], "a.png", { type: "image/png" }));
  const saved = await ada.request("PUT", "/api/users/profile", { body });
  const { profileImageUrl } = await saved.json() as { profileImageUrl: string };
  await leaveGlimmer(ada);
  t.clock.advance(29 * dayMs);
  await runJob(t, "hourly_cleanup");
  expect(await (await logIn(t, ada, { restoresAccount: true })).json()).toMatchObject({ profileImageUrl });
  expect((await t.get(profileImageUrl)).status).toBe(200);
  await leaveGlimmer(await signInAgain(t, ada));
  t.clock.advance(30 * dayMs);
  await remove();
  await runJob(t, "hourly_cleanup");
  expect((await t.get(profileImageUrl)).status).toBe(404);
});

test("removes a conversation once both of its members are removed", async () => {
  const { ada, bea } = await createLeavingScene(t);
  await leaveGlimmer(ada);
  await leaveGlimmer(bea);
  t.clock.advance(30 * dayMs);
  await remove();
  expect(await t.sql`select from messages where sender_id in (${ada.id}, ${bea.id})`).toEqual([]);
  expect(await counterFaults(t.sql)).toEqual([]);
});

test("resumes a removal that was interrupted", async () => {
  const { ada, beasPost } = await createLeavingScene(t);
  await leaveGlimmer(ada);
  t.clock.advance(30 * dayMs);
  await t.db.transaction((tx) => removeAccount(tx, ada.id, { leftBefore: t.clock.now(), at: t.clock.now() }));
  await remove();
  expect(await t.sql`select likes_count from posts where id = ${beasPost}`).toEqual([{ likes_count: 0 }]);
  expect(await t.sql`select emptied_at is not null as done from departures where member_id = ${ada.id}`)
    .toEqual([{ done: true }]);
});

import { expect, test } from "vitest";
import type { CaseDetail, CaseRow } from "#shared/cases/case-shapes.ts";
import type { Comment } from "#shared/comments/contract.ts";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { Profile } from "#shared/members/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";

const t = await createTestApp({ env: { SPAM_WAVE_ACCOUNTS: "3", SPAM_WAVE_MINUTES: "30" } });
const moderator = await member(t, { isModerator: true });
const elder = await member(t);
const { id: elderPost } = await post(t, { authorId: elder.id, content: "Nice: https://elder.example" });
t.clock.advance(8 * 86_400_000);
const young = [await member(t), await member(t), await member(t), await member(t)] as const;
const link = "Free crystals at https://spam.example/now";

const find = () => runJob(t, "find_spam_waves");
const json = async <Body>(who: TestMember, path: string) => await (await who.get(path)).json() as Body;
const openWaves = async () =>
  await json<CaseRow[]>(moderator, "/api/moderation/reports?kind=wave&state=open");
const theWave = async () => {
  const [row] = await openWaves();
  return await json<CaseDetail>(moderator, `/api/moderation/cases/${row!.id}`);
};

test("opens no case for what moderators and administrators write", async () => {
  for (const role of [{ isModerator: true }, { isAdmin: true }, {}]) {
    const { id } = await member(t, role);
    await post(t, { authorId: id, content: "Read the rules at https://rules.example" });
  }
  await find();
  expect(await openWaves()).toEqual([]);
  await t.sql`delete from posts where content like 'Read the rules%'`;
});

test("opens one case for a wave in posts and comments, and adds what comes later", async () => {
  const [ada, ben, cai, dan] = young;
  await post(t, { authorId: ada.id, content: link });
  await post(t, { authorId: elder.id, content: link });
  await ben.post(`/api/posts/${elderPost}/comments`, { content: "https://spam.example/2 is great" });
  await find();
  expect(await openWaves()).toEqual([]);

  await post(t, { authorId: cai.id, content: link });
  await find();
  await find();
  expect(await openWaves()).toEqual([
    expect.objectContaining({
      author: null,
      excerpt: "spam.example",
      sources: ["spam_wave"],
      reasons: ["spam"],
    }),
  ]);
  expect((await theWave()).wave).toMatchObject({ accounts: 3, contents: 3, shared: "spam.example" });
  expect((await theWave()).texts.map(({ words }) => words)).toContain(link);

  t.clock.advance(20 * 60_000);
  await post(t, { authorId: dan.id, content: link });
  await find();
  expect((await theWave()).wave).toMatchObject({ accounts: 4, contents: 4 });
  expect((await theWave()).wave?.members.map(({ id }) => id).toSorted())
    .toEqual(young.map(({ id }) => id).toSorted());
});

test("shows links of young accounts as text everywhere while a wave is open", async () => {
  const [ada, , , dan] = young;
  const inert = { hasInertLinks: true };
  const created = await (await ada.post("/api/posts", { content: link })).json() as Post;
  expect(created.author).toMatchObject(inert);
  const feed = await json<Post[]>(dan, "/api/posts");
  for (const { author } of feed) expect(author.hasInertLinks === true).toBe(author.id !== elder.id);
  const [comment] = await json<Comment[]>(dan, `/api/posts/${elderPost}/comments`);
  expect(comment?.author).toMatchObject(inert);
  expect(await json<Profile>(elder, `/api/users/${ada.id}`)).toMatchObject(inert);
  expect(await json<Profile>(ada, `/api/users/${elder.id}`)).not.toHaveProperty("hasInertLinks");

  await ada.post(`/api/users/${dan.id}/follow`);
  const sent = await ada.post("/api/messages", { receiverId: dan.id, content: link });
  expect(await sent.json()).toMatchObject(inert);
  expect((await json<DirectMessage[]>(dan, `/api/conversations/${ada.id}`))[0]).toMatchObject(inert);
});

test("opens the links again once the wave is closed, and no case for what a moderator found harmless", async () => {
  const [row] = await openWaves();
  await t.sql`update cases set closed_at = ${t.clock.now()} where id = ${row!.id}`;
  await t.sql`
    insert into decisions (id, case_id, decision, rule, reason, decided_at, notice_at)
    values (gen_random_uuid(), ${row!.id}, 'no_violation', 'spam', '', ${t.clock.now()}, ${t.clock.now()})`;
  for (const { author } of await json<Post[]>(elder, "/api/posts")) {
    expect(author).not.toHaveProperty("hasInertLinks");
  }
  for (const { id } of young) await post(t, { authorId: id, content: link });
  await find();
  expect(await openWaves()).toEqual([]);
});

test("opens another case for what comes after a decision, without what that decided", async () => {
  await t.sql`update decisions set decision = 'warn'`;
  await t.sql`delete from wave_contents`;
  await t.sql`
    insert into wave_contents (case_id, kind, content_id, member_id)
    select c.id, 'post', p.id, p.author_id
    from cases c, posts p
    where c.kind = 'wave' and p.author_id <> ${young[0].id}`;
  await find();
  expect(await openWaves()).toEqual([]);
  for (const { id } of young) await post(t, { authorId: id, content: link });
  await find();
  expect((await theWave()).wave?.contents).toBeGreaterThanOrEqual(4);
});

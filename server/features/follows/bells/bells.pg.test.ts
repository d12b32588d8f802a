import { beforeEach, expect, test } from "vitest";
import { mostBells } from "#shared/follows/contract.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";

const t = await createTestApp();
let ada: TestMember;
let ben: TestMember;
let cai: TestMember;
beforeEach(async () => {
  [ada, ben, cai] = [await member(t), await member(t), await member(t)];
});

async function follow(who: TestMember, whom: TestMember): Promise<void> {
  expect((await who.post(`/api/users/${whom.id}/follow`)).status).toBe(200);
}

async function followWithBell(who: TestMember, whom: TestMember): Promise<void> {
  await follow(who, whom);
  expect(await (await who.post(`/api/users/${whom.id}/bell`)).json()).toEqual({ hasBell: true });
}

/** Publishes a post and runs the jobs that it adds. */
async function publish(
  author: TestMember,
  body: object = { content: "A walk by the lake" },
): Promise<string> {
  const response = await author.post("/api/posts", body);
  expect(response.status).toBe(201);
  const { id } = await response.json() as { id: string };
  await runJobs(t);
  return id;
}

/** Of what others wrote; follows are notifications too. */
async function heardBy(who: TestMember): Promise<{ type: string; postId: string | null }[]> {
  const all = await (await who.get("/api/notifications?limit=50")).json() as Notification[];
  return all.flatMap(({ type, postId }) => type === "follow" ? [] : [{ type, postId }]);
}

async function hasBell(who: TestMember, whom: TestMember): Promise<boolean> {
  const status = await (await who.get(`/api/users/${whom.id}/follow-status`)).json() as { hasBell: boolean };
  return status.hasBell;
}

test("notifies who has a bell for the author, and nobody else", async () => {
  await followWithBell(ada, ben);
  await follow(cai, ben);
  const postId = await publish(ben);
  expect(await heardBy(ada)).toEqual([{ type: "post", postId }]);
  expect([await heardBy(cai), await heardBy(ben)]).toEqual([[], []]);
});

test("notifies once when the job runs again, and of a mention only as a mention", async () => {
  await followWithBell(ada, ben);
  const postId = await publish(ben, { content: `Hello @${ada.username}` });
  await t.sql`select graphile_worker.add_job('ring_bells', ${t.sql.json({ postId })}::json)`;
  await runJobs(t);
  expect(await heardBy(ada)).toEqual([{ type: "mention", postId }]);
});

test("notifies of a quote and not of a repost", async () => {
  await followWithBell(ada, ben);
  const quotedPostId = await publish(cai);
  const quote = await publish(ben, { content: "Read this", quotedPostId });
  expect((await ben.post(`/api/posts/${quotedPostId}/repost`)).status).toBe(200);
  await runJobs(t);
  expect(await heardBy(ada)).toEqual([{ type: "post", postId: quote }]);
});

test.each([
  ["a block of the author's", (): Promise<Response> => ben.post(`/api/users/${ada.id}/block`)],
  ["a mute", (): Promise<Response> => ada.post(`/api/users/${ben.id}/mute`)],
  ["an unfollow", (): Promise<Response> => ada.delete(`/api/users/${ben.id}/follow`)],
  ["the bell's removal", (): Promise<Response> => ada.delete(`/api/users/${ben.id}/bell`)],
  [
    "the type being off",
    (): Promise<Response> => ada.put("/api/notifications/settings", { types: { post: "off" } }),
  ],
  [
    "other languages that are read",
    (): Promise<Response> => ada.put("/api/users/settings", { readLanguages: ["de"] }),
  ],
])("notifies nobody after %s", async (_, act) => {
  await followWithBell(ada, ben);
  expect((await act()).status).toBe(200);
  await publish(ben, { content: "A walk by the lake", language: "en" });
  expect(await heardBy(ada)).toEqual([]);
});

test("a new follow has no bell", async () => {
  await followWithBell(ada, ben);
  await ada.delete(`/api/users/${ben.id}/follow`);
  await follow(ada, ben);
  expect(await hasBell(ada, ben)).toBe(false);
});

test("a post that its author took back at once notifies nobody", async () => {
  await followWithBell(ada, ben);
  const response = await ben.post("/api/posts", { content: "Too early" });
  const { id } = await response.json() as { id: string };
  expect((await ben.delete(`/api/posts/${id}`)).status).toBe(200);
  await runJobs(t);
  expect(await heardBy(ada)).toEqual([]);
});

test("lists the members with a bell to nobody but who has it", async () => {
  await followWithBell(ada, ben);
  await follow(ada, cai);
  const listFor = async (who: TestMember) =>
    (await (await who.get("/api/users/bells")).json() as { id: string }[]).map(({ id }) => id);
  expect([await listFor(ada), await listFor(ben)]).toEqual([[ben.id], []]);
  expect([await hasBell(ada, ben), await hasBell(ben, ada)]).toEqual([true, false]);
});

test("refuses a bell without a follow", async () => {
  const refused = await ada.post(`/api/users/${ben.id}/bell`);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
});

test(`refuses the ${mostBells + 1}st bell, also beside the ${mostBells}th`, async () => {
  const followed = await Promise.all(Array.from({ length: mostBells + 1 }, () => member(t)));
  for (const one of followed) await follow(ada, one);
  const [first, second, ...others] = followed;
  for (const one of others) expect((await ada.post(`/api/users/${one.id}/bell`)).status).toBe(200);
  const answers = await Promise.all(
    [first, second].map((one) => ada.post(`/api/users/${one?.id}/bell`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  // Who is there already may be asked for again.
  expect((await ada.post(`/api/users/${others[0]?.id}/bell`)).status).toBe(200);
});

test("notifies the rest after a job that broke off", async () => {
  await followWithBell(ada, ben);
  const postId = await publish(ben);
  await followWithBell(cai, ben);
  await t.sql`select graphile_worker.add_job('ring_bells', ${t.sql.json({ postId })}::json)`;
  await runJobs(t);
  expect([await heardBy(ada), await heardBy(cai)]).toEqual([
    [{ type: "post", postId }],
    [{ type: "post", postId }],
  ]);
});

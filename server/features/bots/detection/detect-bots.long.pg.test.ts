import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { lisaId } from "#shared/assistant/lisa.ts";
import type { DetectedBot } from "#shared/bots/bot-shapes.ts";
import { bot, newBot } from "../../../testing/bot.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { runJob } from "../../../testing/app/run-jobs.ts";

const t = await createTestApp({ env: { ADMIN_EMAILS: "root-of-detection@example.org" } });
const root = await member(t, { isAdmin: true });
const minute = 60_000;

const list = async () => await (await root.get("/api/bot-users/detect/main-table")).json() as DetectedBot[];
const found = async ({ id }: { readonly id: string }) => (await list()).find((one) => one.id === id);
const clear = (who: TestMember) => root.post(`/api/bot-users/detected/${who.id}/clear`);
const text = "Visit my page for free crystals";

/** Posts one text this often, a few minutes apart, and runs the job. */
async function repeat(who: { readonly id: string }, times: number, content = text): Promise<void> {
  for (let n = 0; n < times; n++) {
    t.clock.advance(minute * (1 + (n % 4)));
    await post(t, { authorId: who.id, content });
  }
  await wasHere(who);
}

async function wasHere({ id }: { readonly id: string }): Promise<void> {
  await t.sql`update members set last_seen_at = ${t.clock.now()} where id = ${id}`;
  await runJob(t, "detect_bots");
}

/** Likes one post at each of the moments. */
async function like({ id }: { readonly id: string }, moments: readonly Date[]): Promise<void> {
  for (const at of moments) {
    const { id: postId } = await post(t, { authorId: root.id });
    await t.sql`insert into post_likes (post_id, member_id, created_at) values (${postId}, ${id}, ${at})`;
  }
}

test("lists a text posted ten times, whatever its case, spaces and punctuation, but not nine times", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  await repeat(ben, 9);
  await repeat(ada, 9);
  await repeat(ada, 1, "VISIT my page  for free crystals!");
  expect(await found(ben)).toBeUndefined();
  expect(await found(ada)).toMatchObject({
    email: ada.email,
    username: ada.username,
    level: 1,
    xp: 0,
    isSuspended: false,
    findings: [{ reason: "repetition", times: 10 }],
  });
});

test("counts comments and posts together, and no messages", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  const { id: postId } = await post(t, { authorId: root.id });
  await repeat(ada, 5);
  for (let n = 0; n < 5; n++) await ada.post(`/api/posts/${postId}/comments`, { content: text });
  await wasHere(ada);
  expect(await found(ada)).toMatchObject({ findings: [{ reason: "repetition", times: 10 }] });
  await ben.post(`/api/users/${ada.id}/follow`);
  for (let n = 0; n < 12; n++) {
    t.clock.advance(minute * (1 + (n % 4)));
    await ben.post("/api/messages", { receiverId: ada.id, content: text });
  }
  await wasHere(ben);
  expect(await found(ben)).toBeUndefined();
});

test("lists a pace of more than 30 acts in ten minutes on three days, found day by day", async () => {
  const ada = await member(t);
  for (let day = 1; day <= 3; day++) {
    t.clock.advance(24 * 60 * minute);
    const from = t.clock.now().getTime();
    await like(ada, Array.from({ length: 33 }, (_, n) => new Date(from - (n * n * minute) / 150)));
    await wasHere(ada);
    expect(await found(ada) !== undefined).toBe(day === 3);
  }
  expect(await found(ada)).toMatchObject({ findings: [{ reason: "pace", days: 3, mostInTenMinutes: 33 }] });
});

test("lists a rhythm of 50 acts, counting messages", async () => {
  const [ada, ben] = [await member(t), await member(t)];
  await ada.post(`/api/users/${ben.id}/follow`);
  for (let n = 0; n < 50; n++) {
    t.clock.advance(4 * minute);
    if (n % 2 === 0) await like(ada, [t.clock.now()]);
    else await ada.post("/api/messages", { receiverId: ben.id, content: `Hello ${n}` });
  }
  await wasHere(ada);
  expect(await found(ada)).toMatchObject({
    findings: [{ reason: "rhythm", acts: 50, variation: 0, seconds: 240 }],
  });
});

test("lists an account in the bot domain at once, latest found first", async () => {
  const ada = await member(t, { email: newBot().userEmail });
  expect((await list())[0]).toMatchObject({ id: ada.id, findings: [{ reason: "address" }] });
});

test("never lists bots, Lisa, deleted bots or administrators", async () => {
  const [pip, gone] = [await bot(t), await bot(t)];
  const [admin, byAddress] = [
    await member(t, { isAdmin: true, email: newBot().userEmail }),
    await member(t, { email: "root-of-detection@example.org" }),
  ];
  for (const who of [pip, gone, { id: lisaId }, admin, byAddress]) await repeat(who, 10);
  await root.delete(`/api/bot-users/${gone.userEmail}`);
  const ids = (await list()).map(({ id }) => id);
  for (const who of [pip, gone, { id: lisaId }, admin, byAddress]) expect(ids).not.toContain(who.id);
});

test("lists a cleared member again only for later acts", async () => {
  const ada = await member(t);
  await repeat(ada, 12);
  expect((await clear(ada)).status).toBe(200);
  await wasHere(ada);
  expect(await found(ada)).toBeUndefined();
  await repeat(ada, 9);
  expect(await found(ada)).toBeUndefined();
  await repeat(ada, 1);
  expect(await found(ada)).toMatchObject({ findings: [{ reason: "repetition", times: 10 }] });
});

test("clears the bot domain finding for good", async () => {
  const ada = await member(t, { email: newBot().userEmail });
  await clear(ada);
  await wasHere(ada);
  expect(await found(ada)).toBeUndefined();
});

test("records clearing with the reasons, and returns 404 when there is nothing to clear", async () => {
  const ada = await member(t, { email: newBot().userEmail });
  await repeat(ada, 10);
  await clear(ada);
  expect(await t.sql`select * from audit_log where target_id = ${ada.id}`).toMatchObject([{
    action: "clear_detected_bot",
    actor_id: root.id,
    target_username: ada.username,
    details: { reasons: "address, repetition" },
  }]);
  expect((await clear(ada)).status).toBe(404);
  expect((await root.post(`/api/bot-users/detected/${uuidv7()}/clear`)).status).toBe(404);
});

test("says that a listed member is suspended", async () => {
  const ada = await member(t);
  await repeat(ada, 10);
  await root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Advertising" });
  expect(await found(ada)).toMatchObject({ isSuspended: true });
});

test("ignores members who were not active since the last run", async () => {
  const ada = await member(t);
  await repeat(ada, 10);
  await clear(ada);
  t.clock.advance(60 * minute);
  await runJob(t, "detect_bots");
  await t.sql`update detected_bots set cleared_at = cleared_at - interval '1 day'`;
  t.clock.advance(60 * minute);
  await runJob(t, "detect_bots");
  expect(await found(ada)).toBeUndefined();
  await wasHere(ada);
  expect(await found(ada)).toBeDefined();
});

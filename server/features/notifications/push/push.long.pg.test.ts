import { afterAll, beforeEach, expect, test } from "vitest";
import { addJob } from "../../../jobs/worker-queries.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, signIn, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { startPushService } from "../../../testing/servers/push-service.ts";

const service = await startPushService();
afterAll(() => service.close());
const t = await createTestApp({ env: { PUSH_TEST_SERVICE: service.origin } });
const path = "/api/push/subscription";
const hourMs = 60 * 60 * 1000;
let ada: TestMember;
let ben: TestMember;
let postId: string;
/** Ada's browser. */
let endpoint: string;
beforeEach(async () => {
  service.received.length = 0;
  [ada, ben] = [await member(t), await member(t)];
  ({ id: postId } = await post(t, { authorId: ada.id, content: "A quiet walk" }));
  const subscription = service.subscribe();
  ({ endpoint } = subscription);
  expect((await ada.put(path, subscription)).status).toBe(200);
});

const comment = (who: TestMember, content = "Lovely") =>
  who.post(`/api/posts/${postId}/comments`, { content });
const like = (who: TestMember) => who.post(`/api/posts/${postId}/like`);
const subscriptions = (memberId = ada.id) =>
  t.sql`select endpoint from push_subscriptions where member_id = ${memberId}`;

/** The pushes that arrive once all due jobs have run: endpoint and title. */
async function pushed(): Promise<[string, string][]> {
  service.received.length = 0;
  const due = () => t.sql`select from graphile_worker._private_jobs where is_available and run_at <= now()`;
  do {
    await runJobs(t);
    // The queue stores a failure after it has reported that all is done, and lets the next job of
    // the same queue wait for that.
    await expect.poll(() => t.sql`select from graphile_worker._private_jobs where locked_at is not null`)
      .toEqual([]);
  } while ((await due()).length > 0);
  return service.received.map((one) => [one.endpoint, one.payload.title]);
}

/** Lets failed jobs be retried now. */
async function retried(): Promise<[string, string][]> {
  await t.sql`update graphile_worker._private_jobs set run_at = now() where attempts > 0`;
  return await pushed();
}

test("pushes a notification to the receiver's browser, worded as in the list", async () => {
  const { id } = await (await comment(ben, "See you there")).json() as { id: string };
  expect(await pushed()).toEqual([[endpoint, `${ben.username} commented on your post`]]);
  const [{ payload, headers } = { payload: null, headers: {} }] = service.received;
  const [listed] = await (await ada.get("/api/notifications")).json() as { id: string }[];
  expect(payload).toMatchObject({
    body: "See you there",
    path: `/post/${postId}?comment=${id}`,
    group: listed?.id,
  });
  expect(headers).toMatchObject({ ttl: "86400", topic: listed?.id.replaceAll("-", "") });
});

test("pushes a repost once, with the XP that it brought", async () => {
  await ben.post(`/api/posts/${postId}/repost`);
  expect(await pushed()).toEqual([[endpoint, `${ben.username} reposted your post (+5 XP)`]]);
});

test("pushes to every browser of the member, and to no other member's", async () => {
  const phone = await signIn(t, ada.id);
  const [phones, bens] = [service.subscribe(), service.subscribe()];
  await phone.put(path, phones);
  await ben.put(path, bens);
  await like(ben);
  expect((await pushed()).map(([where]) => where).toSorted()).toEqual([endpoint, phones.endpoint].toSorted());
});

test("pushes a quickly growing group once, and again under the same topic when it grows later", async () => {
  const cai = await member(t);
  await like(ben);
  t.clock.advance(1000);
  await like(cai);
  expect(await pushed()).toEqual([[endpoint, `${cai.username} and ${ben.username} liked your post`]]);
  const topic = service.received[0]?.headers["topic"];
  t.clock.advance(1000);
  await like(await member(t));
  expect(await pushed()).toHaveLength(1);
  expect(service.received[0]?.headers["topic"]).toBe(topic);
});

test("pushes nothing that was read, withdrawn or blocked meanwhile", async () => {
  await comment(ben);
  await ada.put("/api/notifications/mark-all-read");
  expect(await pushed()).toEqual([]);
  await like(ben);
  await ben.delete(`/api/posts/${postId}/like`);
  expect(await pushed()).toEqual([]);
  await like(ben);
  await ada.post(`/api/users/${ben.id}/block`);
  expect(await pushed()).toEqual([]);
});

test.each([
  ["the type is in the list only", { types: { like: "list" } }],
  ["the type is off", { types: { like: "off" } }],
  ["alerts are paused", { pausedUntil: new Date(t.clock.now().getTime() + 10 * hourMs).toISOString() }],
  ["the hours are quiet", { quietHours: { from: "00:00", to: "00:00", days: [1, 2, 3, 4, 5, 6, 7] } }],
])("pushes nothing while %s", async (_, settings) => {
  expect((await ada.put("/api/notifications/settings", settings)).status).toBe(200);
  await like(ben);
  expect(await pushed()).toEqual([]);
});

test("sends no text to the push service without previews", async () => {
  await ada.put("/api/notifications/settings", { showsPreviews: false });
  await comment(ben, "Between us");
  expect(await pushed()).toHaveLength(1);
  expect(service.received[0]?.payload).toMatchObject({
    title: `${ben.username} commented on your post`,
    body: null,
  });
});

test.each([404, 410])("removes the subscription when the push service returns %d", async (status) => {
  service.returnNext(status);
  await like(ben);
  expect(await pushed()).toHaveLength(1);
  expect(await subscriptions()).toEqual([]);
});

test("retries after any other failure, six times in all, and keeps the subscription", async () => {
  for (let n = 0; n < 6; n++) service.returnNext(n % 2 ? 429 : 500);
  await like(ben);
  expect(await pushed()).toHaveLength(1);
  expect(await pushed()).toEqual([]);
  for (let n = 1; n < 6; n++) expect(await retried()).toHaveLength(1);
  expect(await retried()).toEqual([]);
  expect(await subscriptions()).toHaveLength(1);
  await comment(ben);
  expect(await pushed()).toHaveLength(1);
});

test("delivers a repeated push once, however many of the member's others fail", async () => {
  const phone = await signIn(t, ada.id);
  await phone.put(path, service.subscribe());
  service.returnNext(500);
  await like(ben);
  const first = await pushed();
  expect(first).toHaveLength(2);
  expect(await retried()).toHaveLength(1);
});

test("does not delay other jobs behind a push service that does not respond", async () => {
  for (let n = 0; n < 6; n++) await (await signIn(t, ada.id)).put(path, service.subscribe());
  const { asked, release } = service.hold();
  await like(ben);
  await addJob(t.sql, "hourly_cleanup");
  const running = runJobs(t);
  await asked;
  const cleanups = () => t.sql`select from graphile_worker.jobs where task_identifier = 'hourly_cleanup'`;
  await expect.poll(cleanups, { timeout: 5000 }).toEqual([]);
  expect(service.received.length).toBeLessThan(7);
  release();
  await running;
  const { length: early } = service.received;
  expect((await pushed()).length + early).toBe(7);
});

test("marks the sessions that get pushes in the session list", async () => {
  const phone = await signIn(t, ada.id);
  const listed = async () =>
    await (await ada.get("/api/auth/sessions")).json() as { id: string; getsPushes: boolean }[];
  const getsPushes = async () => (await listed()).filter((one) => one.getsPushes).map(({ id }) => id);
  expect(await getsPushes()).toEqual([ada.sessionId]);
  await phone.put(path, service.subscribe());
  expect(await ada.delete(path)).toMatchObject({ status: 200 });
  expect(await getsPushes()).toEqual([phone.sessionId]);
});

test("ends the subscription with its session: signed out, revoked or expired", async () => {
  const phone = await signIn(t, ada.id);
  await phone.put(path, service.subscribe());
  await ada.delete(`/api/auth/sessions/${phone.sessionId}`);
  expect(await subscriptions()).toEqual([{ endpoint }]);
  await like(ben);
  t.clock.advance(31 * 24 * hourMs);
  expect(await pushed()).toEqual([]);
  await t.sql`update sessions set expires_at = ${new Date(t.clock.now().getTime() + hourMs)}`;
  await ada.post("/api/auth/logout");
  expect(await subscriptions()).toEqual([]);
});

test("sends a browser the pushes of the member who signed in there last", async () => {
  const shared = service.subscribe();
  await ada.put(path, shared);
  await ben.put(path, shared);
  expect(await subscriptions()).toEqual([]);
  await like(ben);
  expect(await pushed()).toEqual([]);
  expect(await (await ada.get("/api/push/key")).json()).toMatchObject({ isSubscribed: false });
  expect(await (await ben.get("/api/push/key")).json()).toMatchObject({ isSubscribed: true });
});

test("replaces the subscription when subscribing again, also many times at once", async () => {
  const next = service.subscribe();
  const responses = await Promise.all(Array.from({ length: 10 }, () => ada.put(path, next)));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
  expect(await subscriptions()).toEqual([{ endpoint: next.endpoint }]);
});

test("gives the subscription to one of two members who subscribe at one browser at once", async () => {
  for (let round = 0; round < 10; round++) {
    const shared = service.subscribe();
    const both = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? ada : ben).put(path, shared));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    const rows = await t.sql`select from push_subscriptions where endpoint = ${shared.endpoint}`;
    expect(rows).toHaveLength(1);
  }
});

test.each([
  "http://push.example.com/abc",
  "https://127.0.0.1/abc",
  "https://localhost/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/abc",
  "https://fcm.googleapis.com:8080/abc",
  "https://fcm.googleapis.com.example.org/abc",
  "ftp://fcm.googleapis.com/abc",
  "nonsense",
])("refuses %s as an endpoint", async (bad) => {
  const response = await ada.put(path, { ...service.subscribe(), endpoint: bad });
  expect([response.status, await response.json()]).toMatchObject([400, {
    fields: { endpoint: expect.any(String) },
  }]);
  expect(await subscriptions()).toEqual([{ endpoint }]);
});

test("pushes a like at most once a day, however often it is withdrawn and repeated", async () => {
  await like(ben);
  expect(await pushed()).toHaveLength(1);
  for (let n = 0; n < 3; n++) {
    await ben.delete(`/api/posts/${postId}/like`);
    await like(ben);
    expect(await pushed()).toEqual([]);
  }
  await ben.delete(`/api/posts/${postId}/like`);
  t.clock.advance(24 * hourMs);
  await like(ben);
  expect(await pushed()).toHaveLength(1);
});

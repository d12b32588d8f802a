import { afterAll, beforeEach, expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { startPushService } from "../../../testing/servers/push-service.ts";

const service = await startPushService();
afterAll(() => service.close());
const t = await createTestApp({ env: { PUSH_TEST_SERVICE: service.origin } });
let ada: TestMember;
let ben: TestMember;
beforeEach(async () => {
  [ada, ben] = [await member(t), await member(t, { displayName: "Iris" })];
  await ada.post(`/api/users/${ben.id}/follow`);
  await ben.post(`/api/users/${ada.id}/follow`);
  expect((await ada.put("/api/push/subscription", service.subscribe())).status).toBe(200);
  await pushed();
});

async function say(content: string, more: object = {}): Promise<string> {
  const response = await ben.post("/api/messages", { receiverId: ada.id, content, ...more });
  expect(response.status).toBe(201);
  return (await response.json() as { id: string }).id;
}

/** The pushes that arrive once all jobs have run. */
async function pushed(): Promise<unknown[]> {
  service.received.length = 0;
  await runJobs(t);
  return service.received.map(({ payload }) => payload);
}

test("pushes the sender and the text, and opens the conversation", async () => {
  await say("See you at the lake");
  expect(await pushed()).toEqual([{
    title: "Iris",
    body: "See you at the lake",
    path: `/chat?user=${ben.username}`,
    group: ben.id,
  }]);
});

test("names the author of a shared post that the receiver may see", async () => {
  const cai = await member(t, { displayName: "Cai" });
  const { id: sharedPostId } = await post(t, { authorId: cai.id });
  await say("", { sharedPostId });
  expect(await pushed()).toMatchObject([{ title: "Iris", body: "Shared a post by Cai" }]);
  await say("Check out this post!", { sharedPostId });
  await ada.post(`/api/users/${cai.id}/block`);
  expect(await pushed()).toMatchObject([{ body: "Shared a post" }]);
});

test("sends one push for several messages, which replaces the earlier one", async () => {
  await say("One");
  await say("Two");
  expect(await pushed()).toMatchObject([{ title: "2 messages from Iris", body: "Two", group: ben.id }]);
  await say("Three");
  expect(await pushed()).toMatchObject([{ title: "3 messages from Iris", body: "Three", group: ben.id }]);
});

test("sends no message text to the push service without previews", async () => {
  await ada.put("/api/notifications/settings", { showsPreviews: false });
  await say("Between us");
  expect(await pushed()).toMatchObject([{ title: "Iris", body: "New message" }]);
});

test("sends no text that a moderator covered meanwhile, in the list neither", async () => {
  const id = await say("Words to cover");
  await t.sql`update messages set covered_at = ${t.clock.now()} where id = ${id}`;
  expect(await pushed()).toMatchObject([{ title: "Iris", body: "New message" }]);
  const read = async (path: string) => await (await ada.get(path)).json() as unknown;
  expect(await read("/api/conversations")).toMatchObject([{ lastMessage: "Covered by a moderator" }]);
  expect(await read(`/api/conversations/${ben.id}`)).toMatchObject([{ id, isCovered: true }]);
});

test("pushes nothing that was read, unsent or blocked meanwhile", async () => {
  await say("Read");
  await ada.put(`/api/conversations/${ben.id}/read`, {});
  expect(await pushed()).toEqual([]);
  const id = await say("Unsent");
  await ben.delete(`/api/messages/${id}`);
  expect(await pushed()).toEqual([]);
  await say("Blocked");
  await ada.post(`/api/users/${ben.id}/block`);
  expect(await pushed()).toEqual([]);
});

test.each<[string, (who: TestMember, of: TestMember) => Promise<Response>]>([
  ["the conversation is muted", (who, of) => who.put(`/api/conversations/${of.id}/mute`, { until: null })],
  ["the sender is muted", (who, of) => who.post(`/api/users/${of.id}/mute`)],
  ["alerts are paused", (who) => {
    const pausedUntil = new Date(t.clock.now().getTime() + 3_600_000).toISOString();
    return who.put("/api/notifications/settings", { pausedUntil });
  }],
])("pushes nothing when %s", async (_, change) => {
  await say("Hello");
  await pushed();
  expect((await change(ada, ben)).status).toBe(200);
  await say("Again");
  expect(await pushed()).toEqual([]);
});

test("does not push requests", async () => {
  await ada.delete(`/api/users/${ben.id}/follow`);
  await say("Hello");
  expect(await pushed()).toEqual([]);
});

import { afterAll, beforeEach, expect, test } from "vitest";
import type { Conversation } from "#shared/messages/shapes.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
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
  await ada.put("/api/users/settings", { openTopics: ["loss"], coveredTopics: ["violence"] });
  expect((await ada.put("/api/push/subscription", service.subscribe())).status).toBe(200);
  await pushed();
});

async function pushed(): Promise<unknown[]> {
  service.received.length = 0;
  await runJobs(t);
  return service.received.map(({ payload }) => payload);
}

const loss = { coverWords: "My father", coverTopics: ["loss"] };
const cruel = "They beat the dog to death";

async function mention(content: string, more: object = {}): Promise<string | undefined> {
  t.clock.advance(1_000);
  const posted = await ben.post("/api/posts", { content: `@${ada.username} ${content}`, ...more });
  expect(posted.status).toBe(201);
  const [latest] = await (await ada.get("/api/notifications")).json() as Notification[];
  return latest?.post?.content.replace(`@${ada.username} `, "");
}

async function preview(content: string, more: object = {}): Promise<string | null> {
  const sent = await ben.post("/api/messages", { receiverId: ada.id, content, ...more });
  expect(sent.status).toBe(201);
  const [first] = await (await ada.get("/api/conversations")).json() as Conversation[];
  return first?.lastMessage ?? null;
}

test("a notification and its push have no words of a post that its author covers, whatever their reader opens", async () => {
  expect(await mention("He died", loss)).toBeUndefined();
  expect(await pushed()).toMatchObject([{ body: null }]);
});

test("they have none of what is about a topic that their reader covers", async () => {
  expect(await mention(cruel)).toBeUndefined();
  expect(await pushed()).toMatchObject([{ body: null }]);
  await ada.put("/api/users/settings", { coveredTopics: [] });
  expect(await mention(cruel)).toBe(cruel);
});

test("they have an ellipsis for what is hidden in a text, also where the cut is within it", async () => {
  expect(await mention("At the end ||he dies||!")).toBe("At the end …!");
  expect(await pushed()).toMatchObject([{ body: `@${ada.username} At the end …!` }]);
  expect(await mention(`At the end ||${"he dies ".repeat(45)}||!`)).toBe("At the end …");
});

test("a covered message has its line in the list and no words in a push, whatever its receiver opens", async () => {
  expect(await preview("He died", loss)).toBe("Covered: My father");
  expect(await pushed()).toMatchObject([{ body: "New message" }]);
  expect(await preview(cruel)).toBe("Covered: Violence and cruelty");
  expect(await pushed()).toMatchObject([{ body: "New messages" }]);
});

test("what is hidden in a message is an ellipsis in the list and in pushes", async () => {
  expect(await preview("At the end ||he dies||!")).toBe("At the end …!");
  expect(await pushed()).toMatchObject([{ body: "At the end …!" }]);
});

test("another choice for topics shows in the list of conversations at once", async () => {
  expect(await preview(cruel)).toBe("Covered: Violence and cruelty");
  await ada.put("/api/users/settings", { coveredTopics: [] });
  const [first] = await (await ada.get("/api/conversations")).json() as Conversation[];
  expect(first?.lastMessage).toBe(cruel);
});

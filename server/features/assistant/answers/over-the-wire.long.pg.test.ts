import { beforeEach, expect, test } from "vitest";
import { giveBadge } from "../../../testing/badge.ts";
import { createAiTestApp } from "../../../testing/assistant/create-ai-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import type { Behaviour } from "../../../../build/practice/model/behaviour.ts";
import { giveXp, ledgerFaults, xpOf } from "../../../testing/xp.ts";

const { server, t } = await createAiTestApp({ "GPT-4o Mini": "small", "DALL-E 2": "painter" });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
  await giveXp(t, ada.id, 100);
  server.reset();
  // The breaker has forgotten earlier failures.
  t.clock.advance(120_000);
});

const ask = (accept = "text/event-stream") =>
  ada.request("POST", "/api/ai/chat", {
    json: { message: "How are you?", modelName: "GPT-4o Mini" },
    headers: { Accept: accept },
  });

test("streams the provider's answer, and sends it the question under its upstream name", async () => {
  server.behave("chat", { reply: "Rest a little, then walk." });
  const frames = await (await ask()).text();
  expect(frames).toContain('"content":"Rest a little, then walk."');
  expect(server.asked[0]?.body).toMatchObject({ model: "small", stream: true });
  expect(server.asked[0]?.body.messages?.at(-1)).toEqual({ role: "user", content: "How are you?" });
  expect((await xpOf(t, ada.id)).xp).toBe(75);
});

test.each<[string, Behaviour]>([
  ["refuses", { status: 400 }],
  ["is down", { status: 500 }],
  ["has too much to do", { status: 429 }],
  ["is cut off in the middle", { after: 2, then: "cut" }],
  ["says nonsense in the middle", { after: 2, then: "malformed" }],
  ["fails in the middle", { after: 2, then: "error" }],
])("refunds the XP when the provider %s", async (_, behaviour) => {
  server.behave("chat", behaviour);
  const frames = await (await ask()).text();
  expect(frames).toMatch(/event: error\ndata: .*"xp":100}\n\n$/);
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([100, []]);
});

test.each<[string, Behaviour]>([
  ["refuses", { status: 400 }],
  ["may have drawn and fails", { status: 500 }],
  ["has too much to do", { status: 429 }],
  ["is cut off", { after: 1, then: "cut" }],
  ["sends no image", { then: "malformed" }],
  ["sends something else", { then: "shape" }],
  ["shows a page", { then: "page" }],
])("refunds the XP of an image and keeps no file when the provider %s", async (_, behaviour) => {
  await giveBadge(t, ada.id, "goldVerify");
  server.behave("image", behaviour);
  const drawn = await ada.request("POST", "/api/ai/generate-image", {
    json: { prompt: "A lake", model: "DALL-E 2" },
    headers: { Accept: "text/event-stream" },
  });
  expect(await drawn.text()).toMatch(/event: error\ndata: .*"xp":100}\n\n$/);
  expect(await t.sql`select id from images where owner_id = ${ada.id}`).toEqual([]);
  expect([(await xpOf(t, ada.id)).xp, await ledgerFaults(t)]).toEqual([100, []]);
});

test("says of a model that works for nobody that asking again does not help", async () => {
  await giveBadge(t, ada.id, "goldVerify");
  const failures = [{ status: 402 }, { status: 404, message: "The model `small` does not exist" }];
  for (const behaviour of failures) {
    for (const kind of ["chat", "image"] as const) server.behave(kind, behaviour);
    const drawn = await ada.request("POST", "/api/ai/generate-image", {
      json: { prompt: "A lake", model: "DALL-E 2" },
      headers: { Accept: "text/event-stream" },
    });
    for (const frames of [await (await ask()).text(), await drawn.text()]) {
      expect(frames).toContain("This model doesn't work here for now. Your XP has been given back.");
    }
  }
});

test("draws and charges a slow image once", async () => {
  await giveBadge(t, ada.id, "goldVerify");
  server.behave("image", { firstMs: 300 });
  const drawn = await ada.post("/api/ai/generate-image", { prompt: "A lake", model: "DALL-E 2" });
  expect([drawn.status, (await xpOf(t, ada.id)).xp]).toEqual([201, 75]);
});

test("ends the call to a hanging provider on Stop", async () => {
  const held = server.hold("chat");
  const answer = ask("application/json");
  await held.asked;
  const [session] = await (await ada.get("/api/ai/sessions")).json() as { id: string }[];
  await ada.post(`/api/ai/sessions/${session?.id}/stop`);
  await held.left;
  expect(await (await answer).json()).toMatchObject({ message: { state: "stopped", content: "" }, cost: 0 });
  expect((await xpOf(t, ada.id)).xp).toBe(100);
});

const askAs = (who: TestMember, message: string, accept = "text/event-stream") =>
  who.request("POST", "/api/ai/chat", {
    json: { message, modelName: "GPT-4o Mini" },
    headers: { Accept: accept },
  });

test("answers others while every answer to one member fails", async () => {
  const mallory = await member(t);
  await giveXp(t, mallory.id, 1_000);
  server.behave(
    "chat",
    ({ body }): Behaviour =>
      body.messages?.at(-1)?.content === "Break" ? { after: 2, then: "cut" } : { reply: "Rest a little." },
  );
  expect(await (await askAs(ada, "How are you?")).text()).toContain("Rest a little.");
  for (let asked = 0; asked < 7; asked++) {
    expect(await (await askAs(mallory, "Break")).text()).toContain("The answer didn't arrive.");
  }
  expect(await (await askAs(ada, "And now?")).text()).toContain("Rest a little.");
});

test("says how long answers rest after five failed with nobody else asking, and gives the XP back", async () => {
  server.behave("chat", { after: 2, then: "cut" });
  for (let asked = 0; asked < 5; asked++) await (await askAs(ada, "Break")).text();
  const bob = await member(t);
  await giveXp(t, bob.id, 100);
  t.clock.advance(3_000);
  const words = "The AI service failed too often just now. Try again in 7 seconds. " +
    "Your XP has been given back.";
  expect(await (await askAs(bob, "How are you?")).text()).toContain(words);
  const whole = await askAs(bob, "How are you?", "application/json");
  expect([whole.status, await whole.json()]).toMatchObject([503, { code: "unavailable", message: words }]);
  expect((await xpOf(t, bob.id)).xp).toBe(100);
  server.behave("chat", { reply: "Rest a little." });
  t.clock.advance(7_000);
  expect(await (await askAs(bob, "And now?")).text()).toContain("Rest a little.");
});

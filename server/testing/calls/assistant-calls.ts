import { expect } from "vitest";
import { giveBadge } from "../badge.ts";
import type { TestMember } from "../member.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const sessions = "/api/ai/sessions";
const known = new WeakMap<Scene, string>();

/** Ada's chat, with a question and its answer. */
async function sessionOf(scene: Scene): Promise<string> {
  const id = known.get(scene) ??
    (await (await ask(scene.ada)).json() as { sessionId: string }).sessionId;
  known.set(scene, id);
  return id;
}

const ask = (who: TestMember, more: object = {}) =>
  who.post("/api/ai/chat", { message: "How are you?", modelName: "GPT-4o Mini", ...more });

const stopOf = (question: string) => `/api/ai/questions/${question}/stop`;

/** Shows Ada's question. */
async function showOf(scene: Scene): Promise<string> {
  const messages = await scene.ada.get(`${sessions}/${await sessionOf(scene)}/messages`);
  const [, question] = await messages.json() as { id: string }[];
  return `/api/ai/questions/${question?.id}/show`;
}

async function draw(scene: Scene, who: TestMember, prompt = "A lake"): Promise<Response> {
  await giveBadge(scene.t, scene.ada.id, "goldVerify");
  return await who.post("/api/ai/generate-image", { prompt, model: "DALL-E 2" });
}

/** A call about Ada's chat. */
const about = (
  act: (path: string, scene: Scene) => Promise<Response>,
) =>
async (scene: Scene) => await act(`${sessions}/${await sessionOf(scene)}`, scene);

const titled = (title: string) => [expect.objectContaining({ title, isAnswering: false }) as unknown];
/** Nobody has written words of crisis here. */
const usualPrices = { until: null, waits: false };

const models = {
  provider: "openai",
  availableModels: expect.arrayContaining(["GPT-5", "DALL-E 3"]) as unknown,
  textObstacle: null,
  // Ada is no administrator.
  foundChatModels: null,
};
const answered = { message: { content: "Take a slow breath.", state: "complete", cost: 25 }, cost: 25 };

export const assistantCalls: readonly CallRow[] = [
  {
    call: "GET /api/ai/sessions",
    success: answers(about((_, { ada }) => ada.get(`${sessions}?q=chat`)), 200, titled("Chat_040326_0600")),
    signedOut: "refused",
    stranger: answers(about((_, { other }) => other.get(sessions)), 200, []),
    badInput: answers(({ ada }) => ada.get(`${sessions}?limit=0`), 400),
    repeat: answers(({ ada }) => ada.get(`${sessions}?q=walks`), 200, []),
  },
  {
    call: "POST /api/ai/sessions",
    success: answers(({ ada }) => ada.post(sessions, {}), 201, {
      title: "Chat_040326_0600",
      isAnswering: false,
    }),
    signedOut: "refused",
    stranger: answers(({ other }) => other.post(sessions, { title: "Mine" }), 201, { title: "Mine" }),
    badInput: answers(({ ada }) => ada.post(sessions, { title: " " }), 400),
    repeat: answers(({ ada }) => ada.post(sessions, {}), 201),
  },
  {
    call: "GET /api/ai/sessions/{id}",
    success: answers(about((path, { ada }) => ada.get(path)), 200, {
      title: "Chat_040326_0600",
      model: "GPT-4o Mini",
      isAnswering: false,
    }),
    signedOut: "refused",
    stranger: answers(about((path, { other }) => other.get(path)), 404),
    badInput: answers(({ ada }) => ada.get(`${sessions}/none`), 404),
    repeat: answers(about((path, { ada }) => ada.get(path)), 200, { model: "GPT-4o Mini" }),
  },
  {
    call: "PUT /api/ai/sessions/{id}",
    success: answers(about((path, { ada }) => ada.put(path, { title: "Rest" })), 200, { title: "Rest" }),
    signedOut: "refused",
    stranger: answers(about((path, { other }) => other.put(path, { title: "Rest" })), 404),
    badInput: answers(about((path, { ada }) => ada.put(path, {})), 400),
    repeat: answers(about((path, { ada }) => ada.put(path, { title: "Rest" })), 200, { title: "Rest" }),
  },
  {
    call: "PUT /api/ai/sessions/{id}/model",
    success: answers(about((path, { ada }) => ada.put(`${path}/model`, { modelName: "GPT-5" })), 200, {
      model: "GPT-5",
    }),
    signedOut: "refused",
    stranger: answers(about((path, { other }) => other.put(`${path}/model`, { modelName: "GPT-5" })), 404),
    badInput: answers(about((path, { ada }) => ada.put(`${path}/model`, { modelName: "none" })), 400),
    repeat: answers(about((path, { ada }) => ada.put(`${path}/model`, { modelName: "GPT-5" })), 200, {
      model: "GPT-5",
    }),
  },
  {
    call: "DELETE /api/ai/sessions/{id}",
    success: answers(about((path, { ada }) => ada.delete(path)), 200, { success: true }),
    signedOut: "refused",
    stranger: answers(about((path, { other }) => other.delete(path)), 404),
    badInput: answers(({ ada }) => ada.delete(`${sessions}/none`), 404),
    repeat: answers(about((path, { ada }) => ada.delete(path)), 404),
  },
  {
    call: "POST /api/ai/sessions/{id}/suggest-title",
    success: answers(about((path, { ada }) => ada.post(`${path}/suggest-title`)), 200, {
      title: "Take a slow breath",
    }),
    signedOut: "refused",
    stranger: answers(about((path, { other }) => other.post(`${path}/suggest-title`)), 404),
    badInput: answers(({ ada, nothing }) => ada.post(`${sessions}/${nothing}/suggest-title`), 404),
    repeat: answers(about((path, { ada }) => ada.post(`${path}/suggest-title`)), 200),
  },
  {
    call: "GET /api/ai/sessions/{id}/messages",
    success: answers(about((path, { ada }) => ada.get(`${path}/messages`)), 200, [
      expect.objectContaining({ role: "assistant", content: "Take a slow breath.", model: "GPT-4o Mini" }),
      expect.objectContaining({ role: "user", content: "How are you?", cost: 0 }),
    ]),
    signedOut: "refused",
    stranger: answers(about((path, { other }) => other.get(`${path}/messages`)), 404),
    badInput: answers(about((path, { ada }) => ada.get(`${path}/messages?cursor=nonsense`)), 400),
    repeat: answers(about((path, { ada }) => ada.get(`${path}/messages`)), 200),
  },
  {
    call: "GET /api/ai/search",
    success: answers(about((_, { ada }) => ada.get("/api/ai/search?q=SLOW+bréath")), 200, [
      expect.objectContaining({
        message: expect.objectContaining({ content: "Take a slow breath." }) as unknown,
      }),
    ]),
    signedOut: "refused",
    stranger: answers(({ other }) => other.get("/api/ai/search?q=slow"), 200, []),
    badInput: answers(({ ada }) => ada.get("/api/ai/search?q=slow&cursor=nonsense"), 400),
    repeat: answers(({ ada }) => ada.get("/api/ai/search?q=nowhere"), 200, []),
  },
  {
    call: "POST /api/ai/questions/{id}/show",
    success: answers(async (scene) => await scene.ada.post(await showOf(scene)), 200, {}),
    signedOut: "refused",
    stranger: answers(async (scene) => await scene.other.post(await showOf(scene)), 404),
    badInput: answers(({ ada, nothing }) => ada.post(`/api/ai/questions/${nothing}/show`), 404),
    repeat: answers(async (scene) => await scene.ada.post(await showOf(scene)), 200, {}),
  },
  {
    call: "POST /api/ai/chat",
    success: answers(({ ada }) => ask(ada), 201, answered),
    signedOut: "refused",
    stranger: answers(({ other }) => ask(other), 402),
    badInput: answers(({ ada }) => ask(ada, { message: " " }), 400, {
      fields: { message: "Please write a question." },
    }),
    repeat: answers(({ ada }) => ask(ada), 201, answered),
  },
  {
    call: "GET /api/ai/sessions/{id}/stream",
    success: answers(about((path, { ada }) => ada.get(`${path}/stream`)), 404),
    signedOut: "refused",
    stranger: answers(about((path, { other }) => other.get(`${path}/stream`)), 404),
    badInput: answers(({ ada }) => ada.get(`${sessions}/none/stream`), 404),
    repeat: answers(about((path, { ada }) => ada.get(`${path}/stream`)), 404),
  },
  {
    call: "POST /api/ai/sessions/{id}/stop",
    success: answers(about((path, { ada }) => ada.post(`${path}/stop`)), 200, { isStopped: false }),
    signedOut: "refused",
    stranger: answers(about((path, { other }) => other.post(`${path}/stop`)), 404),
    badInput: answers(({ ada }) => ada.post(`${sessions}/none/stop`), 404),
    repeat: answers(about((path, { ada }) => ada.post(`${path}/stop`)), 200, { isStopped: false }),
  },
  {
    call: "POST /api/ai/questions/{id}/stop",
    success: answers(({ ada, nothing }) => ada.post(stopOf(nothing)), 200, { isStopped: false }),
    signedOut: "refused",
    stranger: answers(({ other, nothing }) => other.post(stopOf(nothing)), 200, { isStopped: false }),
    badInput: answers(({ ada }) => ada.post(stopOf("none")), 404),
    repeat: answers(({ ada, nothing }) => ada.post(stopOf(nothing)), 200, { isStopped: false }),
  },
  {
    call: "POST /api/ai/generate-image",
    success: answers((s) => draw(s, s.ada), 201, {
      cost: 25,
      model: "DALL-E 2",
      message: { imageAlt: "A lake", imageWidth: 64, imageHeight: 48, state: "complete" },
    }),
    signedOut: "refused",
    // No badge.
    stranger: answers((s) => draw(s, s.other), 403),
    badInput: answers((s) => draw(s, s.ada, " "), 400),
    repeat: answers((s) => draw(s, s.ada), 201, { cost: 25 }),
  },
  {
    call: "GET /api/ai/available-models",
    success: answers(({ ada }) => ada.get("/api/ai/available-models"), 200, models),
    signedOut: "refused",
    stranger: answers(({ blocked }) => blocked.get("/api/ai/available-models"), 200, models),
    badInput: answers(({ ada }) => ada.get("/api/ai/available-models?model=x"), 200),
    repeat: answers(({ ada }) => ada.get("/api/ai/available-models"), 200, models),
  },
  {
    call: "GET /api/ai/free-answers",
    success: answers(({ ada }) => ada.get("/api/ai/free-answers"), 200, usualPrices),
    signedOut: "refused",
    stranger: answers(({ blocked }) => blocked.get("/api/ai/free-answers"), 200, usualPrices),
    badInput: answers(({ ada }) => ada.get("/api/ai/free-answers?chat=mine"), 400),
    repeat: answers(({ ada }) => ada.get("/api/ai/free-answers"), 200, usualPrices),
  },
];

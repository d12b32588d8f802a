import { expect } from "vitest";
import { reactionEmojis } from "#shared/messages/rules.ts";
import type { TestMember } from "../member.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const [thumb] = reactionEmojis;

/**
 * Ada, who follows Ben, writes to him, the same message in every attempt of a scene; for Ben it is
 * a request.
 */
async function writeMessage({ ada, ben, nothing }: Scene): Promise<string> {
  const message = { receiverId: ben.id, content: "A quiet word", clientMessageId: nothing };
  return (await (await ada.post("/api/messages", message)).json() as { id: string }).id;
}

/** Acts on the message. */
function about(path: string, ask: (scene: Scene, at: string) => Promise<Response>) {
  return async (scene: Scene) => await ask(scene, `/api/messages/${await writeMessage(scene)}${path}`);
}

/** Acts on the message after Ben has accepted the request, which reactions require. */
function aboutAccepted(path: string, ask: (scene: Scene, at: string) => Promise<Response>) {
  return about(path, async (scene, at) => {
    await scene.ben.put(`/api/conversations/${scene.ada.id}/accept`);
    return await ask(scene, at);
  });
}

/** Acts on the conversation, once it exists. */
function withAda(path: string, ask: (scene: Scene, at: string) => Promise<Response>) {
  return async (scene: Scene) => {
    await writeMessage(scene);
    return await ask(scene, `/api/conversations/${scene.ada.id}/${path}`);
  };
}

const react = (who: TestMember, at: string) => who.post(at, { emoji: thumb });
const unreact = (who: TestMember, at: string) => who.request("DELETE", at, { json: { emoji: thumb } });
const edit = (who: TestMember, at: string) => who.put(at, { content: "A loud word", revision: 1 });
const report = (who: TestMember, at: string) => who.post(at, { reason: "spam" });
const reacted = ({ ada }: Scene) => ({ reactions: { [thumb]: [ada.id] } });
const search = (who: TestMember) => who.get("/api/messages/search?q=quiet");
const finds = ({ ben }: Scene) => [{
  message: expect.objectContaining({ content: "A quiet word" }) as unknown,
  user: expect.objectContaining({ id: ben.id }) as unknown,
}];
const state = async ({ ben, ada }: Scene) => await ben.get(`/api/conversations/${ada.id}/summary`);

/** Ben declines the request and takes that back. */
const declinedAndBack = withAda("decline", async ({ ben }, at) => {
  await ben.put(at);
  return await ben.delete(at);
});

/** Ben's answer to a request. */
function answerOf(call: string, verb: "accept" | "decline", expected: string): CallRow {
  const ask = withAda(verb, ({ ben }, at) => ben.put(at));
  return {
    call,
    success: answers(ask, 200, { success: true }),
    signedOut: "refused",
    // The sender can neither accept nor decline for the receiver.
    stranger: answers(
      withAda(verb, async (scene) => {
        await scene.ada.put(`/api/conversations/${scene.ben.id}/${verb}`);
        return await state(scene);
      }),
      200,
      { state: "request" },
    ),
    badInput: answers(({ ben, other }) => ben.put(`/api/conversations/${other.id}/${verb}`), 404),
    repeat: answers(
      async (scene) => {
        await ask(scene);
        return await state(scene);
      },
      200,
      { state: expected },
    ),
  };
}

export const messageActCalls: readonly CallRow[] = [
  {
    call: "POST /api/messages/{id}/react",
    success: answers(aboutAccepted("/react", ({ ada }, at) => react(ada, at)), 200, reacted),
    signedOut: "refused",
    stranger: answers(about("/react", ({ other }, at) => react(other, at)), 404),
    badInput: answers(about("/react", ({ ada }, at) => ada.post(at, { emoji: "🎉" })), 400),
    repeat: answers(aboutAccepted("/react", ({ ada }, at) => react(ada, at)), 200, reacted),
  },
  {
    call: "DELETE /api/messages/{id}/react",
    success: answers(
      aboutAccepted("/react", async ({ ada }, at) => {
        await react(ada, at);
        return await unreact(ada, at);
      }),
      200,
      { reactions: {} },
    ),
    signedOut: "refused",
    stranger: answers(about("/react", ({ other }, at) => unreact(other, at)), 404),
    badInput: answers(about("/react", ({ ada }, at) => ada.request("DELETE", at, { json: {} })), 400),
    repeat: answers(aboutAccepted("/react", ({ ada }, at) => unreact(ada, at)), 200, { reactions: {} }),
  },
  {
    call: "PUT /api/messages/{id}",
    success: answers(about("", ({ ada }, at) => edit(ada, at)), 200, { content: "A loud word", revision: 2 }),
    signedOut: "refused",
    stranger: answers(about("", ({ other }, at) => edit(other, at)), 404),
    badInput: answers(about("", ({ ada }, at) => ada.put(at, { content: "A loud word" })), 400),
    repeat: answers(about("", ({ ada }, at) => edit(ada, at)), 200, { content: "A loud word", revision: 2 }),
  },
  {
    call: "DELETE /api/messages/{id}",
    success: answers(about("", ({ ada }, at) => ada.delete(at)), 200, { isUnsent: true, content: "" }),
    signedOut: "refused",
    stranger: answers(about("", ({ other }, at) => other.delete(at)), 404),
    badInput: answers(({ ada, nothing }) => ada.delete(`/api/messages/${nothing}`), 404),
    repeat: answers(about("", ({ ada }, at) => ada.delete(at)), 200, { isUnsent: true, content: "" }),
  },
  {
    call: "POST /api/messages/{id}/report",
    success: answers(about("/report", ({ ben }, at) => report(ben, at)), 201, { reason: "spam" }),
    signedOut: "refused",
    stranger: answers(about("/report", ({ other }, at) => report(other, at)), 404),
    badInput: answers(about("/report", ({ ben }, at) => ben.post(at, { reason: "dislike" })), 400),
    repeat: answers(about("/report", ({ ben }, at) => report(ben, at)), 201, { reason: "spam" }),
  },
  {
    call: "GET /api/messages/search",
    success: answers(about("", ({ ada }) => search(ada)), 200, finds),
    signedOut: "refused",
    stranger: answers(about("", ({ other }) => search(other)), 200, []),
    badInput: answers(({ ada }) => ada.get(`/api/messages/search?q=${"a".repeat(201)}`), 400),
    repeat: answers(about("", ({ ada }) => search(ada)), 200, finds),
  },
  answerOf("PUT /api/conversations/{userId}/accept", "accept", "open"),
  answerOf("PUT /api/conversations/{userId}/decline", "decline", "declined"),
  {
    call: "DELETE /api/conversations/{userId}/decline",
    success: answers(declinedAndBack, 200, { success: true }),
    signedOut: "refused",
    // The sender has declined nothing.
    stranger: answers(
      withAda("decline", async (scene, at) => {
        await scene.ben.put(at);
        await scene.ada.delete(`/api/conversations/${scene.ben.id}/decline`);
        return await state(scene);
      }),
      200,
      { state: "declined" },
    ),
    badInput: answers(({ ben, nothing }) => ben.delete(`/api/conversations/${nothing}/decline`), 404),
    repeat: answers(
      async (scene) => {
        await declinedAndBack(scene);
        return await state(scene);
      },
      200,
      { state: "request" },
    ),
  },
  {
    call: "PUT /api/conversations/{userId}/mute",
    success: answers(withAda("mute", ({ ben }, at) => ben.put(at, { until: null })), 200, {
      mutedUntil: expect.stringMatching(/^9999/) as string,
    }),
    signedOut: "refused",
    stranger: answers(withAda("mute", ({ other }, at) => other.put(at, { until: null })), 404),
    badInput: answers(withAda("mute", ({ ben }, at) => ben.put(at, { until: "2001-01-01T00:00:00Z" })), 400),
    repeat: answers(withAda("mute", ({ ben }, at) => ben.put(at, { until: null })), 200),
  },
  {
    call: "DELETE /api/conversations/{userId}/mute",
    success: answers(withAda("mute", ({ ben }, at) => ben.delete(at)), 200, { mutedUntil: null }),
    signedOut: "refused",
    stranger: answers(withAda("mute", ({ other }, at) => other.delete(at)), 404),
    badInput: answers(({ ben, nothing }) => ben.delete(`/api/conversations/${nothing}/mute`), 404),
    repeat: answers(withAda("mute", ({ ben }, at) => ben.delete(at)), 200, { mutedUntil: null }),
  },
];

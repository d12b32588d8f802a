import { expect } from "vitest";
import { aDraft, inMinutes } from "../../scenes/draft-scene.ts";
import { answers, type CallRow } from "../call-row.ts";
import type { Scene } from "../scene.ts";

const made = new WeakMap<Scene, string>();

/** Ada's draft, made once for each scene. */
async function draftOf(scene: Scene): Promise<string> {
  const id = made.get(scene) ?? (await aDraft(scene.ada, { content: "Unfinished" })).id;
  made.set(scene, id);
  return `/api/drafts/${id}`;
}

const keep = ({ ada, nothing }: Scene) =>
  ada.request("POST", "/api/drafts", {
    json: { content: "Unfinished" },
    headers: { "Idempotency-Key": nothing },
  });
const schedule = ({ t, ada, nothing }: Scene) =>
  ada.request("POST", "/api/drafts", {
    json: { content: "Planned", publishAt: inMinutes(t, 60) },
    headers: { "Idempotency-Key": nothing },
  });
const change = async (scene: Scene) =>
  await scene.ada.put(await draftOf(scene), { content: "More of it", revision: 1 });
const changed = { content: "More of it", revision: 2, publishAt: null, problem: null };
const list = async (scene: Scene) => {
  await draftOf(scene);
  return await scene.ada.get("/api/drafts");
};
const lists = [expect.objectContaining({ content: "Unfinished" }) as unknown];
const remove = async (scene: Scene) => await scene.ada.delete(await draftOf(scene));

export const draftCalls: readonly CallRow[] = [
  {
    call: "GET /api/drafts",
    success: answers(list, 200, lists),
    signedOut: "refused",
    stranger: answers(
      async (scene) => {
        await draftOf(scene);
        return await scene.other.get("/api/drafts");
      },
      200,
      [],
    ),
    badInput: answers(({ ada }) => ada.get("/api/drafts?limit=0"), 400),
    repeat: answers(list, 200, lists),
  },
  {
    call: "POST /api/drafts",
    success: answers(keep, 201, { content: "Unfinished", revision: 1, publishAt: null, support: null }),
    signedOut: "refused",
    stranger: answers(
      ({ ada, other }) => other.post("/api/drafts", { content: "Not hers", memberId: ada.id }),
      201,
      { content: "Not hers" },
    ),
    badInput: answers(({ ada }) => ada.post("/api/drafts", { content: "a".repeat(1501) }), 400, {
      fields: { content: "A post can have at most 1500 characters." },
    }),
    repeat: answers(keep, 201, { content: "Unfinished", revision: 1 }),
  },
  {
    call: "POST /api/drafts (schedule)",
    success: answers(schedule, 201, { content: "Planned", moderationLevel: "top", support: null }),
    signedOut: "refused",
    stranger: answers(
      ({ t, blocked, post }) =>
        blocked.post("/api/drafts", {
          content: "So true",
          quotedPostId: post,
          publishAt: inMinutes(t, 60),
        }),
      400,
      { fields: { quotedPostId: "The post you quote is no longer available." } },
    ),
    badInput: answers(
      ({ t, ada }) => ada.post("/api/drafts", { content: "Planned", publishAt: inMinutes(t, 1) }),
      400,
      { fields: { publishAt: "Choose a time at least 5 minutes from now." } },
    ),
    repeat: answers(schedule, 201, { content: "Planned", moderationLevel: "top" }),
  },
  {
    call: "PUT /api/drafts/{id}",
    success: answers(change, 200, changed),
    signedOut: "refused",
    stranger: answers(
      async (scene) => await scene.other.put(await draftOf(scene), { content: "Mine", revision: 1 }),
      404,
    ),
    badInput: answers(async (scene) => await scene.ada.put(await draftOf(scene), { content: "More" }), 400),
    repeat: answers(change, 200, changed),
  },
  {
    call: "DELETE /api/drafts/{id}",
    success: answers(remove, 200, { success: true }),
    signedOut: "refused",
    stranger: answers(async (scene) => await scene.other.delete(await draftOf(scene)), 404),
    badInput: answers(({ ada }) => ada.delete("/api/drafts/not-an-id"), 404),
    // It may have been published meanwhile.
    repeat: answers(remove, 404),
  },
];

import { expect } from "vitest";
import type { TestMember } from "../member.ts";
import { giveXp } from "../xp.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const promote = (who: TestMember, postId: string, durationHours = 2) =>
  who.post(`/api/posts/${postId}/promote`, { durationHours });

const promotions = new WeakMap<Scene, string>();

/** The id of Ben's promotion of his post; he starts it at the first call of the scene. */
async function running(scene: Scene): Promise<string> {
  const { t, ben, post } = scene;
  const known = promotions.get(scene);
  if (known) return known;
  await giveXp(t, ben.id, 5000);
  const response = await promote(ben, post);
  expect(response.status).toBe(201);
  const { id } = await response.json() as { id: string };
  promotions.set(scene, id);
  return id;
}

const promoted = "/api/posts/promoted";
const view = async (who: TestMember, scene: Scene) =>
  await who.post(`/api/promotions/${await running(scene)}/view`);
const stop = async (who: TestMember, scene: Scene) =>
  await who.post(`/api/promotions/${await running(scene)}/stop`);
const seesIt = ({ post }: Scene) =>
  expect.arrayContaining([expect.objectContaining({ id: post })]) as unknown;

async function promotedFor(who: TestMember, scene: Scene, query = ""): Promise<Response> {
  await running(scene);
  return await who.get(`${promoted}${query}`);
}

export const promotionCalls: readonly CallRow[] = [
  {
    call: `GET ${promoted}`,
    success: answers((s) => promotedFor(s.ada, s), 200, seesIt),
    signedOut: "refused",
    stranger: answers(
      (s) => promotedFor(s.blocked, s),
      200,
      ({ post }: Scene) => expect.not.arrayContaining([expect.objectContaining({ id: post })]) as unknown,
    ),
    badInput: answers((s) => promotedFor(s.ada, s, "?limit=nonsense"), 200, seesIt),
    repeat: answers((s) => promotedFor(s.ada, s), 200, seesIt),
  },
  {
    call: "POST /api/posts/{id}/promote",
    success: answers(
      async ({ t, ada, ownPost }) => {
        await giveXp(t, ada.id, 5000);
        return await promote(ada, ownPost);
      },
      201,
      ({ ownPost }: Scene) => ({ isActive: true, durationHours: 2, totalCost: 100, postId: ownPost }),
    ),
    signedOut: "refused",
    stranger: answers(({ ada, post }) => promote(ada, post), 403),
    badInput: answers(({ ada, ownPost }) => promote(ada, ownPost, 169), 400),
    repeat: answers(({ ada, ownPost }) => promote(ada, ownPost), 409),
  },
  {
    call: "POST /api/posts/{id}/promote (poor)",
    success: answers(({ ada, ownPost }) => promote(ada, ownPost), 402, { code: "insufficient_xp" }),
    signedOut: "refused",
    stranger: answers(({ blocked, post }) => promote(blocked, post), 404),
    badInput: answers(({ ada, nothing }) => promote(ada, nothing), 404),
    repeat: answers(({ ada, ownPost }) => promote(ada, ownPost), 402),
  },
  {
    call: "POST /api/promotions/{id}/view",
    success: answers((s) => view(s.ada, s), 200, { success: true, counted: true }),
    signedOut: "refused",
    stranger: answers((s) => view(s.blocked, s), 404),
    badInput: answers(({ ada, nothing }) => ada.post(`/api/promotions/${nothing}/view`), 404),
    repeat: answers((s) => view(s.ada, s), 200, { success: true, counted: false }),
  },
  {
    call: "GET /api/promotions/{id}",
    success: answers(
      async (s) => await s.ben.get(`/api/promotions/${await running(s)}`),
      200,
      ({ post }: Scene) => ({ postId: post, isActive: true, totals: { views: 0 } }),
    ),
    signedOut: "refused",
    stranger: answers(async (s) => await s.ada.get(`/api/promotions/${await running(s)}`), 404),
    badInput: answers(({ ben, nothing }) => ben.get(`/api/promotions/${nothing}`), 404),
    repeat: answers(async (s) => await s.ben.get(`/api/promotions/${await running(s)}`), 200),
  },
  {
    call: "POST /api/promotions/{id}/stop",
    success: answers((s) => stop(s.ben, s), 200, { isActive: false, endReason: "stopped", totalCost: 100 }),
    signedOut: "refused",
    stranger: answers((s) => stop(s.ada, s), 404),
    badInput: answers(({ ben, nothing }) => ben.post(`/api/promotions/${nothing}/stop`), 404),
    repeat: answers((s) => stop(s.ben, s), 200, { isActive: false, endReason: "stopped", totalCost: 100 }),
  },
];

import { expect } from "vitest";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const of = (id: string) => `/api/users/${id}/mute`;
const mute = ({ ada, ben }: Scene) => ada.post(of(ben.id));
const unmute = ({ ada, ben }: Scene) => ada.delete(of(ben.id));
const status = ({ ada, ben }: Scene) => ada.get(`${of(ben.id)}-status`);
const muted = { isMuted: true, mutedUntil: null };
const notMuted = { isMuted: false, mutedUntil: null };
const listsBen = ({ ben }: Scene) => [expect.objectContaining({ id: ben.id, mutedUntil: null }) as unknown];

/** Calls something after Ada has muted Ben. */
function whenMuted(ask: (scene: Scene) => Promise<Response>) {
  return async (scene: Scene) => {
    await mute(scene);
    return await ask(scene);
  };
}

export const muteCalls: readonly CallRow[] = [
  {
    call: "POST /api/users/{id}/mute",
    success: answers(mute, 200, muted),
    signedOut: "refused",
    stranger: answers(({ blocked, ben }) => blocked.post(of(ben.id)), 404),
    badInput: answers(({ ada, ben }) => ada.post(of(ben.id), { until: "2001-01-01T00:00:00Z" }), 400, {
      fields: { until: "Choose a time in the future." },
    }),
    repeat: answers(mute, 200, muted),
  },
  {
    call: "DELETE /api/users/{id}/mute",
    success: answers(whenMuted(unmute), 200, notMuted),
    signedOut: "refused",
    // Only one's own mute is lifted.
    stranger: answers(
      whenMuted(async (scene) => {
        await scene.other.delete(of(scene.ben.id));
        return await status(scene);
      }),
      200,
      muted,
    ),
    badInput: answers(({ ada }) => ada.delete(of("not-an-id")), 404),
    repeat: answers(unmute, 200, notMuted),
  },
  {
    call: "GET /api/users/{id}/mute-status",
    success: answers(whenMuted(status), 200, muted),
    signedOut: "refused",
    // The muted member notices nothing.
    stranger: answers(whenMuted(({ ada, ben }) => ben.get(`${of(ada.id)}-status`)), 200, notMuted),
    badInput: answers(({ ada, nothing }) => ada.get(`${of(nothing)}-status`), 404),
    repeat: answers(status, 200, muted),
  },
  {
    call: "GET /api/users/muted",
    success: answers(whenMuted(({ ada }) => ada.get("/api/users/muted")), 200, listsBen),
    signedOut: "refused",
    stranger: answers(whenMuted(({ ben }) => ben.get("/api/users/muted")), 200, []),
    badInput: answers(({ ada }) => ada.get("/api/users/muted?limit=0"), 400),
    repeat: answers(({ ada }) => ada.get("/api/users/muted"), 200, listsBen),
  },
];

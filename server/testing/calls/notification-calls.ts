import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const all = "/api/notifications/mark-all-read";

/** The address at which Ada marks the like of her post read. */
async function readPath({ ada, ben, ownPost }: Scene): Promise<string> {
  await ben.post(`/api/posts/${ownPost}/like`);
  const [like] = await (await ada.get("/api/notifications")).json() as { id: string }[];
  return `/api/notifications/${like?.id}/read`;
}

export const notificationCalls: readonly CallRow[] = [
  {
    call: "PUT /api/notifications/{id}/read",
    success: answers(async (s) => await s.ada.put(await readPath(s)), 200, { success: true }),
    signedOut: "refused",
    stranger: answers(async (s) => await s.other.put(await readPath(s)), 404),
    badInput: answers(({ ada, nothing }) => ada.put(`/api/notifications/${nothing}/read`), 404),
    repeat: answers(async (s) => await s.ada.put(await readPath(s)), 200, { success: true }),
  },
  {
    call: `PUT ${all}`,
    success: answers(({ ada }) => ada.put(all), 200, { success: true }),
    signedOut: "refused",
    stranger: answers(({ other }) => other.put(all), 200, { success: true }),
    badInput: answers(({ ada }) => ada.put(`${all}?of=everybody`), 200, { success: true }),
    repeat: answers(({ ada }) => ada.put(all), 200, { success: true }),
  },
];

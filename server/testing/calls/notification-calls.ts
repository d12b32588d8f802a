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

const settings = "/api/notifications/settings";
const defaults = { types: {}, quietHours: null, pausedUntil: null, showsPreviews: true, timeZone: "UTC" };
const read = ({ ada }: Scene) => ada.get(settings);
const change = ({ ada }: Scene) => ada.put(settings, { showsPreviews: false });

export const notificationSettingsCalls: readonly CallRow[] = [
  {
    call: `GET ${settings}`,
    success: answers(read, 200, defaults),
    signedOut: "refused",
    stranger: answers(
      async (scene) => {
        await change(scene);
        return await scene.other.get(settings);
      },
      200,
      defaults,
    ),
    badInput: answers(({ ada, ben }) => ada.get(`${settings}?of=${ben.id}`), 200, defaults),
    repeat: answers(read, 200, defaults),
  },
  {
    call: `PUT ${settings}`,
    success: answers(change, 200, { ...defaults, showsPreviews: false }),
    signedOut: "refused",
    stranger: answers(
      async (scene) => {
        await scene.other.put(settings, { showsPreviews: false, memberId: scene.ada.id });
        return await read(scene);
      },
      200,
      defaults,
    ),
    badInput: answers(({ ada }) => ada.put(settings, { timeZone: "Mars/Olympus" }), 400, {
      fields: { timeZone: "Unknown time zone" },
    }),
    repeat: answers(change, 200, { ...defaults, showsPreviews: false }),
  },
];

import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const path = "/api/notifications/settings";
const defaults = { types: {}, quietHours: null, pausedUntil: null, showsPreviews: true, timeZone: "UTC" };
const read = ({ ada }: Scene) => ada.get(path);
const change = ({ ada }: Scene) => ada.put(path, { showsPreviews: false });

export const notificationSettingsCalls: readonly CallRow[] = [
  {
    call: `GET ${path}`,
    success: answers(read, 200, defaults),
    signedOut: "refused",
    stranger: answers(
      async (scene) => {
        await change(scene);
        return await scene.other.get(path);
      },
      200,
      defaults,
    ),
    badInput: answers(({ ada, ben }) => ada.get(`${path}?of=${ben.id}`), 200, defaults),
    repeat: answers(read, 200, defaults),
  },
  {
    call: `PUT ${path}`,
    success: answers(change, 200, { ...defaults, showsPreviews: false }),
    signedOut: "refused",
    stranger: answers(
      async (scene) => {
        await scene.other.put(path, { showsPreviews: false, memberId: scene.ada.id });
        return await read(scene);
      },
      200,
      defaults,
    ),
    badInput: answers(({ ada }) => ada.put(path, { timeZone: "Mars/Olympus" }), 400, {
      fields: { timeZone: "Unknown time zone" },
    }),
    repeat: answers(change, 200, { ...defaults, showsPreviews: false }),
  },
];

import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const path = "/api/levels";
const why = ({ ada, ownPost }: Scene) => ada.get(`${path}/post/${ownPost}`);
const ask = ({ ada, ownPost }: Scene) => ada.post(`${path}/post/${ownPost}/ask`);

/** Asks about Ada's post, which is at level low. */
async function askFirst(scene: Scene): Promise<Response> {
  await scene.t.sql`update posts set moderation_level = 'low' where id = ${scene.ownPost}`;
  return await ask(scene);
}

export const whyCalls: readonly CallRow[] = [
  {
    call: "GET /api/levels/{kind}/{id}",
    success: answers(why, 200, ({ ownPost }: Scene) => ({ kind: "post", id: ownPost, question: "none" })),
    signedOut: "refused",
    stranger: answers(({ other, ownPost }) => other.get(`${path}/post/${ownPost}`), 404),
    badInput: answers(({ ada, ownPost }) => ada.get(`${path}/member/${ownPost}`), 400),
    repeat: answers(why, 200, { kind: "post" }),
  },
  {
    call: "POST /api/levels/{kind}/{id}/ask",
    success: answers(askFirst, 200, { level: "low", question: "waiting" }),
    signedOut: "refused",
    stranger: answers(({ ada, comment }) => ada.post(`${path}/comment/${comment}/ask`), 404),
    badInput: answers(({ ada }) => ada.post(`${path}/post/not-an-id/ask`), 404),
    repeat: answers(ask, 200, { question: "waiting" }),
  },
];

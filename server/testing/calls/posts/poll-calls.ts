import { aPolledPost, vote } from "../../scenes/poll-scene.ts";
import { answers, type CallRow } from "../call-row.ts";
import type { Scene } from "../scene.ts";

/** One of them votes in a poll of Ben's. */
async function voteAs(who: "ada" | "ben" | "blocked", scene: Scene): Promise<Response> {
  return await vote(scene[who], await aPolledPost(scene.ben), 0);
}

export const pollCalls: readonly CallRow[] = [
  {
    call: "POST /api/posts (poll)",
    success: answers(
      ({ ada }) =>
        ada.post("/api/posts", { content: "Tea?", poll: { answers: ["Yes", "No"], lastsMinutes: 60 } }),
      201,
      { poll: { answers: [{ content: "Yes", votesCount: null }, { content: "No", votesCount: null }] } },
    ),
    signedOut: "refused",
    stranger: answers(
      ({ ada }) =>
        ada.post("/api/posts", { content: "Tea?", poll: { answers: ["Yes", "yes"], lastsMinutes: 60 } }),
      400,
    ),
    badInput: answers(
      ({ ada }) =>
        ada.post("/api/posts", { content: "Tea?", poll: { answers: ["Yes", "No"], lastsMinutes: 5 } }),
      400,
    ),
    repeat: answers(
      async ({ ada, nothing }) => {
        const json = { content: "Tea?", poll: { answers: ["Yes", "No"], lastsMinutes: 60 } };
        const headers = { "Idempotency-Key": nothing };
        await ada.request("POST", "/api/posts", { json, headers });
        return await ada.request("POST", "/api/posts", { json, headers });
      },
      201,
      { poll: { isMultiple: false } },
    ),
  },
  {
    call: "PUT /api/posts/{id}/vote",
    success: answers((scene) => voteAs("ada", scene), 200, { hasEnded: false, votesCount: null }),
    signedOut: "refused",
    stranger: answers((scene) => voteAs("blocked", scene), 404),
    badInput: answers(
      async ({ ada, ben }) =>
        await ada.put(`/api/posts/${(await aPolledPost(ben)).id}/vote`, { answerIds: [] }),
      400,
      { fields: { answerIds: "Choose an answer." } },
    ),
    repeat: answers(
      async ({ ada, ben }) => {
        const post = await aPolledPost(ben);
        await vote(ada, post, 1);
        return await vote(ada, post, 1);
      },
      200,
      { hasEnded: false },
    ),
  },
];

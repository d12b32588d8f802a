import { expect } from "vitest";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

/**
 * A switch of a post or comment (api.7): a repeat changes nothing, and a member blocked by its
 * author gets 404.
 */
function toggle(call: string, id: (scene: Scene) => string, body: object, onCall?: string): CallRow {
  const [method, path] = call.split(" ") as [string, string];
  const at = (value: string) => path.replace("{id}", value);
  const ask = async (scene: Scene) => await scene.ada.request(method, at(id(scene)));
  const success = answers(
    async (scene) => {
      if (onCall) await scene.ada.request(onCall, at(id(scene)));
      return await ask(scene);
    },
    200,
    body,
  );
  return {
    call,
    success,
    signedOut: "refused",
    stranger: answers((scene) => scene.blocked.request(method, at(id(scene))), 404),
    badInput: answers(({ ada, nothing }) => ada.request(method, at(nothing)), 404),
    repeat: answers(ask, 200, body),
  };
}

const post = ({ post }: Scene) => post;
const comment = ({ comment }: Scene) => comment;

/** Deletes one's own content: others may not, and a repeat gets 404. */
function removal(call: string, own: (scene: Scene) => string, body: object): CallRow {
  const at = (value: string) => call.slice("DELETE ".length).replace("{id}", value);
  const ask = (scene: Scene) => scene.ada.delete(at(own(scene)));
  return {
    call,
    success: answers(ask, 200, body),
    signedOut: "refused",
    stranger: answers((scene) => scene.other.delete(at(own(scene))), 403),
    badInput: answers(({ ada }) => ada.delete(at("not-an-id")), 404),
    repeat: answers(ask, 404),
  };
}

export const changeCalls: readonly CallRow[] = [
  toggle("POST /api/posts/{id}/like", post, { isLiked: true, likesCount: 1 }),
  toggle("DELETE /api/posts/{id}/like", post, { isLiked: false, likesCount: 0 }, "POST"),
  toggle("POST /api/posts/{id}/bookmark", post, { isBookmarked: true }),
  toggle("DELETE /api/posts/{id}/bookmark", post, { isBookmarked: false }, "POST"),
  toggle("POST /api/posts/{id}/share", post, { sharesCount: 1 }),
  toggle("POST /api/posts/{id}/repost", post, { isReposted: true, repostsCount: 1 }),
  toggle("DELETE /api/posts/{id}/repost", post, { isReposted: false, repostsCount: 0 }, "POST"),
  toggle("POST /api/comments/{id}/like", comment, { isLiked: true, likesCount: 1 }),
  toggle("DELETE /api/comments/{id}/like", comment, { isLiked: false, likesCount: 0 }, "POST"),
  toggle("POST /api/posts/{id}/tts", post, {
    audioUrl: expect.stringContaining("/api/audio/") as string,
    message: expect.any(String) as string,
  }),
  removal("DELETE /api/posts/{id}", ({ ownPost }) => ownPost, {
    success: true,
    xpSpent: 0,
    xpGivenBack: 0,
  }),
  removal("DELETE /api/comments/{id}", ({ ownComment }) => ownComment, { success: true, commentsCount: 1 }),
];

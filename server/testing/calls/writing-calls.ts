import { expect } from "vitest";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

/** Every attempt of a scene carries the same key, so that a repeat is the same (api.6). */
function write(path: string, json: object, { nothing, ada }: Scene): Promise<Response> {
  return ada.request("POST", path, { json, headers: { "Idempotency-Key": nothing } });
}

const written = new WeakMap<Scene, string>();

/** Stores the first response's id, which every repeat must return. */
async function once(scene: Scene, response: Response): Promise<Response> {
  const { id } = await response.clone().json() as { id: string };
  written.set(scene, written.get(scene) ?? id);
  return response;
}

const theSame = (scene: Scene) => ({ id: written.get(scene) });

const quote = (scene: Scene) => ({ content: "So true", quotedPostId: scene.post, isQuote: true });
const message = (scene: Scene) => ({
  receiverId: scene.ben.id,
  content: "Look at this",
  sharedPostId: scene.post,
  clientMessageId: scene.nothing,
});

export const writingCalls: readonly CallRow[] = [
  {
    call: "POST /api/posts",
    success: answers(
      async (s) => once(s, await write("/api/posts", { content: "Tea and rain" }, s)),
      201,
      ({ ada }: Scene) => ({ content: "Tea and rain", author: { id: ada.id }, likesCount: 0 }),
    ),
    signedOut: "refused",
    stranger: answers(
      async ({ ada, other }) => await other.post("/api/posts", { content: "Not hers", authorId: ada.id }),
      201,
      ({ other }: Scene) => ({ author: { id: other.id } }),
    ),
    badInput: answers(({ ada }) => ada.post("/api/posts", { content: " " }), 400, {
      message: "Please write something or attach an image before posting",
    }),
    repeat: answers((s) => write("/api/posts", { content: "Tea and rain" }, s), 201, theSame),
  },
  {
    call: "POST /api/posts (quote)",
    success: answers(
      async (s) => once(s, await write("/api/posts", quote(s), s)),
      201,
      (s: Scene) => ({ isQuote: true, quotedPostId: s.post, quotedPost: { id: s.post } }),
    ),
    signedOut: "refused",
    stranger: answers((s) => s.blocked.post("/api/posts", quote(s)), 404),
    badInput: answers(({ ada }) => ada.post("/api/posts", { content: "Of what?", isQuote: true }), 400),
    repeat: answers((s) => write("/api/posts", quote(s), s), 201, theSame),
  },
  {
    call: "POST /api/posts (repost)",
    success: answers(
      async (s) => once(s, await s.ada.post("/api/posts", { content: "", repostedPostId: s.post })),
      201,
      (s: Scene) => ({
        repostedPostId: s.post,
        content: expect.stringMatching(`^RT @${s.ben.username}: `) as string,
      }),
    ),
    signedOut: "refused",
    stranger: answers((s) => s.blocked.post("/api/posts", { repostedPostId: s.post }), 404),
    badInput: answers((s) => s.ada.post("/api/posts", { repostedPostId: s.ownPost }), 403),
    repeat: answers((s) => s.ada.post("/api/posts", { repostedPostId: s.post }), 201, theSame),
  },
  {
    call: "POST /api/posts/{id}/comments",
    success: answers(
      async (s) => once(s, await write(`/api/posts/${s.post}/comments`, { content: "Lovely" }, s)),
      201,
      (s: Scene) => ({ postId: s.post, parentId: null, content: "Lovely", author: { id: s.ada.id } }),
    ),
    signedOut: "refused",
    stranger: answers((s) => s.blocked.post(`/api/posts/${s.post}/comments`, { content: "Hi" }), 404),
    badInput: answers((s) => s.ada.post(`/api/posts/${s.post}/comments`, { content: "a".repeat(501) }), 400),
    repeat: answers((s) => write(`/api/posts/${s.post}/comments`, { content: "Lovely" }, s), 201, theSame),
  },
  {
    call: "POST /api/posts/{id}/comments (reply)",
    success: answers(
      async (s) =>
        once(s, await write(`/api/posts/${s.post}/comments`, { content: "Yes", parentId: s.comment }, s)),
      201,
      (s: Scene) => ({ parentId: s.comment }),
    ),
    signedOut: "refused",
    stranger: answers(
      (s) => s.blocked.post(`/api/posts/${s.post}/comments`, { content: "Yes", parentId: s.comment }),
      404,
    ),
    // A comment of another post.
    badInput: answers(
      (s) => s.ada.post(`/api/posts/${s.ownPost}/comments`, { content: "Yes", parentId: s.comment }),
      400,
    ),
    repeat: answers(
      (s) => write(`/api/posts/${s.post}/comments`, { content: "Yes", parentId: s.comment }, s),
      201,
      theSame,
    ),
  },
  {
    call: "POST /api/messages",
    success: answers(
      async (s) => once(s, await s.ada.post("/api/messages", message(s))),
      201,
      (s: Scene) => ({ receiverId: s.ben.id, content: "Look at this", sharedPostId: s.post, status: "sent" }),
    ),
    signedOut: "refused",
    stranger: answers((s) => s.other.post("/api/messages", { receiverId: s.ben.id, content: "Hi" }), 403),
    badInput: answers((s) => s.ada.post("/api/messages", { receiverId: s.ben.id, content: "  " }), 400),
    repeat: answers((s) => s.ada.post("/api/messages", message(s)), 201, theSame),
  },
];

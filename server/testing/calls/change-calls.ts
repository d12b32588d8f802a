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
const thanked = { isThanked: true, tellAt: expect.any(String) as string };
const notThanked = { isThanked: false, tellAt: null };
const ben = ({ ben }: Scene) => ben.id;

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

type Kind = "posts" | "comments";
type Who = keyof Pick<Scene, "ada" | "other">;

const words = { content: "Other words", revision: 1 };
const own = (scene: Scene, kind: Kind) => kind === "posts" ? scene.ownPost : scene.ownComment;

/** The scene's own content is Ada's. */
const edit = (scene: Scene, kind: Kind, who: Who = "ada", json: object = words) =>
  scene[who].put(`/api/${kind}/${own(scene, kind)}`, json);

const chooseAudience = (s: Scene, who: Who = "ada", json: object = { commentsFrom: "followers" }) =>
  s[who].put(`/api/posts/${s.ownPost}/audience`, json);

const list = (scene: Scene, kind: Kind, query = "") =>
  scene.other.get(`/api/${kind}/${own(scene, kind)}/revisions${query}`);

/** After an edit, which makes it an earlier one. */
async function removeFirst(scene: Scene, kind: Kind, who: Who = "ada", number: number | string = 1) {
  await edit(scene, kind);
  return await scene[who].delete(`/api/${kind}/${own(scene, kind)}/revisions/${number}`);
}

const quotes = new WeakMap<Scene, Promise<string>>();

/** Ada's quote of Ben's post, the same for all calls of a scene. */
async function quoteIn(s: Scene): Promise<string> {
  const make = async () => {
    const quote = { content: "So true", quotedPostId: s.post, isQuote: true };
    return (await (await s.ada.post("/api/posts", quote)).json() as { id: string }).id;
  };
  if (!quotes.has(s)) quotes.set(s, make());
  return await (quotes.get(s) ?? make());
}

/** Ben alone may take his post out of it. */
function detach(method: "POST" | "DELETE", body: object): CallRow {
  const ask = async (s: Scene, who: "ben" | "other" = "ben", id?: string) =>
    await s[who].request(method, `/api/posts/${id ?? await quoteIn(s)}/detach`);
  return {
    call: `${method} /api/posts/{id}/detach`,
    success: answers((s) => ask(s), 200, body),
    signedOut: "refused",
    stranger: answers((s) => ask(s, "other"), 403),
    badInput: answers((s) => ask(s, "ben", s.nothing), 404),
    repeat: answers((s) => ask(s), 200, body),
  };
}

/** Ben's comment below his post, which he alone may fold. */
function fold(method: "POST" | "DELETE", isFolded: boolean): CallRow {
  const ask = (s: Scene, who: "ben" | "other" = "ben", id = s.comment) =>
    s[who].request(method, `/api/comments/${id}/fold`);
  return {
    call: `${method} /api/comments/{id}/fold`,
    success: answers((s) => ask(s), 200, { isFolded }),
    signedOut: "refused",
    stranger: answers((s) => ask(s, "other"), 403),
    badInput: answers((s) => ask(s, "ben", s.nothing), 404),
    repeat: answers((s) => ask(s), 200, { isFolded }),
  };
}

function editCallsOf(kind: Kind): readonly CallRow[] {
  const edited = { ...words, revision: 2 };
  const removed = { number: 1, content: "", images: [], isRemoved: true };
  return [
    {
      call: `PUT /api/${kind}/{id}`,
      success: answers((s) => edit(s, kind), 200, edited),
      signedOut: "refused",
      stranger: answers((s) => edit(s, kind, "other"), 403),
      badInput: answers((s) => edit(s, kind, "ada", { content: "Other words" }), 400),
      repeat: answers((s) => edit(s, kind), 200, edited),
    },
    {
      call: `GET /api/${kind}/{id}/revisions`,
      success: answers((s) => list(s, kind), 200, [expect.objectContaining({ number: 1, isCurrent: true })]),
      signedOut: "refused",
      stranger: answers(
        (s) => s.blocked.get(`/api/${kind}/${kind === "posts" ? s.post : s.comment}/revisions`),
        404,
      ),
      badInput: answers((s) => list(s, kind, "?cursor=x"), 400),
      repeat: answers((s) => list(s, kind), 200, [expect.objectContaining({ number: 1 })]),
    },
    {
      call: `DELETE /api/${kind}/{id}/revisions/{number}`,
      success: answers((s) => removeFirst(s, kind), 200, removed),
      signedOut: "refused",
      stranger: answers((s) => removeFirst(s, kind, "other"), 403),
      badInput: answers((s) => removeFirst(s, kind, "ada", "first"), 400),
      repeat: answers((s) => removeFirst(s, kind), 200, removed),
    },
  ];
}

/** Pins or unpins one's own post: others may not. */
function pin(method: "POST" | "DELETE", pinned: (scene: Scene) => string | null): CallRow {
  const ask = (scene: Scene, who: Who = "ada", id = scene.ownPost) =>
    scene[who].request(method, `/api/posts/${id}/pin`);
  const state = (scene: Scene) => ({ pinnedPostId: pinned(scene) });
  return {
    call: `${method} /api/posts/{id}/pin`,
    success: answers(
      async (scene) => {
        await scene.ada.post(`/api/posts/${scene.ownPost}/pin`);
        return await ask(scene);
      },
      200,
      state,
    ),
    signedOut: "refused",
    stranger: answers((scene) => ask(scene, "other"), 403),
    badInput: answers((scene) => ask(scene, "ada", scene.nothing), 404),
    repeat: answers((scene) => ask(scene), 200, state),
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
  pin("POST", ({ ownPost }) => ownPost),
  pin("DELETE", () => null),
  toggle("POST /api/comments/{id}/like", comment, { isLiked: true, likesCount: 1 }),
  toggle("DELETE /api/comments/{id}/like", comment, { isLiked: false, likesCount: 0 }, "POST"),
  toggle("POST /api/posts/{id}/thanks", post, thanked),
  toggle("DELETE /api/posts/{id}/thanks", post, notThanked, "POST"),
  toggle("POST /api/comments/{id}/thanks", comment, thanked),
  toggle("DELETE /api/comments/{id}/thanks", comment, notThanked, "POST"),
  // Ada follows Ben.
  toggle("POST /api/users/{id}/bell", ben, { hasBell: true }),
  toggle("DELETE /api/users/{id}/bell", ben, { hasBell: false }, "POST"),
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
  ...editCallsOf("posts"),
  {
    call: "PUT /api/posts/{id}/audience",
    success: answers((s) => chooseAudience(s), 200, { commentsFrom: "followers", quotesFrom: "everyone" }),
    signedOut: "refused",
    stranger: answers((s) => chooseAudience(s, "other"), 403),
    badInput: answers((s) => chooseAudience(s, "ada", { commentsFrom: "friends" }), 400),
    repeat: answers((s) => chooseAudience(s), 200, { commentsFrom: "followers" }),
  },
  ...editCallsOf("comments"),
  detach("POST", { isQuote: false, quotedPostId: null, quotedPost: null }),
  detach("DELETE", { isQuote: true, quotedPost: expect.anything() as object }),
  fold("POST", true),
  fold("DELETE", false),
];

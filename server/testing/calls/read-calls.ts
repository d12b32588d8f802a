import { expect } from "vitest";
import { serviceCosts } from "#shared/xp/service-prices.ts";
import { getGeneralSupport } from "../../features/moderation/get-support.ts";
import { answers, type CallRow, type Case, type Expected } from "./call-row.ts";
import type { Scene } from "./scene.ts";

type Path = string | ((scene: Scene) => string);

const generalSupport = getGeneralSupport("en");

const listed = (id: (scene: Scene) => string) => (scene: Scene) =>
  expect.arrayContaining([expect.objectContaining({ id: id(scene) })]) as unknown;
const notListed = (id: (scene: Scene) => string) => (scene: Scene) =>
  expect.not.arrayContaining([expect.objectContaining({ id: id(scene) })]) as unknown;

/** A read that returns the same to Ada however often she repeats it. */
function read(
  call: string,
  path: Path,
  body: Expected,
  { stranger, badInput }: { stranger: Case; badInput: Case },
): CallRow {
  const of = (scene: Scene) => typeof path === "string" ? path : path(scene);
  const success = answers((scene) => scene.ada.get(of(scene)), 200, body);
  return { call, success, signedOut: "refused", stranger, badInput, repeat: success };
}

/**
 * A read of one subject, which returns 404 to a member blocked by its owner, and for an unknown id.
 */
function readOne(call: string, id: (scene: Scene) => string, body: Expected): CallRow {
  const path = call.slice("GET ".length);
  const at = (value: string) => path.replace("{id}", value);
  return read(call, (scene) => at(id(scene)), body, {
    stranger: answers((scene) => scene.blocked.get(at(id(scene))), 404),
    badInput: answers(({ ada }) => ada.get(at("not-an-id")), 404),
  });
}

/** A bare number, each member's own. */
function unreadCount(path: string): CallRow {
  return read(`GET ${path}`, path, 0, {
    stranger: answers(({ other }) => other.get(path), 200, 0),
    badInput: answers(({ ada }) => ada.get(`${path}?of=everybody`), 200, 0),
  });
}

const weekly = "/api/leaderboard/weekly?limit=100";
/** Ben's second post lifts him above the members of all other scenes, who are more than a page. */
const rankedBen = answers(
  async ({ ada, ben, tag }) => {
    await ben.post("/api/posts", { content: `Once more, ${tag}` });
    return await ada.get(weekly);
  },
  200,
  listed(({ ben }) => ben.id),
);

export const readCalls: readonly CallRow[] = [
  readOne("GET /api/users/{id}/badges", ({ ben }) => ben.id, []),
  readOne("GET /api/users/{id}/badges/active", ({ ben }) => ben.id, []),
  readOne("GET /api/users/{id}/active-badges", ({ ben }) => ben.id, []),
  readOne("GET /api/users/{id}/stats", ({ ben }) => ben.id, {
    postsCount: 1,
    followersCount: 1,
    followingCount: 0,
  }),
  readOne("GET /api/users/{id}/pictures", ({ ben }) => ben.id, notListed(({ post }) => post)),
  readOne("GET /api/posts/{id}/comments", ({ post }) => post, listed(({ comment }) => comment)),
  readOne("GET /api/comments/{id}/like-status", ({ comment }) => comment, { isLiked: false }),
  unreadCount("/api/messages/unread-count"),
  unreadCount("/api/messages/request-count"),
  unreadCount("/api/notifications/unread-count"),
  read("GET /api/notifications", "/api/notifications", [], {
    stranger: answers(({ other }) => other.get("/api/notifications"), 200, []),
    badInput: answers(({ ada }) => ada.get("/api/notifications?cursor=nonsense"), 400),
  }),
  read("GET /api/posts", "/api/posts?limit=20&offset=0", listed(({ post }) => post), {
    stranger: answers(({ blocked }) => blocked.get("/api/posts"), 200, notListed(({ post }) => post)),
    badInput: answers(({ ada }) => ada.get("/api/posts?limit=101"), 400),
  }),
  read("GET /api/posts/following", "/api/posts/following", listed(({ post }) => post), {
    stranger: answers(({ other }) => other.get("/api/posts/following"), 200, []),
    badInput: answers(({ ada }) => ada.get("/api/posts/following?cursor=nonsense"), 400),
  }),
  {
    ...read("GET /api/leaderboard/{period}", weekly, listed(({ ben }) => ben.id), {
      stranger: answers(({ blocked }) => blocked.get(weekly), 200, notListed(({ ben }) => ben.id)),
      badInput: answers(({ ada }) => ada.get("/api/leaderboard/yearly"), 400),
    }),
    success: rankedBen,
    repeat: rankedBen,
  },
  read("GET /api/leaderboard/{period}/own", "/api/leaderboard/weekly/own", { isShown: true }, {
    // Each reads their own alone.
    stranger: answers(({ other }) => other.get("/api/leaderboard/weekly/own"), 200, { isShown: true }),
    badInput: answers(({ ada }) => ada.get("/api/leaderboard/yearly/own"), 400),
  }),
  read("GET /api/support", "/api/support", generalSupport, {
    stranger: answers(
      async ({ ada, other }) => {
        await other.put("/api/users/settings", { helpCountry: "DE" });
        return await ada.get("/api/support");
      },
      200,
      generalSupport,
    ),
    badInput: answers(({ ada }) => ada.get("/api/support?country=DE"), 200, generalSupport),
  }),
  read("GET /api/shop/costs", "/api/shop/costs", serviceCosts, {
    stranger: answers(({ other }) => other.get("/api/shop/costs"), 200, serviceCosts),
    badInput: answers(({ ada }) => ada.get("/api/shop/costs?tts=0"), 200, serviceCosts),
  }),
  read("GET /api/users/suggested", "/api/users/suggested", notListed(({ ben }) => ben.id), {
    stranger: answers(
      ({ blocked }) => blocked.get("/api/users/suggested"),
      200,
      notListed(({ ben }) => ben.id),
    ),
    badInput: answers(
      ({ ada }) => ada.get("/api/users/suggested?limit=0"),
      200,
      notListed(({ ben }) => ben.id),
    ),
  }),
  read("GET /api/thanks", "/api/thanks", [], {
    stranger: answers(({ other }) => other.get("/api/thanks"), 200, []),
    badInput: answers(({ ada }) => ada.get("/api/thanks?cursor=nonsense"), 400),
  }),
  read("GET /api/users/bells", "/api/users/bells", [], {
    stranger: answers(({ other }) => other.get("/api/users/bells"), 200, []),
    badInput: answers(({ ada }) => ada.get("/api/users/bells?limit=0"), 400),
  }),
  read("GET /api/users/following", "/api/users/following", listed(({ ben }) => ben.id), {
    stranger: answers(({ other }) => other.get("/api/users/following"), 200, []),
    badInput: answers(({ ada }) => ada.get("/api/users/following?limit=0"), 400),
  }),
  read(
    "GET /api/hashtag/{hashtag}/posts",
    ({ tag }) => `/api/hashtag/${tag}/posts`,
    listed(({ post }) => post),
    {
      stranger: answers(({ blocked, tag }) => blocked.get(`/api/hashtag/${tag}/posts`), 200, []),
      badInput: answers(({ ada }) => ada.get("/api/hashtag/a%20b/posts"), 404, {
        message: "Hashtag not found",
      }),
    },
  ),
  {
    ...readOne("GET /api/posts/{id}/deletion-cost", ({ ownPost }) => ownPost, {
      cost: 0,
      moderationLevel: "top",
      breakdown: { baseCost: 10, engagementCost: 0, multiplier: 2 },
      engagement: { total: 0, likes: 0, comments: 0, bookmarks: 0, commentLikes: 0 },
      freeUntil: expect.any(String) as string,
    }),
    stranger: answers(({ ada, post }) => ada.get(`/api/posts/${post}/deletion-cost`), 403),
  },
];

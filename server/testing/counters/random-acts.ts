import { promotionEventTypes } from "#shared/promotions/contract.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { reportReasons } from "#shared/reports/report-reason.ts";
import { crowd, type CrowdMember } from "../crowd.ts";
import type { ShopApp } from "../shop/create-shop-app.ts";
import { aPolledPost, pollAtRandom, vote, voteAtRandom } from "../scenes/poll-scene.ts";
import { giveXp, takeXp, xpOf } from "../xp.ts";
import { hideOrRestore } from "./hide-or-restore.ts";
import { judge } from "./judge-comment.ts";
import { buyPack, refundPack } from "./payments.ts";

/** Content of a member, with the member, who alone can remove it. */
interface Done {
  readonly id: string;
  readonly by: CrowdMember;
}

/**
 * The content that a community made; deleted content stays in the lists, so that acts on it fail.
 */
interface Community {
  readonly members: readonly CrowdMember[];
  readonly posts: Done[];
  readonly comments: (Done & { readonly postId: string })[];
  readonly promotions: Done[];
  /** By their payment pages. */
  readonly payments: Done[];
}

type Act = (who: CrowdMember, all: Community, t: ShopApp) => Promise<Response | null>;

const workers = 12;
const fewPosts = 8;

/** Picks one of the latest posts half of the time, so that acts meet. */
function pick<T>(list: readonly T[]): T {
  const first = Math.random() < 0.5 ? Math.max(0, list.length - fewPosts) : 0;
  return list[first + Math.floor(Math.random() * (list.length - first))] as T;
}

function onPost(method: "post" | "delete", verb: string): Act {
  return (who, { posts }) => who[method](`/api/posts/${pick(posts).id}/${verb}`);
}

function onComment(method: "post" | "delete"): Act {
  return async (who, { comments }) =>
    comments.length ? await who[method](`/api/comments/${pick(comments).id}/like`) : null;
}

const report: Act = (who, { posts }) =>
  who.post(`/api/posts/${pick(posts).id}/report`, { reason: pick(reportReasons) });

function onMember(method: "post" | "delete", verb: string): Act {
  return (who, { members }) => who[method](`/api/users/${pick(members).id}/${verb}`);
}

async function keepCreated<T extends Done>(
  list: T[],
  answer: Response,
  made: (id: string) => T,
): Promise<Response> {
  if (answer.status === 201) list.push(made((await answer.clone().json() as { id: string }).id));
  return answer;
}

const publish: Act = async (by, { posts }) => {
  const quotedPostId = posts.length && Math.random() < 0.3 ? pick(posts).id : undefined;
  const json = {
    content: "A small good thing",
    quotedPostId,
    isQuote: quotedPostId !== undefined,
    poll: pollAtRandom(),
  };
  return keepCreated(posts, await by.post("/api/posts", json), (id) => ({ id, by }));
};

const comment: Act = async (by, { posts, comments }) => {
  const parent = comments.length && Math.random() < 0.5 ? pick(comments) : null;
  const postId = parent?.postId ?? pick(posts).id;
  const json = { content: "Well said", parentId: parent?.id };
  const answer = await by.post(`/api/posts/${postId}/comments`, json);
  return keepCreated(comments, answer, (id) => ({ id, by, postId }));
};

/** An edit of one of the first versions, where that stands still. */
async function edit(kind: "posts" | "comments", { id, by }: Done): Promise<Response> {
  const content = `Well said, ${Math.random()}`;
  return await by.put(`/api/${kind}/${id}`, { content, revision: Math.random() < 0.7 ? 1 : 2 });
}

const promote: Act = async (_, { posts, promotions }) => {
  const { id: postId, by } = pick(posts);
  const answer = await by.post(`/api/posts/${postId}/promote`, { durationHours: 2 });
  return keepCreated(promotions, answer, (id) => ({ id, by }));
};

const buy: Act = async (by, { payments }, t) => {
  payments.push({ id: await buyPack(t, by), by });
  return await by.post("/api/shop/badges/goldVerify");
};

const refund: Act = async (_, { payments }, t) => {
  if (payments.length === 0) return null;
  const { id, by } = pick(payments);
  // The payment allows only a few refunds.
  return await refundPack(t, by, id, 300).catch(() => null);
};

/** How often each act is done relative to the others. */
const acts: readonly (readonly [weight: number, act: Act])[] = [
  [6, publish],
  [8, comment],
  [8, onPost("post", "like")],
  [4, onPost("delete", "like")],
  [6, (who, { posts }) => voteAtRandom(who, pick(posts).id)],
  [4, onPost("post", "share")],
  [4, report],
  [4, onPost("post", "bookmark")],
  [2, onPost("delete", "bookmark")],
  [4, onPost("post", "repost")],
  [3, onPost("delete", "repost")],
  [8, onComment("post")],
  [4, onComment("delete")],
  [6, onMember("post", "follow")],
  [3, onMember("delete", "follow")],
  [1, onMember("post", "block")],
  [2, onMember("delete", "block")],
  [6, async (who, { members }) => {
    const { id: receiverId } = pick(members);
    await who.post(`/api/users/${receiverId}/follow`);
    return await who.post("/api/messages", { receiverId, content: "Hello there" });
  }],
  [4, (who, { members }) => who.put(`/api/conversations/${pick(members).id}/read`, {})],
  [2, promote],
  [1, buy],
  [1, refund],
  [
    6,
    async (who, { promotions }) =>
      promotions.length ? await who.post(`/api/promotions/${pick(promotions).id}/view`) : null,
  ],
  [
    1,
    async (_, { promotions }) => {
      if (promotions.length === 0) return null;
      const { id, by } = pick(promotions);
      return await by.post(`/api/promotions/${id}/stop`);
    },
  ],
  [8, async (who, { promotions }) => {
    if (promotions.length === 0) return null;
    const type = promotionEventTypes[Math.floor(Math.random() * promotionEventTypes.length)];
    return await who.post(`/api/promotions/${pick(promotions).id}/events`, { type });
  }],
  [4, async (_, { posts }) => {
    const { id, by } = pick(posts);
    return await by.delete(`/api/posts/${id}`);
  }],
  [4, (_, { posts }) => edit("posts", pick(posts))],
  [4, async (_, { comments }) => comments.length ? await edit("comments", pick(comments)) : null],
  [3, async (_, { comments }, t) => {
    if (comments.length > 0) await judge(t, pick(comments).id, pick(moderationLevels));
    return null;
  }],
  [2, (_, { posts }, t) => hideOrRestore(t, "post", pick(posts).id)],
  [4, (_, { comments }, t) => hideOrRestore(t, "comment", comments.length ? pick(comments).id : null)],
  [3, (_, __, t) => hideOrRestore(t, "message", null)],
  [5, async (_, { comments }) => {
    if (comments.length === 0) return null;
    const { id, by } = pick(comments);
    return await by.delete(`/api/comments/${id}`);
  }],
];

const drawn = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/**
 * Makes the members of a new community act at random and all at once, and leaves a last post with
 * one of everything. Returns how often each status was returned, and the beginning of every
 * response of 500 and above.
 */
export async function actAtRandom(
  t: ShopApp,
  { members: size, acts: count }: { members: number; acts: number },
): Promise<{ statuses: Record<number, number>; failures: string[] }> {
  const members = await crowd(t, size);
  await Promise.all(members.map(({ id }) => giveXp(t, id, 5000)));
  const all: Community = { members, posts: [], comments: [], promotions: [], payments: [] };
  for (const one of members) await publish(one, all, t);
  const statuses: Record<number, number> = {};
  const failures: string[] = [];
  let left = count;
  await Promise.all(Array.from({ length: workers }, async () => {
    while (left-- > 0) {
      // Past the limits of writes, and from one hour of a promotion into the next.
      t.clock.advance(2_000);
      const act = drawn[Math.floor(Math.random() * drawn.length)] as Act;
      const answer = await act(members[Math.floor(Math.random() * size)] as CrowdMember, all, t);
      if (!answer) continue;
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.status >= 500) failures.push(await answer.text());
    }
  }));
  await actOnLastPost(t, all);
  return { statuses, failures };
}

/**
 * Leaves a post with one of everything, since chance may have deleted all others with some of it.
 */
async function actOnLastPost(t: ShopApp, { members }: Community): Promise<void> {
  t.clock.advance(60_000);
  const [author, reader] = members as [CrowdMember, CrowdMember];
  const made = async (answer: Promise<Response>) => (await (await answer).json() as { id: string }).id;
  await author.delete(`/api/users/${reader.id}/block`);
  await reader.delete(`/api/users/${author.id}/block`);
  const polled = await aPolledPost(author);
  const { id: postId } = polled;
  await vote(reader, polled, 0);
  for (const verb of ["like", "share", "repost"]) await reader.post(`/api/posts/${postId}/${verb}`);
  await reader.post(`/api/posts/${postId}/report`, { reason: "other" });
  await reader.post(`/api/users/${author.id}/follow`);
  await reader.post("/api/messages", { receiverId: author.id, content: "Thank you" });
  await author.put(`/api/conversations/${reader.id}/read`, {});
  await reader.post("/api/messages", { receiverId: author.id, content: "And again" });
  // Spent before it is refunded, so that it is owed, and settled from the next purchase.
  const payment = await buyPack(t, reader);
  await takeXp(t, reader.id, (await xpOf(t, reader.id)).xp);
  await refundPack(t, reader, payment, 500);
  await buyPack(t, reader);
  const commentId = await made(reader.post(`/api/posts/${postId}/comments`, { content: "Well said" }));
  await author.post(`/api/posts/${postId}/comments`, { content: "Thank you", parentId: commentId });
  for (const level of moderationLevels) {
    await judge(t, await made(reader.post(`/api/posts/${postId}/comments`, { content: "Well said" })), level);
  }
  await author.post(`/api/comments/${commentId}/like`);
  await giveXp(t, author.id, 5000);
  const promotionId = await made(author.post(`/api/posts/${postId}/promote`, { durationHours: 2 }));
  await reader.post(`/api/promotions/${promotionId}/view`);
  for (const type of promotionEventTypes) {
    await reader.post(`/api/promotions/${promotionId}/events`, { type });
  }
}

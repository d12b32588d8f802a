import type { CrowdMember } from "../crowd.ts";

/**
 * Content of a few members, for the next acts. Deleted content stays in the lists, so that acts on
 * it fail.
 */
interface Community {
  readonly members: readonly CrowdMember[];
  readonly posts: { readonly id: string; readonly by: CrowdMember }[];
  readonly comments: { readonly id: string; readonly postId: string; readonly by: CrowdMember }[];
}

type Act = (who: CrowdMember, all: Community) => Promise<Response | null>;

const latest = 6;

function pick<T>(list: readonly T[]): T | undefined {
  const from = Math.max(0, list.length - latest);
  return list[from + Math.floor(Math.random() * (list.length - from))];
}

const onPost = (method: "post" | "delete", verb: string): Act => (who, { posts }) =>
  who[method](`/api/posts/${pick(posts)?.id}/${verb}`);

const onComment = (method: "post" | "delete"): Act => async (who, { comments }) =>
  comments.length ? await who[method](`/api/comments/${pick(comments)?.id}/like`) : null;

const onMember = (method: "post" | "delete", verb: string): Act => (who, { members }) =>
  who[method](`/api/users/${members[Math.floor(Math.random() * members.length)]?.id}/${verb}`);

const publish: Act = async (by, { posts, members }) => {
  const named = pick(members) as CrowdMember;
  const response = await by.post("/api/posts", {
    content: `A small good thing for @${usernameOf(named)}`,
    quotedPostId: Math.random() < 0.5 ? pick(posts)?.id : undefined,
  });
  if (response.status === 201) posts.push({ id: (await response.json() as { id: string }).id, by });
  return response;
};

const comment: Act = async (by, { posts, comments, members }) => {
  const parent = Math.random() < 0.5 ? pick(comments) : undefined;
  const postId = parent?.postId ?? pick(posts)?.id ?? "";
  const content = Math.random() < 0.3 ? `Yes, @${usernameOf(pick(members) as CrowdMember)}` : "Well said";
  const response = await by.post(`/api/posts/${postId}/comments`, { content, parentId: parent?.id });
  if (response.status === 201) {
    comments.push({ id: (await response.json() as { id: string }).id, postId, by });
  }
  return response;
};

/** As `crowd` names its members. */
function usernameOf({ id }: CrowdMember): string {
  return id.replaceAll("-", "").slice(0, 32);
}

const markOne: Act = async (who) => {
  const [first] = await (await who.get("/api/notifications")).json() as { id: string }[];
  return first ? await who.put(`/api/notifications/${first.id}/read`) : null;
};

/** How often each act is done relative to the others. */
const acts: readonly (readonly [weight: number, act: Act])[] = [
  [3, publish],
  [6, comment],
  [6, onPost("post", "like")],
  [4, onPost("delete", "like")],
  [3, onPost("post", "bookmark")],
  [2, onPost("delete", "bookmark")],
  [3, onPost("post", "repost")],
  [2, onPost("delete", "repost")],
  [4, onComment("post")],
  [2, onComment("delete")],
  [4, onMember("post", "follow")],
  [2, onMember("delete", "follow")],
  [1, onMember("post", "block")],
  [2, onMember("delete", "block")],
  [1, onMember("post", "mute")],
  [2, onMember("delete", "mute")],
  [2, markOne],
  [1, (who) => who.put("/api/notifications/mark-all-read")],
  [1, async (_, { posts }) => {
    const post = pick(posts);
    return post ? await post.by.delete(`/api/posts/${post.id}`) : null;
  }],
  [2, async (_, { comments }) => {
    const one = pick(comments);
    return one ? await one.by.delete(`/api/comments/${one.id}`) : null;
  }],
];

const drawn = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

/** Members who do random acts that others are notified of. */
export async function notifyingActs(members: readonly CrowdMember[]) {
  const all: Community = { members, posts: [], comments: [] };
  for (const one of members) await publish(one, all);
  return {
    /** Does this many acts at once. Returns the statuses of failures that are no refusals. */
    async burst(size: number): Promise<number[]> {
      const responses = await Promise.all(Array.from({ length: size }, () => {
        const who = members[Math.floor(Math.random() * members.length)] as CrowdMember;
        return (drawn[Math.floor(Math.random() * drawn.length)] as Act)(who, all);
      }));
      return responses.flatMap((response) => response && response.status >= 500 ? [response.status] : []);
    },
  };
}

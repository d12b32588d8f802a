import { uuidv7 } from "uuidv7";
import { removeLeftAccounts } from "../../features/account/leaving/remove-left-accounts.ts";
import { createCtx } from "../../context.ts";
import type { CrowdMember } from "../crowd.ts";
import type { TestApp } from "../create-test-app.ts";
import { member, type TestMember } from "../member.ts";
import { post } from "../post.ts";
import type { Race } from "./race.ts";

const createdId = async (response: Response) => (await response.json() as { id: string }).id;

interface Traces {
  readonly leaver: TestMember;
  readonly posts: readonly string[];
  readonly comments: readonly string[];
}

/** A member with a password who acts on all content of the others. */
async function leaveTraces(t: TestApp, others: readonly CrowdMember[]): Promise<Traces> {
  const leaver = await member(t);
  const posts = await Promise.all(others.map(async ({ id }) => (await post(t, { authorId: id })).id));
  const comments = await Promise.all(posts.map(async (id) => {
    for (const act of ["like", "share", "repost"]) await leaver.post(`/api/posts/${id}/${act}`);
    return await createdId(await leaver.post(`/api/posts/${id}/comments`, { content: "First" }));
  }));
  await Promise.all(others.map(({ id }) => leaver.post(`/api/users/${id}/follow`)));
  return { leaver, posts, comments };
}

function actsOn(leaver: TestMember, { posts, comments }: Traces, others: readonly CrowdMember[]) {
  return others.flatMap((other, n) => [
    () => other.post(`/api/users/${leaver.id}/follow`),
    () => other.post(`/api/users/${leaver.id}/block`),
    () => other.post("/api/messages", { receiverId: leaver.id, content: "Hello", clientMessageId: uuidv7() }),
    () => other.post(`/api/comments/${comments[n]}/like`),
    () => other.post(`/api/posts/${posts[n]}/comments`, { content: "Second", parentId: comments[n] }),
    () => other.post(`/api/posts/${posts[(n + 1) % posts.length]}/like`),
    () => n % 2 === 0 ? other.delete(`/api/posts/${posts[n]}`) : other.get(`/api/posts/${posts[n]}/comments`),
  ]);
}

export const leavingRaces: readonly Race[] = [
  {
    name: "deleting an account against what its member and others do",
    async round(t, _author, [first, second, third]) {
      const others = [first, second, third].filter((one) => one !== undefined);
      const left = await leaveTraces(t, others);
      const { leaver, posts } = left;
      const logIn = { email: leaver.email, password: leaver.password, restoresAccount: true };
      return [
        ...actsOn(leaver, left, others),
        () => leaver.delete("/api/account", { password: leaver.password }),
        () => t.post("/api/auth/login", logIn),
        () => leaver.post("/api/posts", { content: "A last word" }),
        () => leaver.put("/api/users/profile", { displayName: "Somebody else" }),
        ...posts.map((id) => () => leaver.delete(`/api/posts/${id}/like`)),
      ];
    },
  },
  {
    name: "removing an account against what others do, twice at once",
    async round(t, _author, [first, second, third]) {
      const others = [first, second, third].filter((one) => one !== undefined);
      const left = await leaveTraces(t, others);
      const { leaver } = left;
      await leaver.delete("/api/account", { password: leaver.password });
      await t
        .sql`update departures set left_at = left_at - interval '31 days' where member_id = ${leaver.id}`;
      const remove = () =>
        removeLeftAccounts(createCtx(t.deps, { type: "system", name: "race" }), new AbortController().signal);
      return [...actsOn(leaver, left, others), remove, remove];
    },
  },
];

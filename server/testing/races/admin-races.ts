import type { CrowdMember } from "../crowd.ts";
import type { TestApp } from "../create-test-app.ts";
import { post } from "../post.ts";
import { giveXp } from "../xp.ts";
import type { Race } from "./race.ts";

const reason = "Spam";
const createdId = async (response: Response) => (await response.json() as { id: string }).id;

async function appoint(t: TestApp, admins: readonly (CrowdMember | undefined)[]): Promise<CrowdMember[]> {
  const appointed = admins.filter((admin) => admin !== undefined);
  await t.sql`update members set is_admin = true where id = any(${appointed.map(({ id }) => id)}::uuid[])`;
  return appointed;
}

export const adminRaces: readonly Race[] = [
  {
    name: "removing a post and its comments against acts on them and their deletion",
    async round(t, author, [first, second, ...others]) {
      const admins = await appoint(t, [first, second]);
      const { id } = await post(t, { authorId: author.id });
      const comments = await Promise.all(
        [author, ...others].map(async (one) =>
          createdId(await one.post(`/api/posts/${id}/comments`, { content: "First" }))
        ),
      );
      return [
        ...admins.flatMap((admin) => [
          ...comments.map((comment) => () => admin.post(`/api/admin/comments/${comment}/remove`, { reason })),
          () => admin.post(`/api/admin/posts/${id}/remove`, { reason }),
        ]),
        ...others.flatMap((other) => [
          () => other.post(`/api/posts/${id}/like`),
          () => other.post(`/api/posts/${id}/repost`),
          ...comments.map((comment) => () => other.post(`/api/comments/${comment}/like`)),
          () => other.post(`/api/posts/${id}/comments`, { content: "Second", parentId: comments[0] }),
        ]),
        () => author.delete(`/api/comments/${comments[0]}`),
        () => author.delete(`/api/posts/${id}`),
      ];
    },
  },
  {
    name: "gifts and suspension against what the member and others do with a promoted post",
    async round(t, author, [first, second, ...others]) {
      const admins = await appoint(t, [first, second]);
      await giveXp(t, author.id, 5000);
      const { id } = await post(t, { authorId: author.id });
      const promotion = await createdId(await author.post(`/api/posts/${id}/promote`, { durationHours: 2 }));
      return [
        ...admins.flatMap((admin) => [
          () => admin.post("/api/admin/gift-xp", { userId: author.id, xpAmount: 100 }),
          () => admin.post(`/api/admin/users/${author.id}/suspend`, { reason }),
          () => admin.post(`/api/admin/users/${author.id}/restore`, { reason }),
        ]),
        ...others.flatMap((other) => [
          () => other.post(`/api/promotions/${promotion}/view`),
          () => other.post(`/api/posts/${id}/repost`),
          () => other.post(`/api/posts/${id}/comments`, { content: "Well said" }),
          () => author.post(`/api/users/${other.id}/follow`),
        ]),
        () => author.post(`/api/promotions/${promotion}/stop`),
        () => author.post("/api/posts", { content: "Another" }),
        () => author.delete(`/api/posts/${id}`),
        () => author.post("/api/auth/logout"),
      ];
    },
  },
];

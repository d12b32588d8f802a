import type { CrowdMember } from "../crowd.ts";
import { post } from "../post.ts";
import type { Race } from "./race.ts";

async function comment(by: CrowdMember, postId: string, parentId?: string): Promise<string> {
  const answer = await by.post(`/api/posts/${postId}/comments`, { content: "Well said", parentId });
  return (await answer.json() as { id: string }).id;
}

export const commentRaces: readonly Race[] = [
  {
    name: "deleting an answered comment against its likes",
    async round(t, author, others) {
      const { id: postId } = await post(t, { authorId: author.id });
      const id = await comment(author, postId);
      await comment(author, postId, id);
      const [early] = others;
      await early?.post(`/api/comments/${id}/like`);
      return [
        () => author.delete(`/api/comments/${id}`),
        ...others.map((other) => () => other.post(`/api/comments/${id}/like`)),
        ...others.map((other) => () => other.delete(`/api/comments/${id}/like`)),
      ];
    },
  },
  {
    name: "deleting an unanswered comment against replies and likes",
    async round(t, author, others) {
      const { id: postId } = await post(t, { authorId: author.id });
      const id = await comment(author, postId);
      return [
        () => author.delete(`/api/comments/${id}`),
        ...others.map((other) => () => comment(other, postId, id)),
        ...others.map((other) => () => other.post(`/api/comments/${id}/like`)),
      ];
    },
  },
  {
    name: "deleting a comment against deleting all its replies",
    async round(t, author, others) {
      const { id: postId } = await post(t, { authorId: author.id });
      const id = await comment(author, postId);
      const replies = await Promise.all(others.map((other) => comment(other, postId, id)));
      return [
        () => author.delete(`/api/comments/${id}`),
        ...others.map((other, place) => () => other.delete(`/api/comments/${replies[place]}`)),
        ...others.map((_, place) => () => author.post(`/api/comments/${replies[place]}/like`)),
      ];
    },
  },
];

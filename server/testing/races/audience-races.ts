import type { CrowdMember } from "../crowd.ts";
import { post } from "../post.ts";
import type { Race } from "./race.ts";

const comment = (by: CrowdMember, postId: string) =>
  by.post(`/api/posts/${postId}/comments`, { content: "Well said" });

const quote = (by: CrowdMember, quotedPostId: string) =>
  by.post("/api/posts", { content: "So true", quotedPostId, isQuote: true });

const idOf = async (answer: Promise<Response>) => (await (await answer).json() as { id: string }).id;

/** What authors say of answers, against the answers. */
export const audienceRaces: readonly Race[] = [
  {
    name: "choosing who may answer against comments and quotes",
    async round(t, author, others) {
      const { id } = await post(t, { authorId: author.id });
      const choose = (audience: string) => () =>
        author.put(`/api/posts/${id}/audience`, { commentsFrom: audience, quotesFrom: audience });
      return [
        choose("nobody"),
        choose("followers"),
        choose("everyone"),
        ...others.map((other) => () => comment(other, id)),
        ...others.map((other) => () => quote(other, id)),
      ];
    },
  },
  {
    name: "folding comments against likes, replies and their deletion",
    async round(t, author, others) {
      const { id } = await post(t, { authorId: author.id });
      const comments = await Promise.all(others.map((other) => idOf(comment(other, id))));
      return comments.flatMap((commentId, place) => [
        () => author.post(`/api/comments/${commentId}/fold`),
        () => author.delete(`/api/comments/${commentId}/fold`),
        () => author.post(`/api/comments/${commentId}/like`),
        () => author.post(`/api/posts/${id}/comments`, { content: "Thank you", parentId: commentId }),
        () => others[place]?.delete(`/api/comments/${commentId}`) ?? Promise.resolve(),
      ]);
    },
  },
  {
    name: "taking a post out of quotes against their edits, their deletion and its own",
    async round(t, author, others) {
      const { id } = await post(t, { authorId: author.id });
      const quotes = await Promise.all(others.map((other) => idOf(quote(other, id))));
      return [
        () => author.delete(`/api/posts/${id}`),
        ...quotes.flatMap((quoteId, place) => [
          () => author.post(`/api/posts/${quoteId}/detach`),
          () => author.delete(`/api/posts/${quoteId}/detach`),
          () =>
            others[place]?.put(`/api/posts/${quoteId}`, { content: "So very true", revision: 1 }) ??
              Promise.resolve(),
          () => others[place]?.delete(`/api/posts/${quoteId}`) ?? Promise.resolve(),
        ]),
      ];
    },
  },
];

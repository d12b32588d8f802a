import { createCtx } from "../../context.ts";
import { lowerLevel } from "../../features/moderation/review-queries.ts";
import { sendMessage } from "../../features/messages/send-message.ts";
import { bot, botCtx } from "../bot.ts";
import { member } from "../member.ts";
import { post } from "../post.ts";
import type { Race } from "./race.ts";

const createdId = async (answer: Response) => (await answer.json() as { id: string }).id;
const lower = { level: "high", support: false, elements: [], decidedBy: "openai" } as const;

export const notificationRaces: readonly Race[] = [
  {
    name: "reading all notifications against the acts that they tell of, and deletions",
    async round(t, author, others) {
      const posts = await Promise.all([1, 2, 3].map(() => post(t, { authorId: author.id })));
      await Promise.all(others.map((other) => other.post(`/api/posts/${posts[0]?.id}/repost`)));
      return others.flatMap((other, n) => [
        () => author.put("/api/notifications/mark-all-read"),
        ...posts.flatMap(({ id }) => [
          () => other.post(`/api/posts/${id}/like`),
          () => other.post(`/api/posts/${id}/repost`),
          () => other.delete(`/api/posts/${id}/repost`),
          () => other.post(`/api/posts/${id}/comments`, { content: "Well said" }),
        ]),
        () => author.delete(`/api/posts/${posts[n % 3]?.id}`),
      ]);
    },
  },
  {
    name: "later verdicts on a post and its comments against their deletion",
    async round(t, author, others) {
      const { id } = await post(t, { authorId: author.id });
      const comments = await Promise.all(
        others.map(async (other) =>
          createdId(await other.post(`/api/posts/${id}/comments`, { content: "Well said" }))
        ),
      );
      const { sql, clock } = createCtx(t.deps, { type: "system", name: "race" });
      return [
        () => lowerLevel(sql, { kind: "post", id, revision: 1 }, lower, clock.now()),
        ...comments.flatMap((comment, n) => [
          () => lowerLevel(sql, { kind: "comment", id: comment, revision: 1 }, lower, clock.now()),
          () => others[n]!.delete(`/api/comments/${comment}`),
          () => author.post(`/api/comments/${comment}/like`),
        ]),
        () => author.delete(`/api/posts/${id}`),
      ];
    },
  },
  {
    name: "messages to bots against renaming and deleting all of them",
    async round(t, _author, others) {
      const [root, ...bots] = [await member(t, { isAdmin: true }), await bot(t), await bot(t), await bot(t)];
      await Promise.all(
        others.flatMap((other) => bots.map(({ id }) => other.post(`/api/users/${id}/follow`))),
      );
      return [
        ...others.flatMap((other) =>
          bots.map(({ id }) => () => other.post("/api/messages", { receiverId: id, content: "Tea?" }))
        ),
        ...bots.map(({ userEmail }, n) => () =>
          root.put(`/api/bot-users/${userEmail}`, { username: bots[(n + 1) % 3]?.username })
        ),
        ...bots.map((one) => () =>
          sendMessage(botCtx(t, one), { receiverId: others[0]!.id, content: "Tea!" }).catch(() => null)
        ),
        () => root.delete("/api/bot-users", { confirm: "DELETE ALL BOTS" }),
      ];
    },
  },
];

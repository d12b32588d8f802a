import { addComment } from "../../features/comments/add-comment.ts";
import { createPost } from "../../features/posts/publish/create-post.ts";
import { likePost } from "../../features/posts/toggles/like-post.ts";
import { NotFound } from "../../errors.ts";
import { bot, botCtx, newBot } from "../bot.ts";
import { member } from "../member.ts";
import { post } from "../post.ts";
import { runJobs } from "../app/run-jobs.ts";
import type { Race } from "./race.ts";

/** The subject of a bot's act may be gone meanwhile. */
async function ignoreGone(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof NotFound)) throw error;
  });
}

export const botRaces: readonly Race[] = [
  {
    name: "deleting a bot with what it wrote, against its own acts and those of others on it",
    async round(t, author, others) {
      const [root, pip] = [await member(t, { isAdmin: true }), await bot(t)];
      const ctx = botCtx(t, pip);
      const { id } = await createPost(ctx, { content: "Tea" });
      const adas = await post(t, { authorId: author.id });
      const mine = await addComment(ctx, adas.id, { content: "Lovely" });
      return [
        () => root.delete(`/api/bot-users/${pip.userEmail}?content=remove`),
        () => runJobs(t),
        () => ignoreGone(createPost(ctx, { content: "More tea" })),
        () => ignoreGone(addComment(ctx, adas.id, { content: "Still lovely" })),
        () => ignoreGone(likePost(ctx, adas.id)),
        () => root.put(`/api/bot-users/${pip.userEmail}`, { username: newBot().username }),
        () => author.post(`/api/posts/${adas.id}/comments`, { content: "Yes", parentId: mine.id }),
        () => author.delete(`/api/posts/${adas.id}`),
        ...others.flatMap((other) => [
          () => other.post(`/api/users/${pip.id}/follow`),
          () => other.post(`/api/posts/${id}/like`),
          () => other.post(`/api/posts/${id}/comments`, { content: "Well said" }),
          () => other.delete(`/api/users/${pip.id}/follow`),
        ]),
      ];
    },
  },
  {
    name: "bots of one email and username, created at once, switched and deleted",
    async round(t, _author, others) {
      const root = await member(t, { isAdmin: true });
      const fields = newBot();
      return [
        ...others.map(() => () => root.post("/api/bot-users", fields)),
        () => root.put(`/api/bot-users/${fields.userEmail}`, { isActive: false }),
        () => root.put("/api/bots/switch", { isOn: false }),
        () => root.put("/api/bots/switch", { isOn: true }),
        () => root.delete(`/api/bot-users/${fields.userEmail}`),
        () => root.delete("/api/bot-users", { confirm: "DELETE ALL BOTS" }),
      ];
    },
  },
];

import { pruneImages } from "../../features/media/unused/prune-images.ts";
import type { CrowdMember } from "../crowd.ts";
import type { TestApp } from "../create-test-app.ts";
import { runJobs } from "../app/run-jobs.ts";
import { picture } from "../pictures.ts";
import { post } from "../post.ts";
import { giveXp } from "../xp.ts";
import type { Race } from "./race.ts";

const png = new Uint8Array(await picture(8, 8).png().toBuffer());
const twoDaysMs = 48 * 60 * 60 * 1000;

/** A post with a picture of its own. */
async function publishWithPicture(author: CrowdMember): Promise<{ id: string; imageUrl: string }> {
  const body = new FormData();
  body.set("content", "With a picture");
  body.set("image", new File([png], "small.png", { type: "image/png" }));
  const answer = await author.request("POST", "/api/posts", { body });
  return await answer.json() as { id: string; imageUrl: string };
}

const createdId = async (answer: Response) => (await answer.json() as { id: string }).id;

const reuse = (author: CrowdMember, aiImageUrl: string) =>
  author.post("/api/posts", { content: "The same again", aiImageUrl });

/** All acts of members on a post while it is deleted. */
function deletion(
  name: string,
  act: (other: CrowdMember, postId: string) => (() => Promise<unknown>)[],
): Race {
  return {
    name: `deleting a post against ${name}`,
    async round(t, author, others) {
      const { id } = await post(t, { authorId: author.id });
      const acts = others.flatMap((other) => act(other, id));
      return [...acts, () => author.delete(`/api/posts/${id}`)];
    },
  };
}

/** A running promotion of a new post. */
async function startPromotion(t: TestApp, author: CrowdMember): Promise<{ id: string; postId: string }> {
  await giveXp(t, author.id, 5000);
  const { id: postId } = await post(t, { authorId: author.id });
  const id = await createdId(await author.post(`/api/posts/${postId}/promote`, { durationHours: 2 }));
  return { id, postId };
}

export const deletionRaces: readonly Race[] = [
  {
    name: "deleting posts against reusing their picture",
    async round(t, author) {
      const { id, imageUrl } = await publishWithPicture(author);
      const second = await createdId(await reuse(author, imageUrl));
      return [
        () => author.delete(`/api/posts/${id}`),
        () => author.delete(`/api/posts/${second}`),
        () => runJobs(t),
        ...Array.from({ length: 4 }, () => () => reuse(author, imageUrl)),
      ];
    },
  },
  {
    name: "deleting a post against quoting it with its own picture",
    async round(_t, author) {
      const { id, imageUrl } = await publishWithPicture(author);
      const quote = { content: "Again", aiImageUrl: imageUrl, quotedPostId: id, isQuote: true };
      return [
        () => author.delete(`/api/posts/${id}`),
        ...Array.from({ length: 4 }, () => () => author.post("/api/posts", quote)),
      ];
    },
  },
  {
    name: "pruning pictures against reusing them",
    async round(t, author) {
      const { id, imageUrl } = await publishWithPicture(author);
      await t.sql`
        with shown as (select image_id from posts where id = ${id}), listed as (
          insert into images_to_examine (image_id, since) select image_id, ${t.clock.now()} from shown
        )
        update posts set image_id = null where id = ${id}`;
      const later = { now: () => new Date(t.clock.now().getTime() + twoDaysMs) };
      return [
        () => pruneImages({ ...t.deps, clock: later }),
        ...Array.from({ length: 4 }, () => () => reuse(author, imageUrl)),
      ];
    },
  },
  deletion("likes and their undoing", (other, id) => [
    () => other.post(`/api/posts/${id}/like`),
    () => other.delete(`/api/posts/${id}/like`),
  ]),
  deletion("bookmarks and shares", (other, id) => [
    () => other.post(`/api/posts/${id}/bookmark`),
    () => other.delete(`/api/posts/${id}/bookmark`),
    () => other.post(`/api/posts/${id}/share`),
  ]),
  deletion("reposts and their withdrawal", (other, id) => [
    () => other.post(`/api/posts/${id}/repost`),
    () => other.post("/api/posts", { repostedPostId: id }),
    () => other.delete(`/api/posts/${id}/repost`),
  ]),
  deletion("quotes, comments and reports", (other, id) => [
    () => other.post("/api/posts", { content: "So true", quotedPostId: id, isQuote: true }),
    () => other.post(`/api/posts/${id}/comments`, { content: "Well said" }),
    () => other.post(`/api/posts/${id}/report`, { reason: "spam" }),
  ]),
  {
    name: "deleting a post against replies to its comments and their likes",
    async round(t, author, others) {
      const { id } = await post(t, { authorId: author.id });
      const answers = await Promise.all(
        [author, ...others].map((one) => one.post(`/api/posts/${id}/comments`, { content: "First" })),
      );
      const comments = await Promise.all(answers.map(createdId));
      const acts = others.flatMap((other) =>
        comments.slice(0, 3).flatMap((comment) => [
          () => other.post(`/api/comments/${comment}/like`),
          () => other.post(`/api/posts/${id}/comments`, { content: "Second", parentId: comment }),
        ])
      );
      return [...acts, () => author.delete(`/api/posts/${id}`)];
    },
  },
  {
    name: "deleting a post against starting its promotion",
    async round(t, author, others) {
      await giveXp(t, author.id, 5000);
      const { id } = await post(t, { authorId: author.id });
      const promote = () => author.post(`/api/posts/${id}/promote`, { durationHours: 2 });
      const likes = others.map((other) => () => other.post(`/api/posts/${id}/like`));
      return [promote, promote, ...likes, () => author.delete(`/api/posts/${id}`)];
    },
  },
  {
    name: "deleting a promoted post against views, events and stops",
    async round(t, author, others) {
      const { id, postId } = await startPromotion(t, author);
      const acts = others.flatMap((other) => [
        () => other.post(`/api/promotions/${id}/view`),
        () => other.post(`/api/promotions/${id}/events`, { type: "like" }),
        () => other.post(`/api/posts/${postId}/like`),
      ]);
      const stop = () => author.post(`/api/promotions/${id}/stop`);
      return [stop, ...acts, stop, () => author.delete(`/api/posts/${postId}`)];
    },
  },
];

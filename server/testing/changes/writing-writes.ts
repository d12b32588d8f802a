import { newJpeg } from "../pictures.ts";
import { pick } from "../pages/act.ts";
import { authorOf, pickLatest, type Write } from "./community.ts";

/** Long enough to be read aloud. */
const long = `The lake was still this morning. ${"Breathe in, breathe out. ".repeat(12)}#calm`;

const idOf = async (response: Response) =>
  response.status === 201 ? (await response.json() as { id: string }).id : null;

async function keepPost(posts: string[], answer: Promise<Response>): Promise<void> {
  const id = await idOf(await answer);
  if (id !== null) posts.push(id);
}

export const publishLong: Write = (by, { posts }) =>
  keepPost(posts, by.post("/api/posts", { content: long }));

export const publishPicture: Write = async (by, { posts }) => {
  const form = new FormData();
  form.append("content", pick(["A quiet picture #calm", ""]));
  form.append("imageAlt", "A path");
  form.append("image", new File([await newJpeg()], "path.jpg", { type: "image/jpeg" }));
  await keepPost(posts, by.request("POST", "/api/posts", { body: form }));
};

/** For a time that `letTimePass` comes to. */
export const schedule: Write = async (by, { t }) => {
  const publishAt = new Date(t.clock.now().getTime() + 6 * 60_000).toISOString();
  await by.post("/api/drafts", { content: pick(["As planned #calm", long]), publishAt });
};

/** A question that Lisa answers when the queue is run. */
export const askLisa: Write = async (by, { posts, comments }) => {
  const postId = pickLatest(posts, 5);
  if (!postId || Math.random() < 0.5) {
    return await keepPost(posts, by.post("/api/posts", { content: "How are you, @lisa? #calm" }));
  }
  const id = await idOf(await by.post(`/api/posts/${postId}/comments`, { content: "And you, @lisa?" }));
  if (id !== null) comments.push({ id, postId });
};

export const deleteOwnPost: Write = async (_by, scene) => {
  const id = pickLatest(scene.posts);
  if (id) await (await authorOf(scene, "posts", id))?.delete(`/api/posts/${id}`);
};

export const deleteOwnComment: Write = async (_by, scene) => {
  const one = pickLatest(scene.comments);
  if (one) await (await authorOf(scene, "comments", one.id))?.delete(`/api/comments/${one.id}`);
};

export const speak: Write = async (by, { t }) => {
  const rows = await t.sql<{ id: string }[]>`
    select id from posts where content like '%Breathe%' and repost_of_id is null order by id`;
  const one = pickLatest(rows, 4);
  if (one) await by.post(`/api/posts/${one.id}/tts`);
};

export const silence: Write = async (_by, scene) => {
  const rows = await scene.t.sql<{ post_id: string }[]>`select post_id from post_audio`;
  const id = pickLatest(rows)?.post_id;
  if (id) await (await authorOf(scene, "posts", id))?.delete(`/api/posts/${id}/audio`);
};

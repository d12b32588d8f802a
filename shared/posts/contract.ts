import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { count, filePart, idParams, pageQuery, text } from "../primitives.ts";
import { postLimits } from "./rules.ts";
import { post, postList } from "./shapes.ts";

const optionalBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((v) => (v === "" ? undefined : v), schema.optional());

/** A form without a chosen file still sends a nameless, empty one; some runtimes read it back as a blank. */
const optionalFile = z.preprocess(
  (v) => (v === "" || (v instanceof File && v.size === 0 && v.name === "") ? undefined : v),
  filePart.optional(),
);

/**
 * A new post. Multipart carries the file itself; JSON (and `aiImageUrl` in either) names an image already in own storage.
 * Text or an image is needed; the server checks it, since the two travel apart.
 */
export const newPost = z.object({
  content: text(postLimits.contentLength, `Posts can be at most ${postLimits.contentLength} characters`)
    .default(""),
  image: optionalFile,
  /** URL of an image in own storage, from the two-step upload or the assistant (decision 36). */
  aiImageUrl: optionalBlank(text(500)),
  imageAlt: optionalBlank(
    text(postLimits.altLength, `Descriptions can be at most ${postLimits.altLength} characters`),
  ),
});
export type NewPost = z.input<typeof newPost>;

export const listPosts = endpoint({
  method: "get",
  path: "/api/posts",
  summary: "The feed of all posts, newest first",
  access: "member",
  query: pageQuery,
  status: 200,
  response: postList,
  paged: true,
});

export const createPost = endpoint({
  method: "post",
  path: "/api/posts",
  summary: "Publish a post with text, an image, or both",
  access: "member",
  body: newPost,
  encodings: ["json", "multipart"],
  status: 201,
  response: post,
});

export const getPost = endpoint({
  method: "get",
  path: "/api/posts/{id}",
  summary: "One post",
  access: "member",
  params: idParams,
  status: 200,
  response: post,
});

export const deletePost = endpoint({
  method: "delete",
  path: "/api/posts/{id}",
  summary: "Delete one's own post",
  access: "member",
  params: idParams,
  status: 200,
  response: z.object({ success: z.literal(true), xpSpent: count }),
});

export const likeState = z.object({ isLiked: z.boolean(), likesCount: count });

export const likePost = endpoint({
  method: "post",
  path: "/api/posts/{id}/like",
  summary: "Like a post; liking again changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: likeState,
});

export const unlikePost = endpoint({
  method: "delete",
  path: "/api/posts/{id}/like",
  summary: "Take a like back; taking it back again changes nothing",
  access: "member",
  params: idParams,
  status: 200,
  response: likeState,
});

export const postEndpoints = { listPosts, createPost, getPost, deletePost, likePost, unlikePost };

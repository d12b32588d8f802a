import * as contract from "#shared/posts/contract.ts";
import { type Route, route } from "../../http/route.ts";
import { createPost } from "./create-post.ts";
import { deletePost } from "./delete-post.ts";
import { getPost } from "./get-post.ts";
import { likePost } from "./like-post.ts";
import { listPosts } from "./list-posts.ts";
import { unlikePost } from "./unlike-post.ts";

export const postRoutes: readonly Route[] = [
  route(contract.listPosts, async (ctx, { query }, { setNextCursor }) => {
    const page = await listPosts(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.createPost, (ctx, { body }) => createPost(ctx, body), { limits: ["post"] }),
  route(contract.getPost, (ctx, { params }) => getPost(ctx, params.id)),
  route(contract.deletePost, (ctx, { params }) => deletePost(ctx, params.id)),
  route(contract.likePost, (ctx, { params }) => likePost(ctx, params.id)),
  route(contract.unlikePost, (ctx, { params }) => unlikePost(ctx, params.id)),
];
